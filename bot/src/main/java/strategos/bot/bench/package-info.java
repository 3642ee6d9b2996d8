/** What {@code ./strategos bench} measures. */
package strategos.bot.bench;
