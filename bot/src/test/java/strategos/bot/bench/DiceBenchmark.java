package strategos.bot.bench;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.dice.HashChain;
import strategos.engine.dice.MatchDice;
import strategos.engine.dice.Omen;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.dice.Roll;
import strategos.engine.dice.Salt;
import strategos.engine.dice.SeededDice;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What a roll costs: the fair dice of one ruling, and the seeded ones of random play. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class DiceBenchmark {
    private static final Cause CAUSE = new Cause(Chain.OPEN, "bench", Optional.empty(), new Line(Text.of("bench")));

    private final SplittableRandom random = new SplittableRandom(1);
    private final SeededDice seeded = new SeededDice(1);
    private final MatchDice fair = MatchDice.committed(HashChain.draw(random), HashChain.draw(random))
            .salted(Salt.of(
                    DiceProtocol.CHAIN, "bench", List.of(new SeatOmen(new Seat("seat"), new Omen("omen"))), "start"));

    /** Two dice of a ruling of its own, with the chain's links. */
    @Benchmark
    public Roll fair() {
        return fair.dice().roll(CAUSE, 2, 6);
    }

    /** Two seeded dice. */
    @Benchmark
    public Roll seeded() {
        return seeded.roll(CAUSE, 2, 6);
    }
}
