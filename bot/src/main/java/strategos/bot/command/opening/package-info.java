/** What can be played, and how a match begins. */
package strategos.bot.command.opening;
