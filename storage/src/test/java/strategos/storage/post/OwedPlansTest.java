package strategos.storage.post;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Leases;
import strategos.storage.slot.Slot;

/**
 * What is owed is found with little work, also where the server last counted when nothing was owed and many posts have come
 * since, as in an outage of Discord: it takes them for few then, and joins accordingly.
 */
class OwedPlansTest {
    private static final int PLACES = 8;
    private static final int SETTLED = 2_000;
    private static final int OWED = 2_000;
    private static final Instant NOW = Instant.parse("2026-11-26T12:00:00Z");

    @BeforeAll
    static void needed() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
    }

    @Test
    void nothingIsGroupedAgainForEachOwedPost() {
        PostgresAddress address = PostgresServer.shared().orElseThrow().migrated();
        try (Storage storage = Storage.open(address)) {
            Map<Integer, Long> terms = new TreeMap<>();
            storage.leases()
                    .acquire("a", IntStream.range(0, Slot.COUNT).boxed().collect(Collectors.toSet()), Leases.TIME)
                    .forEach(lease -> terms.put(lease.slot(), lease.term()));
            storage.keepWithin(() -> new Fence.Held("a", terms));
            fill(storage, SETTLED, "sent", true);
            storage.database().write(handle -> handle.execute("analyze"));
            fill(storage, OWED, "waiting", false);

            List<String> plan = storage.database()
                    .read(handle -> handle.createQuery(
                                    "explain (analyze, timing off, costs off) select min(next_attempt)"
                                            + Outbox.ready(storage.fence()))
                            .mapTo(String.class)
                            .list());
            assertThat(plan)
                    .filteredOn(line -> line.contains("Aggregate"))
                    .as("%s", String.join("\n", plan))
                    .hasSizeGreaterThan(1)
                    .allMatch(line -> line.endsWith("loops=1)"));
            assertThat(storage.outbox().due(NOW, OWED)).hasSize(PLACES);
        }
    }

    private static void fill(Storage storage, int posts, String state, boolean settled) {
        storage.database()
                .write(handle -> handle.createUpdate(
                                "insert into outbox (place, kind, payload, state, attempts, unsure, blank, created, next_attempt,"
                                        + " settled, slot) select 'place-' || n % :places, 'notice', '{}', :state, 0, 0, 0, :now, :now, case when :settled then cast(:now as bigint) end, n % :places"
                                        + " from generate_series(1, :posts) n")
                        .bind("places", PLACES)
                        .bind("state", state)
                        .bind("now", NOW.toEpochMilli())
                        .bind("settled", settled)
                        .bind("posts", posts)
                        .execute());
    }
}
