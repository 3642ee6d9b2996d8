/** What an operator's tools see: figures, health, and the log as they want it. */
package strategos.bot.watch;
