package strategos.bot.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/**
 * Matches of one player against another, who has all the other seats. The seats go round, and each round has the same dice;
 * where a player meets himself each match has its own, since with the same ones it would be the same match once more, and of
 * two seats the first is told of.
 *
 * @param seats how many play
 * @param first number of the first round: other rounds have other dice
 */
record Duel<S>(Game<S> game, Scenario scenario, int seats, long first, Opponent<S> one, Opponent<S> other) {
    private static final long SPREAD = 7_919;
    private static final double NANOS = 1e6;

    /** So often the last order is given again with other dice. */
    private static final int LAST_DICE = 100;

    /**
     * What came of a match.
     *
     * @param seat of the first player
     * @param won its share of the win
     * @param expected the same over the dice that fall after the last order, which in some scenarios decide alone
     * @param orders how many it gave
     * @param millis processor time of all of them
     */
    record Score(String seat, double won, double expected, int orders, double millis) {}

    Score play(int match) {
        List<Seat> all = scenario.seats().subList(0, seats);
        Setup setup = new Setup(scenario.id(), game.box().usualOptions(), all);
        Seat mine = all.get(meetsItself() && seats == 2 ? 0 : match % seats);
        long round = meetsItself() ? match : match / seats;
        SplittableRandom luck = new SplittableRandom((first + round) * SPREAD);
        Simulation<S> play = new Simulation<>(game, game.rules().setUp(setup), luck.nextLong());
        play.settle();
        S before = play.state();
        Order last = null;
        long spent = 0;
        int orders = 0;
        while (!play.over()) {
            Seat seat = play.asked().orElseThrow();
            Seen<S> seen = game.conceal(play.state(), seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            Call call = (seat.equals(mine) ? one : other)
                    .think(seen, seat, decision, luck.split())
                    .best()
                    .call();
            if (seat.equals(mine)) {
                spent += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
                orders++;
            }
            before = play.state();
            last = new Order(seat, call);
            play.give(last);
        }
        double won = share(play, mine);
        double expected = last == null ? won : expected(before, last, mine, won, luck);
        return new Score(mine.id(), won, expected, orders, spent / NANOS);
    }

    private boolean meetsItself() {
        return one.equals(other);
    }

    /** Where the match does not end with that order whatever the dice say, what it came to stands. */
    private double expected(S before, Order last, Seat mine, double won, SplittableRandom luck) {
        double sum = 0;
        for (int n = 0; n < LAST_DICE; n++) {
            Simulation<S> again = new Simulation<>(game, before, luck.nextLong());
            again.give(last);
            if (!again.over()) {
                return won;
            }
            sum += share(again, mine);
        }
        return sum / LAST_DICE;
    }

    private static double share(Simulation<?> play, Seat mine) {
        return play.winners().contains(mine) ? 1.0 / play.winners().size() : 0;
    }
}
