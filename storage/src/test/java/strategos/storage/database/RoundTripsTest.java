package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.BETA;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import strategos.storage.PostgresServer;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.Secret;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.Change;
import strategos.storage.match.Commit.CommitResult.Committed;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.slot.Fence;

/** Over a network each wait for an answer costs: how often a commit waits does not depend on what is in it. */
class RoundTripsTest {
    private static final int MOST = 4;
    private static final int ROUNDS = 4;
    private static final int COMMITS = 20;

    @Test
    void aCommitWaitsForTheServerFourTimesAtMost() throws Exception {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String url = PostgresServer.shared().get().migratedUrl();
        try (CutWire wire = new CutWire(url, Duration.ZERO);
                Storage storage = Storage.open(wire.address(url))) {
            Sample.store(storage, "m");
            long term = storage.leases()
                    .acquire("a", List.of(0), Duration.ofMinutes(5))
                    .getFirst()
                    .term();
            storage.keepWithin(() -> new Fence.Held("a", Map.of(0, term)));
            apply(storage, 0);

            // While the pool makes another connection its own questions are counted, too: of some rounds one is without
            // them.
            int least = Integer.MAX_VALUE;
            for (int round = 0; round < ROUNDS; round++) {
                int before = wire.trips();
                for (int version = 1; version <= COMMITS; version++) {
                    apply(storage, round * COMMITS + version);
                }
                least = Math.min(least, wire.trips() - before);
            }

            assertThat(least).isBetween(COMMITS, MOST * COMMITS);
            assertThat(storage.outbox().owed()).isEqualTo(2 * (ROUNDS * COMMITS + 1));
        }
    }

    private static void apply(Storage storage, long version) {
        Commit usual = Sample.order("m", version)
                .snapshot(3, "{}")
                .dice(Secret.of("{}"))
                .standing(ALPHA, List.of("first", "second"))
                .stamps(Map.of(BETA, new StoredStamp(3, 2)))
                .post(Sample.post("m", "story"))
                .post(Sample.post("m", "card"), "card")
                .tell("{}")
                .stopReminding(ALPHA)
                .startClock(BETA, Duration.ofHours(1), true, new Change.ClockKinds("out", "half"))
                .stopClock(BETA, Duration.ZERO, Duration.ofHours(2), new Change.ClockKinds("out", "half"))
                .answering("i" + version, "ann", "{}");
        assertThat(storage.commits().apply(usual, version)).isInstanceOf(Committed.class);
    }
}
