package strategos.bot.bench;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Seen;
import strategos.engine.box.Option;
import strategos.engine.box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/**
 * Matches of one player against another, who has all the other seats; the seats go round, and each round has the same dice.
 *
 * @param seats how many play
 * @param first number of the first match: others have other dice
 */
record Contest<S>(Game<S> game, Scenario scenario, int seats, long first) {
    private static final long SPREAD = 7_919;
    private static final double NANOS = 1e6;

    /**
     * What came of it.
     *
     * @param won matches of the first player, a shared win as its share
     * @param millis processor time of one of its orders
     */
    record Score(double won, int matches, double millis) {
        /** In hundredths. */
        double percent() {
            return 100 * won / matches;
        }

        /** The standard error of that. */
        double error() {
            double share = won / matches;
            return 100 * Math.sqrt(share * (1 - share) / matches);
        }
    }

    Score play(Opponent<S> one, Opponent<S> other, int matches) {
        Map<String, String> options =
                game.box().options().stream().collect(Collectors.toMap(Option::name, Option::byDefault));
        List<Seat> all = scenario.seats().subList(0, seats);
        Setup setup = new Setup(scenario.id(), options, all);
        double won = 0;
        long spent = 0;
        long orders = 0;
        for (int match = 0; match < matches; match++) {
            Seat mine = all.get(match % seats);
            SplittableRandom luck = new SplittableRandom((first + match / seats) * SPREAD);
            Simulation<S> play = new Simulation<>(game, game.rules().setUp(setup), luck.nextLong());
            play.settle();
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
                play.give(new Order(seat, call));
            }
            won += play.winners().contains(mine) ? 1.0 / play.winners().size() : 0;
        }
        return new Score(won, matches, spent / NANOS / Math.max(1, orders));
    }
}
