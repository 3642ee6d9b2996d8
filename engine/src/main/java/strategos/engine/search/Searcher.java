package strategos.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.seat.Seat;

/**
 * Tries ideas out by sequential halving: in each round every idea that is left is played on in the same imagined worlds with
 * the same dice, and the worse half is dropped. The usual order is always among them, and another takes its place only where
 * it gained clearly more in the same worlds.
 *
 * @param <S> the game's position
 */
public final class Searcher<S> implements Opponent<S> {
    private final Game<S> game;
    private final Mind<S> mind;
    private final Budget budget;
    private final BooleanSupplier wanted;
    private final Playout<S> playout;

    /**
     * A player.
     *
     * @param wanted whether anybody still waits for the thought: asked now and then
     */
    public Searcher(Game<S> game, Mind<S> mind, Budget budget, BooleanSupplier wanted) {
        this.game = game;
        this.mind = mind;
        this.budget = budget;
        this.wanted = wanted;
        this.playout = new Playout<>(game, mind);
    }

    @Override
    public Thought think(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        long seed = luck.nextLong();
        Arm usual = usual(seen, seat, decision, seed);
        if (!thinks(seen, seat, decision)) {
            return Thought.of(usual.call);
        }
        List<Arm> arms = arms(seen, seat, decision, seed, usual);
        return arms.size() == 1 ? Thought.of(usual.call) : new Trial(seen, seat, seed, arms).halve();
    }

    /**
     * Where it would think of less than a few orders, others are tried beside them, one of each other kind first: whoever asks
     * wants to compare, also where a computer would not have thought.
     */
    @Override
    public Thought advise(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
        long seed = luck.nextLong();
        Arm usual = usual(seen, seat, decision, seed);
        if (budget.simulations() == 0 || !mind.imaginable(seen)) {
            return Thought.of(usual.call);
        }
        List<Arm> arms = mind.worthThought(seen, seat, decision)
                ? arms(seen, seat, decision, seed, usual)
                : new ArrayList<>(List.of(usual));
        for (Call other : new Sampler(1).meant(decision, new SplittableRandom(seed + 2))) {
            if (arms.size() < Thought.ADVISED
                    && arms.stream().noneMatch(arm -> arm.call.verb().equals(other.verb()))) {
                arms.add(new Arm(other, game.computer()));
            }
        }
        for (Call other : new Sampler(Thought.ADVISED).meant(decision, new SplittableRandom(seed + 3))) {
            if (arms.size() < Thought.ADVISED) {
                add(arms, new Arm(other, game.computer()));
            }
        }
        return new Trial(seen, seat, seed, arms).halve();
    }

    private boolean thinks(Seen<S> seen, Seat seat, Decision decision) {
        return budget.simulations() > 0 && mind.worthThought(seen, seat, decision);
    }

    private Arm usual(Seen<S> seen, Seat seat, Decision decision, long seed) {
        return new Arm(game.computer().choose(seen, seat, decision, new SplittableRandom(seed)), game.computer());
    }

    /** All that it thinks of, the usual order first. */
    private List<Arm> arms(Seen<S> seen, Seat seat, Decision decision, long seed, Arm usual) {
        List<Arm> arms = new ArrayList<>();
        arms.add(usual);
        for (Computer<S> plan : mind.plans(seen, seat)) {
            add(arms, new Arm(plan.choose(seen, seat, decision, new SplittableRandom(seed)), plan));
        }
        for (Call idea : ideas(seen, seat, decision, seed + 1)) {
            add(arms, new Arm(idea, game.computer()));
        }
        return arms;
    }

    private void add(List<Arm> arms, Arm more) {
        if (arms.stream().noneMatch(arm -> arm.call.equals(more.call))) {
            arms.add(more);
        }
    }

    /** The best guesses, no more than can be tried often enough. */
    private List<Call> ideas(Seen<S> seen, Seat seat, Decision decision, long seed) {
        int most = Math.max(1, budget.simulations() / mind.caution().trials() - 1);
        return mind.ideas(seen, seat, decision, new SplittableRandom(seed)).stream()
                .limit(most)
                .toList();
    }

    /** An order, who plays on for its seat, and what it came to. */
    private final class Arm {
        final Call call;
        final Computer<S> follower;
        final Tally value = new Tally();
        final List<Double> trials = new ArrayList<>();

        Arm(Call call, Computer<S> follower) {
            this.call = call;
            this.follower = follower;
        }

        /** What it gained on the other, over the trials that both had. */
        Tally over(Arm other) {
            Tally gain = new Tally();
            for (int n = 0; n < Math.min(trials.size(), other.trials.size()); n++) {
                gain.add(trials.get(n) - other.trials.get(n));
            }
            return gain;
        }
    }

    /** One thought. */
    private final class Trial {
        private final Seen<S> seen;
        private final Seat seat;
        private final long seed;
        private final List<Arm> all;

        Trial(Seen<S> seen, Seat seat, long seed, List<Arm> arms) {
            this.seen = seen;
            this.seat = seat;
            this.seed = seed;
            this.all = arms;
        }

        Thought halve() {
            Arm usual = all.getFirst();
            List<Arm> left = new ArrayList<>(all);
            int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(left.size() - 1));
            int tried = 0;
            int spent = 0;
            for (int round = 1; round <= rounds; round++) {
                // However little there is, whatever is left is tried once before half of it is dropped.
                int until = Math.max(budget.simulations() * round / rounds, spent + left.size());
                while (spent + left.size() <= Math.min(until, budget.simulations())) {
                    for (Arm arm : left) {
                        tryOut(arm, tried);
                    }
                    tried++;
                    spent += left.size();
                }
                left = best(left, usual);
            }
            return decided(usual);
        }

        /** The better half, the usual order with them. */
        private List<Arm> best(List<Arm> arms, Arm usual) {
            List<Arm> sorted = new ArrayList<>(arms);
            sorted.sort(Comparator.comparingDouble((Arm arm) -> -arm.value.mean()));
            List<Arm> half = new ArrayList<>(sorted.subList(0, Math.max(1, (sorted.size() + 1) / 2)));
            if (!half.contains(usual)) {
                half.add(usual);
            }
            return half;
        }

        private Thought decided(Arm usual) {
            int most = all.stream().mapToInt(arm -> arm.value.count()).max().orElse(0);
            Arm best = all.stream()
                    .filter(arm -> arm.value.count() == most)
                    .max(Comparator.comparingDouble(arm -> arm.value.mean()))
                    .orElse(usual);
            Arm chosen = best != usual && gained(best.over(usual)) ? best : usual;
            List<Arm> order = new ArrayList<>(all);
            order.sort(Comparator.comparing((Arm arm) -> arm != chosen)
                    .thenComparingInt(arm -> -arm.value.count())
                    .thenComparingDouble(arm -> -arm.value.mean()));
            return new Thought(order.stream()
                    .map(arm -> new Thought.Idea(arm.call, arm.value.mean(), arm.value.error(), arm.value.count()))
                    .toList());
        }

        private boolean gained(Tally gain) {
            for (int n = 0; n < mind.caution().doubts(); n++) {
                gain.add(0);
            }
            return gain.mean() > mind.caution().margin() * gain.error();
        }

        private void tryOut(Arm arm, int number) {
            double value = playout.of(seen, seat, arm.call, arm.follower, seed + number);
            if (!wanted.getAsBoolean()) {
                throw new IllegalStateException("nobody waits for this thought any more");
            }
            arm.value.add(value);
            arm.trials.add(value);
        }
    }
}
