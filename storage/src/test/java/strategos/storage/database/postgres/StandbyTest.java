package strategos.storage.database.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;
import static strategos.storage.Sample.post;

import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import strategos.storage.PostgresServer;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult.Committed;
import strategos.storage.match.Commit.CommitResult.Duplicate;
import strategos.storage.match.StoredMatch;

/** Commits are to be on a second server too, and that one is gone for a while. */
class StandbyTest {
    /** So long, in seconds, a commit is waited for; usually it is longer. */
    private static final String SILENCE = "&socketTimeout=2";

    @Test
    void untilTheStandbyIsBackNothingIsToldAsDoneAndThenAllIsThere() throws Exception {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        PostgresServer server = PostgresServer.shared().orElseThrow();
        String url = server.migratedUrl();
        try (Storage storage = Storage.open(PostgresServer.address(url + SILENCE))) {
            Sample.store(storage, "m");
            Sample.store(storage, "n");
            standby(server, "gone");
            Commit commit = order("m", 0).post(post("m", "story")).answering("i", "ann", "{}");
            assertThatThrownBy(() -> storage.commits().apply(commit, 0))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.IN_DOUBT));
            assertThat(waiting(storage)).isEqualTo(1);
            for (int i = 0; i < 20; i++) {
                assertThatThrownBy(() -> storage.commits().apply(order("n", 0), 0))
                        .isInstanceOfSatisfying(StorageException.class, e -> {
                            assertThat(e.problem()).isEqualTo(Problem.NO_STANDBY);
                            assertThat(e).hasMessageContaining("gone").hasMessageContaining("Nothing is lost");
                        });
            }
            assertThat(waiting(storage)).as("no other commit was begun").isEqualTo(1);
            assertThat(storage.matches().find("n").map(StoredMatch::version)).isEqualTo(Optional.of(0L));

            standby(server, "");
            assertThat(storage.commits().apply(order("n", 0), 0)).isInstanceOf(Committed.class);
            assertThat(storage.commits().apply(commit, 0)).isEqualTo(new Duplicate("{}"));
            assertThat(storage.journal().read("m", 1, 9)).hasSize(1);
            assertThat(storage.outbox().due(NOW, 9)).hasSize(1);
        } finally {
            server.standby("");
        }
    }

    private static void standby(PostgresServer server, String names) throws InterruptedException {
        server.standby(names);
        Thread.sleep(1_000); // until each of the server's processes has read it
    }

    /** Commits that wait for the other server. */
    private static int waiting(Storage storage) {
        return storage.database()
                .read(handle -> handle.createQuery("select count(*) from pg_stat_activity"
                                + " where datname = current_database() and wait_event = 'SyncRep'")
                        .mapTo(Integer.class)
                        .one());
    }
}
