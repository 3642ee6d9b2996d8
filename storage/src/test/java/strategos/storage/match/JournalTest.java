package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.match.Journal.Loading;
import strategos.storage.match.Journal.Snapshot;

@ParameterizedClass
@EnumSource(Engine.class)
class JournalTest {
    private static final int FORMAT = 7;

    private final Engine engine;
    private final Storage storage;

    JournalTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @BeforeEach
    void store() {
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void readsARangeBothEndsIncluded() {
        Sample.playTo(storage, "m", 6);

        assertThat(storage.journal().read("m", 2, 4))
                .extracting(JournalRow::version)
                .containsExactly(2L, 3L, 4L);
        assertThat(storage.journal().read("m", 7, 9)).isEmpty();
    }

    @Test
    void loadsFromTheBeginningWhereThereIsNoSnapshot() {
        Sample.playTo(storage, "m", 3);

        Loading loading = storage.journal().loading("m", 3, FORMAT);

        assertThat(loading.from()).isEmpty();
        assertThat(versions(loading)).containsExactly(1L, 2L, 3L);
    }

    @Test
    void loadsFromTheLatestSnapshotThatIsNotLaterThanTheVersion() {
        for (long v = 0; v < 10; v++) {
            Commit order = order("m", v);
            Sample.apply(storage, v % 3 == 2 ? order.snapshot(FORMAT, "at " + (v + 1)) : order);
        }

        assertThat(storage.journal().loading("m", 8, FORMAT).from()).contains(new Snapshot(6, FORMAT, "at 6"));
        assertThat(versions(storage.journal().loading("m", 8, FORMAT))).containsExactly(7L, 8L);
        assertThat(storage.journal().loading("m", 9, FORMAT).from()).contains(new Snapshot(9, FORMAT, "at 9"));
        assertThat(versions(storage.journal().loading("m", 9, FORMAT))).isEmpty();
        assertThat(storage.journal().loading("m", 2, FORMAT).from()).isEmpty();
    }

    @Test
    void aSnapshotInAnotherFormatCountsAsMissingUntilItIsMadeAnew() {
        Sample.apply(storage, order("m", 0).snapshot(FORMAT, "good"));
        Sample.apply(storage, order("m", 1).snapshot(FORMAT - 1, "old"));

        assertThat(versions(storage.journal().loading("m", 2, FORMAT))).containsExactly(2L);
        assertThat(versions(storage.journal().loading("m", 2, FORMAT + 1))).containsExactly(1L, 2L);

        storage.journal().keep("m", new Snapshot(2, FORMAT, "new"));

        assertThat(storage.journal().loading("m", 2, FORMAT))
                .isEqualTo(new Loading(Optional.of(new Snapshot(2, FORMAT, "new")), List.of()));
    }

    @Test
    void leavesOutWhatAnUndoTookBack() {
        Sample.playTo(storage, "m", 4);
        undo(4, 2);
        Sample.playTo(storage, "m", 7);

        Loading cached = storage.journal().loading("m", 7, FORMAT);
        assertThat(cached.from()).contains(new Snapshot(5, FORMAT, "1,2"));
        assertThat(versions(cached)).containsExactly(6L, 7L);

        assertThat(versions(storage.journal().loading("m", 7, FORMAT + 1))).containsExactly(1L, 2L, 5L, 6L, 7L);
        assertThat(versions(storage.journal().loading("m", 4, FORMAT))).containsExactly(1L, 2L, 3L, 4L);
    }

    /** A position here is the list of the rows that made it, so that folding can be checked against a plain model. */
    @ParameterizedTest
    @MethodSource("seeds")
    void anyMixOfOrdersUndosAndSnapshotsLoadsAsPlayed(long seed) {
        Random random = new Random(seed);
        List<List<Long>> positions = new ArrayList<>(List.of(List.of()));
        for (long v = 0; v < 60; v++) {
            if (v > 0 && random.nextInt(5) == 0) {
                long back = random.nextLong(v + 1);
                List<Long> kept = new ArrayList<>(positions.get((int) back));
                kept.add(v + 1);
                positions.add(kept);
                undo(v, back, text(positions.getLast()));
            } else {
                List<Long> next = new ArrayList<>(positions.getLast());
                next.add(v + 1);
                positions.add(next);
                Commit order = order("m", v);
                int format = FORMAT + random.nextInt(2);
                Sample.apply(storage, random.nextInt(4) == 0 ? order.snapshot(format, text(next)) : order);
            }
        }
        for (int version = 0; version <= 60; version++) {
            for (int format = FORMAT; format <= FORMAT + 2; format++) {
                Loading loading = storage.journal().loading("m", version, format);
                List<String> folded = new ArrayList<>();
                loading.from()
                        .map(Snapshot::json)
                        .filter(json -> !json.isEmpty())
                        .ifPresent(folded::add);
                loading.rows().forEach(row -> folded.add(Long.toString(row.version())));
                assertThat(String.join(",", folded))
                        .as("seed %d, version %d, format %d", seed, version, format)
                        .isEqualTo(text(positions.get(version)));
            }
        }
    }

    /** More of them with {@code -Dstrategos.journals=30}. */
    static LongStream seeds() {
        return LongStream.rangeClosed(1, Integer.getInteger("strategos.journals", 2));
    }

    @Test
    void aRowOnceWrittenCannotBeChangedOrRemoved() {
        Sample.playTo(storage, "m", 1);

        assertThatThrownBy(() -> storage.database().write(h -> h.execute("update journal set entries = ''")))
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("append-only");
        assertThatThrownBy(() -> storage.database().write(h -> h.execute("delete from journal")))
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("append-only");
    }

    private void undo(long expected, long back) {
        undo(expected, back, "1,2");
    }

    private void undo(long expected, long back, String position) {
        Sample.apply(
                storage,
                Commit.on("m", expected, NOW).undo("undo", Optional.of(ALPHA), "player", back, "[]", FORMAT, position));
    }

    private static List<Long> versions(Loading loading) {
        return loading.rows().stream().map(JournalRow::version).toList();
    }

    private static String text(List<Long> rows) {
        return String.join(",", rows.stream().map(String::valueOf).toList());
    }
}
