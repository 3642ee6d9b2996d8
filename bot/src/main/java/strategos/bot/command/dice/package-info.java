/** The published rolls of a match, and the proof of them. */
package strategos.bot.command.dice;
