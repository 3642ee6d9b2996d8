/**
 * What a transaction on a match is, and what all of them share: each is decided on the last commit, in the match's queue, and stored
 * whole. The transactions themselves stand with their subject, in the packages beside this one.
 */
package strategos.bot.host.transaction;
