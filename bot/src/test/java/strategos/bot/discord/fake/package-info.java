/**
 * A small Discord on loopback: REST and gateway, one server with channels and people, as far as the adapter uses it. It
 * keeps Discord's limits and refuses what Discord refuses; it records everything; and it fails on demand.
 */
package strategos.bot.discord.fake;
