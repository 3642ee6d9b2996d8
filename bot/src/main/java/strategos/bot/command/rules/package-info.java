/** The rules of a game and of the house, and the commands that lead on. */
package strategos.bot.command.rules;
