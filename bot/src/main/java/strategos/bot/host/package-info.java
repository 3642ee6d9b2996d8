/**
 * Hosts matches: one at a time in a channel, each with a queue of its own. An order is loaded, decided, committed and told
 * in that queue; painting and sending happen outside it, from what was committed. Reading never waits: it sees the last
 * committed {@link strategos.bot.host.LiveMatch}.
 */
package strategos.bot.host;
