/** The commands that all games share, one class each. */
package strategos.bot.command.common;
