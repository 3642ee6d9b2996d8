/** What all players agree on together (ADR 0023): proposals, votes, and what is done when all have agreed. */
package strategos.bot.host.proposal;
