/** Matches as they were last committed: read from storage, kept as immutable values, shown without any lock. */
package strategos.bot.host.live;
