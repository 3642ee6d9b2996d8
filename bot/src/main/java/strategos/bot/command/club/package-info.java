/** What a club of players needs besides its games: its matches in one list, their seats, and who looks after them. */
package strategos.bot.command.club;
