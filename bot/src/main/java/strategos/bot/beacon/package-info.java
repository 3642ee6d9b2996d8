/** The public randomness beacon: its rounds fetched over the network, and its signatures checked. */
package strategos.bot.beacon;
