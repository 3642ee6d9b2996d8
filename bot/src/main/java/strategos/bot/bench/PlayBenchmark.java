package strategos.bot.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import strategos.engine.Game;
import strategos.engine.Library;

/** Random play of whole matches, in decisions a second; the parameter names game and scenario, as in {@code game/scenario}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayBenchmark {
    /** What is played; given by who runs the benchmark. */
    @Param("")
    public String played;

    private RandomMatch<?> match;
    private long seed;

    /** Counts decisions instead of matches. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Count {
        /** Decisions taken. */
        public long decisions;
    }

    /** Opens the game. */
    @Setup
    public void open() {
        String[] parts = played.split("/", -1);
        match = of(Library.packed().open(parts[0]), parts[1]);
    }

    private static <S> RandomMatch<S> of(Game<S> game, String scenario) {
        return new RandomMatch<>(game, game.box().scenario(scenario).orElseThrow());
    }

    /** With seeded dice and legal orders listed. */
    @Benchmark
    public long listed(Count count) {
        count.decisions += match.play(seed++, false);
        return match.choices();
    }

    /** The same with each ruling's entries and position through JSON and back. */
    @Benchmark
    public long throughJson(Count count) {
        count.decisions += match.play(seed++, true);
        return match.choices();
    }
}
