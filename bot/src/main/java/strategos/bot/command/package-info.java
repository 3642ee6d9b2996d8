/**
 * What can be typed and pressed, whatever the chat service: the catalogue made from the boxes of the games and from the
 * commands that all games share, and the handlers that carry requests out. It knows no game: every legal value comes from
 * the {@link strategos.engine.offer.Offer}s of the match.
 */
package strategos.bot.command;
