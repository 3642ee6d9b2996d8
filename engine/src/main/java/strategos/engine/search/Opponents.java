package strategos.engine.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Seen;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/**
 * The players of each level, for every game.
 *
 * @param hard what a hard one may think about an order
 * @param wanted whether anybody still waits for a thought; one that nobody waits for fails
 */
public record Opponents(Budget hard, BooleanSupplier wanted) {
    /** Of what a hard player may think, a normal one thinks so much, in hundredths. */
    private static final int NORMAL = 20;

    /** How often an easy player does the first thing that comes to mind. */
    private static final double SLIPS = 0.15;

    private static final int COMES_TO_MIND = 4;

    /** Players whose thoughts are waited for to the end. */
    public Opponents(Budget hard) {
        this(hard, () -> true);
    }

    /** The player of that level. */
    public <S> Opponent<S> of(Game<S> game, Level level) {
        return switch (level) {
            case EASY -> new Hasty<>(game, new Sampler(COMES_TO_MIND));
            case NORMAL -> thinking(game, hard.percent(NORMAL));
            case HARD -> thinking(game, hard);
        };
    }

    private <S> Opponent<S> thinking(Game<S> game, Budget budget) {
        Optional<Mind<S>> mind = game.mind();
        return mind.isPresent()
                ? new Searcher<>(game, mind.get(), budget, wanted)
                : (seen, seat, decision, luck) -> Thought.of(game.computer().choose(seen, seat, decision, luck));
    }

    /**
     * A computer that says what it thought of.
     *
     * @param <S> the game's position
     */
    @FunctionalInterface
    public interface Opponent<S> {
        /** What it thought of, the best first. The same arguments and the same luck give the same thought. */
        Thought think(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck);

        /** What it would tell whoever asks what to do: what it thought of, and where that is little, how other orders compare. */
        default Thought advise(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
            return think(seen, seat, decision, luck);
        }
    }

    private record Hasty<S>(Game<S> game, Sampler sampler) implements Opponent<S> {
        @Override
        public Thought think(Seen<S> seen, Seat seat, Decision decision, RandomGenerator luck) {
            Call usual = game.computer().choose(seen, seat, decision, luck);
            if (luck.nextDouble() >= SLIPS) {
                return Thought.of(usual);
            }
            List<Call> calls = sampler.of(decision, luck);
            return Thought.of(calls.get(luck.nextInt(calls.size())));
        }
    }
}
