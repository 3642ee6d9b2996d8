/**
 * The contract between the games and the bot that hosts them.
 *
 * <p>One thought holds it together: an {@link strategos.engine.offer.Order} goes in, {@link strategos.engine.Event}s come
 * out, and everything else (position, story, picture, storage) is made from the events. A {@link
 * strategos.engine.Game} is pure: it knows no clock, no file, no user, no thread. What a seat may do stands in its
 * {@link strategos.engine.Decision} and nowhere else; the {@link strategos.engine.Referee} is the one loop that runs
 * every game. A new game is one package below {@code strategos.engine.games} and one folder below {@code
 * config/games}, and touches nothing else.
 */
package strategos.engine;
