/** What players propose to each other: to go back, a draw, the end; and what they answer. */
package strategos.bot.command.propose;
