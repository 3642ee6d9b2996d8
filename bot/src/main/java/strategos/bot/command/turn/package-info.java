/** What one owes, what a computer would do, what may be taken back. */
package strategos.bot.command.turn;
