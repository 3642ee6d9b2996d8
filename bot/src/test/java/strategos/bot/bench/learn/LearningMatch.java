package strategos.bot.bench.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;
import strategos.bot.bench.learn.Sample.Standing;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/**
 * Matches of the rules of thumb that are disturbed until some order, so that positions are met which these alone would never
 * reach, and are then played to their end undisturbed: only what follows is learnt from. Where a mind knows of other plans a
 * seat follows one of them in some turns; else some of its orders are any legal ones.
 *
 * @param seats how many play
 * @param player who plays all of them once nothing disturbs any more
 * @param numbers how many of them a judgement weighs in a scenario
 */
record LearningMatch<S>(Game<S> game, Scenario scenario, int seats, Opponent<S> player, ToIntFunction<String> numbers) {
    private static final long SPREAD = 7_919;

    /** At most so many of a seat's orders are any legal ones. */
    private static final double MOST_CHANCE = 0.5;

    /** In so many turns a seat follows another plan. */
    private static final double OTHER_PLANS = 0.5;

    /** Of one match: they tell much the same, since all of them ended alike. */
    private static final int MOST_POSITIONS = 8;

    /**
     * What a match gave.
     *
     * @param orders how long it was
     */
    record Played(List<Sample> samples, int orders) {
        Played {
            samples = List.copyOf(samples);
        }
    }

    /**
     * Plays the match of that number.
     *
     * @param usual orders of a usual match: it is disturbed until one of them; at 0 not at all
     */
    Played play(int match, long first, int usual) {
        return new Course(match, new SplittableRandom((first + match) * SPREAD)).play(usual);
    }

    private record Position<T>(T state, List<Listener.Asked> asked) {}

    /** One match. */
    private final class Course {
        private final int match;
        private final SplittableRandom luck;
        private final Mind<S> mind = game.mind().orElseThrow();
        private final RandomComputer<S> any = new RandomComputer<>();
        private final List<Seat> all = scenario.seats().subList(0, seats);
        private final Map<Seat, Double> chance = new HashMap<>();
        private final Map<Seat, Computer<S>> followed = new HashMap<>();
        private long turn = Long.MIN_VALUE;

        Course(int match, SplittableRandom luck) {
            this.match = match;
            this.luck = luck;
        }

        Played play(int usual) {
            Setup setup = new Setup(scenario.id(), game.box().usualOptions(), all);
            Simulation<S> play = new Simulation<>(game, game.rules().setUp(setup), luck.nextLong());
            play.settle();
            all.forEach(seat -> chance.put(seat, luck.nextDouble(MOST_CHANCE)));
            int disturbed = usual == 0 ? 0 : luck.nextInt(usual);
            List<Position<S>> met = new ArrayList<>();
            int orders = 0;
            for (; !play.over(); orders++) {
                boolean begins = turn < mind.clock(play.state());
                turn = mind.clock(play.state());
                if (begins && orders >= disturbed) {
                    meet(play.state(), met);
                }
                Seat seat = play.asked().orElseThrow();
                Seen<S> seen = game.conceal(play.state(), seat);
                Decision decision = game.decisions().of(seen, seat).orElseThrow();
                if (begins) {
                    followed.clear();
                }
                SplittableRandom own = luck.split();
                Call call = orders < disturbed
                        ? disturbed(seen, seat).choose(seen, seat, decision, own)
                        : player.think(seen, seat, decision, own).best().call();
                play.give(new Order(seat, call));
            }
            List<Sample> samples = new ArrayList<>();
            while (!met.isEmpty() && samples.size() < MOST_POSITIONS) {
                samples.add(sample(met.remove(luck.nextInt(met.size())), play));
            }
            return new Played(samples, orders);
        }

        private void meet(S state, List<Position<S>> met) {
            Listener listener = new Listener(numbers, -1);
            mind.value(state, all.getFirst(), listener);
            if (!listener.asked().isEmpty()) {
                met.add(new Position<>(state, listener.asked()));
            }
        }

        private Computer<S> disturbed(Seen<S> seen, Seat seat) {
            List<Computer<S>> plans = mind.plans(seen, seat);
            if (plans.isEmpty()) {
                return luck.nextDouble() < chance.get(seat) ? any : game.computer();
            }
            return followed.computeIfAbsent(
                    seat,
                    one -> luck.nextDouble() < OTHER_PLANS ? plans.get(luck.nextInt(plans.size())) : game.computer());
        }

        private Sample sample(Position<S> position, Simulation<S> play) {
            Map<Seat, List<Double>> own = new HashMap<>();
            for (int question = 0; question < position.asked().size(); question++) {
                own.put(
                        owner(position.state(), question),
                        position.asked().get(question).numbers());
            }
            List<Standing> sides = new ArrayList<>();
            for (Seat seat : all) {
                sides.add(new Standing(
                        own.getOrDefault(seat, List.of()), mind.value(position.state(), seat), won(play, seat)));
            }
            Listener.Asked one = position.asked().getFirst();
            return new Sample(match, one.scenario(), one.left(), sides);
        }

        /** Whose numbers a question has: who gains where its answer is high. */
        private Seat owner(S state, int question) {
            return all.stream()
                    .max(Comparator.comparingDouble(seat -> mind.value(state, seat, new Listener(numbers, question))))
                    .orElseThrow();
        }

        private double won(Simulation<S> play, Seat seat) {
            double share = play.winners().contains(seat) ? 1.0 / play.winners().size() : 0;
            return mind.end(play.state(), seat).orElse(share);
        }
    }
}
