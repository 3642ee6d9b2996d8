/** Who sits where: transactions by which seats are taken, offered, given back and left. */
package strategos.bot.host.seating;
