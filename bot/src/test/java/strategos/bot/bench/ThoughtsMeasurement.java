package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.search.Budget;
import strategos.engine.search.Playout;
import strategos.engine.search.Searcher;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/**
 * What a thought gains, decision by decision: in matches between rules of thumb, thoughts of several sizes are asked at one
 * decision in some. Where one would give another order than the rules of thumb, both are played on in the same imagined
 * worlds, which no thought has seen. Its figures are how much likelier it makes one to win, in per cent a decision, as the
 * game's own judgement sees it, and at how many decisions it would change anything. A few minutes tell more of that than a day
 * of duels, but not whether the judgement is right: that duels tell. Orders that are the beginning of a plan are played on by
 * the rules of thumb.
 *
 * <p>Its wishes are {@code strategos.thoughts.…}: {@code of}, a game or a game and scenario; {@code decisions} of each; {@code
 * trials} of each order; {@code simulations}, sizes of thoughts such as {@code 50,250}.
 */
@AutoService(Measurement.class)
public final class ThoughtsMeasurement extends LongMeasurement {
    /** One decision in so many is thought about, so that they are of many matches. */
    private static final int EVERY = 7;

    private static final int SEATS = 2;
    private static final int MOST_ORDERS = 20_000;

    /** Where nobody ever thinks, so many are enough to find that out. */
    private static final int MOST_MATCHES = 10_000;

    private static final double PERCENT = 100;

    private final String only = System.getProperty("strategos.thoughts.of", "");
    private final int decisions = Integer.getInteger("strategos.thoughts.decisions", 200);
    private final int trials = Integer.getInteger("strategos.thoughts.trials", 200);
    private final List<Integer> sizes = sizes(System.getProperty("strategos.thoughts.simulations", "50,250"));

    private static List<Integer> sizes(String listed) {
        return Arrays.stream(listed.split(",", -1)).map(Integer::valueOf).toList();
    }

    public ThoughtsMeasurement() {
        super("thoughts");
    }

    @Override
    public List<Figure> run() {
        List<Figure> figures = new ArrayList<>();
        for (Game<?> game : Library.packed().games()) {
            for (Scenario scenario : game.box().scenarios()) {
                String what = game.box().id() + "/" + scenario.id();
                if (scenario.most() >= SEATS && what.startsWith(only)) {
                    figures.addAll(figures(what, game, scenario));
                }
            }
        }
        return figures;
    }

    private <S> List<Figure> figures(String what, Game<S> game, Scenario scenario) {
        return game.mind()
                .map(mind -> new Sample<>(game, mind, scenario).figures(what))
                .orElse(List.of());
    }

    /** Decisions of one scenario. */
    private final class Sample<S> {
        private final Game<S> game;
        private final Mind<S> mind;
        private final Scenario scenario;
        private final Playout<S> playout;
        private final Map<Integer, List<Double>> gains = new LinkedHashMap<>();

        Sample(Game<S> game, Mind<S> mind, Scenario scenario) {
            this.game = game;
            this.mind = mind;
            this.scenario = scenario;
            this.playout = new Playout<>(game, mind);
            sizes.forEach(size -> gains.put(size, new ArrayList<>()));
        }

        List<Figure> figures(String what) {
            for (int match = 1; match <= MOST_MATCHES && taken() < decisions; match++) {
                play(what, match);
            }
            if (taken() == 0) {
                return List.of();
            }
            List<Figure> figures = new ArrayList<>();
            gains.forEach((size, all) -> {
                String of = what + "-" + size;
                Estimate gained = Estimate.of(
                        all.stream().mapToDouble(Double::doubleValue).toArray());
                figures.add(new Figure(
                        of + "-gain",
                        PERCENT * gained.mean(),
                        String.format(Locale.ROOT, "%% ± %.3f of %d", PERCENT * gained.sure(), all.size())));
                figures.add(new Figure(
                        of + "-other",
                        PERCENT * all.stream().filter(gain -> gain != 0).count() / all.size(),
                        "%"));
            });
            return figures;
        }

        private int taken() {
            return gains.get(sizes.getFirst()).size();
        }

        private void play(String what, int match) {
            SplittableRandom luck = new SplittableRandom(match);
            Setup setup = new Setup(
                    scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, SEATS));
            Simulation<S> play = new Simulation<>(game, game.rules().setUp(setup), luck.nextLong());
            play.settle();
            for (int n = 0; n < MOST_ORDERS && !play.over() && taken() < decisions; n++) {
                Seat seat = play.asked().orElseThrow();
                Seen<S> seen = game.conceal(play.state(), seat);
                Decision decision = game.decisions().of(seen, seat).orElseThrow();
                if (mind.worthThought(seen, seat, decision) && luck.nextInt(EVERY) == 0) {
                    compare(seen, seat, decision, luck.nextLong());
                    reached(" " + what + " " + taken() + "/" + decisions);
                }
                play.answer(seat, game.computer(), luck);
            }
        }

        private void compare(Seen<S> seen, Seat seat, Decision decision, long seed) {
            Call usual = thought(0, seen, seat, decision, seed);
            Map<Call, Double> worth = new HashMap<>();
            gains.forEach((size, all) -> {
                Call best = thought(size, seen, seat, decision, seed);
                ToDoubleFunction<Call> playedOn =
                        call -> worth.computeIfAbsent(call, order -> worth(seen, seat, order, ~seed));
                all.add(best.equals(usual) ? 0 : playedOn.applyAsDouble(best) - playedOn.applyAsDouble(usual));
            });
        }

        /** The same seed, the same usual order and the same ideas. */
        private Call thought(int size, Seen<S> seen, Seat seat, Decision decision, long seed) {
            return new Searcher<>(game, mind, new Budget(size), () -> true)
                    .think(seen, seat, decision, new SplittableRandom(seed))
                    .best()
                    .call();
        }

        private double worth(Seen<S> seen, Seat seat, Call call, long seed) {
            return LongStream.range(seed, seed + trials)
                    .mapToDouble(trial -> playout.of(seen, seat, call, game.computer(), trial))
                    .average()
                    .orElse(0);
        }
    }
}
