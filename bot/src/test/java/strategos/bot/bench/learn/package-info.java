/** Learns what the numbers of a position are worth, from matches of the rules of thumb. */
package strategos.bot.bench.learn;
