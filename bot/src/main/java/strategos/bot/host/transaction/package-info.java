/** What is done in a match: one transaction after the other in the match's queue, each decided on the last commit and stored whole. */
package strategos.bot.host.transaction;
