/** Who sits where: people, computers, and those who go. */
package strategos.bot.command.seat;
