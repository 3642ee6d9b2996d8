package strategos.bot.bench;

import java.util.List;
import java.util.SplittableRandom;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/**
 * Plays one scenario by random legal orders, at all its seats and with the usual options, and shows each step to who
 * watches. Confined to one thread.
 *
 * @param <S> the game's position
 */
final class RandomMatch<S> {
    private final Game<S> game;
    private final Setup setup;
    private final int most;
    private final Referee referee = new Referee();
    private final RandomComputer<S> computer = new RandomComputer<>();

    /** Watches a match. */
    interface Watcher<S> {
        /** A seat is asked, and sees the position so. */
        default void asked(Seen<S> seen, Seat seat, Decision decision) {}

        /** An order was carried out; the match goes on with the position that is returned. */
        default S ruled(S before, Ruling.Accepted<S> ruling) {
            return ruling.state();
        }
    }

    /** @param most orders, after which a match is left where it stands */
    RandomMatch(Game<S> game, Scenario scenario, int most) {
        this.game = game;
        this.most = most;
        this.setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, scenario.most()));
    }

    /** Plays one match, and returns its last position. */
    S play(long seed, Watcher<S> watcher) {
        SplittableRandom luck = new SplittableRandom(seed);
        SeededDice dice = new SeededDice(seed);
        S state = referee.start(game, setup, dice).state();
        for (int n = 0; n < most && game.rules().result(state).isEmpty(); n++) {
            Seat seat = game.rules().awaited(state).firstEntry().getKey();
            Seen<S> seen = game.conceal(state, seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            watcher.asked(seen, seat, decision);
            Order order = new Order(seat, computer.choose(seen, seat, decision, luck));
            Ruling<S> ruling = referee.rule(game, state, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice);
            if (!(ruling instanceof Ruling.Accepted<S> accepted)) {
                throw new IllegalStateException("an offered order was refused: " + order);
            }
            state = watcher.ruled(state, accepted);
        }
        return state;
    }
}
