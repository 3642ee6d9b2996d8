package strategos.bot.host.live;

import strategos.bot.host.Speech;

/**
 * The words of a match.
 *
 * @param words with seats by their players too
 * @param tale with seats by their own names alone
 */
public record MatchWording(Speech words, Speech tale) {}
