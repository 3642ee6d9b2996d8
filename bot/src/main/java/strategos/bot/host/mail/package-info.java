/**
 * What everyone may read, on its way out: the story of a commit cut into posts, the live card of a match, and the pump
 * that sends what the outbox owes, each once, whatever happens in between.
 */
package strategos.bot.host.mail;
