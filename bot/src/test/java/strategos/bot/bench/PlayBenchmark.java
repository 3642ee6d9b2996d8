package strategos.bot.bench;

import java.util.List;
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
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.json.GameCodec;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/** Random play of whole matches, in decisions a second; the parameter names game and scenario, as in {@code game/scenario}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
public class PlayBenchmark {
    /** What is played; given by who runs the benchmark. */
    @Param("")
    public String played;

    private Play<?> play;
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
        play = of(Library.packed().open(parts[0]), parts[1]);
    }

    private static <S> Play<S> of(Game<S> game, String scenario) {
        return new Play<>(
                new RandomMatch<>(game, game.box().scenario(scenario).orElseThrow(), Integer.MAX_VALUE),
                new GameCodec<>(game.records()));
    }

    /** With seeded dice and legal orders listed. */
    @Benchmark
    public long listed(Count count) {
        return play.listed(seed++, count);
    }

    /** The same with each ruling's entries and position through JSON and back. */
    @Benchmark
    public long throughJson(Count count) {
        return play.throughJson(seed++, count);
    }

    private record Play<S>(RandomMatch<S> match, GameCodec<S> codec) {
        long listed(long seed, Count count) {
            return watched(seed, new Listing<>(), count);
        }

        long throughJson(long seed, Count count) {
            return watched(seed, new Storing<>(codec), count);
        }

        /** How many choices were listed; returned so that no compiler leaves the listing out. */
        private long watched(long seed, Listing<S> watcher, Count count) {
            match.play(seed, watcher);
            count.decisions += watcher.decisions;
            return watcher.choices;
        }
    }

    /** Lists at each decision the choices of every slot that is open first. */
    private static class Listing<S> implements RandomMatch.Watcher<S> {
        long decisions;
        long choices;

        @Override
        public void asked(Seen<S> seen, Seat seat, Decision decision) {
            decisions++;
            for (Offer offer : decision.offers()) {
                List<Slot> slots = offer.verb().slots();
                if (!slots.isEmpty()) {
                    choices += offer.choices(
                                    slots.getFirst(), Call.of(offer.verb().name()))
                            .listed()
                            .size();
                }
            }
        }
    }

    private static final class Storing<S> extends Listing<S> {
        private final GameCodec<S> codec;

        Storing(GameCodec<S> codec) {
            this.codec = codec;
        }

        @Override
        public S ruled(S before, Ruling.Accepted<S> ruling) {
            codec.readEntries(codec.writeEntries(ruling.entries()));
            return codec.readState(codec.writeState(ruling.state()));
        }
    }
}
