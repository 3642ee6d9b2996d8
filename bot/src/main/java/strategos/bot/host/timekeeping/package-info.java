/** The clocks of matches: what falls due, what a person or the players change about them, and matches that rest. */
package strategos.bot.host.timekeeping;
