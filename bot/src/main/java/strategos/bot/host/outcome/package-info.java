/** How matches ended: what is kept of each, and which of them count for ratings. */
package strategos.bot.host.outcome;
