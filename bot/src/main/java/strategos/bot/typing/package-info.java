/** How typed lines are split into words: by the console, and within a standing order's answer. */
package strategos.bot.typing;
