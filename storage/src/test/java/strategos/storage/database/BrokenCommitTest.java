package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;
import static strategos.storage.Sample.post;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;
import strategos.storage.PostgresServer;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.CutWire.Cut;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.match.Commit.CommitResult.Committed;
import strategos.storage.match.Commit.CommitResult.Duplicate;
import strategos.storage.match.Commit.CommitResult.Stale;
import strategos.storage.match.Matches.Creation;
import strategos.storage.match.StoredMatch;
import strategos.storage.post.Post;

/** A connection breaks in the middle of a commit, before the server has heard of it or after it was durable. */
class BrokenCommitTest {
    private CutWire wire;
    private Storage storage;
    private Storage other;

    @BeforeEach
    void open() throws Exception {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String url = PostgresServer.shared().get().migratedUrl();
        wire = new CutWire(url, Duration.ZERO);
        storage = Storage.open(wire.address(url));
        other = Storage.open(PostgresServer.address(url));
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() throws Exception {
        if (wire != null) {
            storage.close();
            other.close();
            wire.close();
        }
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NEVER")
    void itIsStoredOnceAndToldAsItIs(Cut cut) {
        Commit commit = order("m", 0).post(post("m", "story")).answering("i", "ann", "{\"n\":1}");
        wire.cut(cut);

        CommitResult result = storage.commits().apply(commit, 0);

        assertThat(wire.wasCut()).isTrue();
        List<Long> posts = other.outbox().due(NOW, 9).stream().map(Post::id).toList();
        assertThat(result).isEqualTo(new Committed(1, 1, posts));
        assertThat(posts).hasSize(1);
        assertThat(other.journal().read("m", 1, 9)).hasSize(1);
        assertThat(other.outbox().owed()).isEqualTo(1);
        assertThat(other.deliveries().answer("i")).contains("{\"n\":1}");
        assertThat(storage.commits().apply(commit, 0)).isEqualTo(new Duplicate("{\"n\":1}"));
        assertThat(storage.commits().apply(order("m", 1), 1)).isEqualTo(new Committed(2, 2, List.of()));
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NEVER")
    void whatChangesNothingIsToldAsThat(Cut cut) {
        Sample.playTo(storage, "m", 2);
        wire.cut(cut);
        assertThat(storage.commits().apply(order("m", 0), 0)).isEqualTo(new Stale(2, 2));
        assertThat(wire.wasCut()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.EXCLUDE, names = "NEVER")
    void aMatchIsMadeOnce(Cut cut) {
        Commit first = Sample.first("n").post(post("n", "opening")).answering("new", "ann", "{}");
        wire.cut(cut);

        Creation made = storage.matches().create(Sample.match("n"), first);

        assertThat(wire.wasCut()).isTrue();
        assertThat(made)
                .isInstanceOfSatisfying(
                        Creation.Created.class,
                        created -> assertThat(created.posts())
                                .containsExactlyElementsOf(other.outbox().due(NOW, 9).stream()
                                        .map(Post::id)
                                        .toList()));
        assertThat(other.matches().count()).isEqualTo(2);
        assertThat(storage.matches().create(Sample.match("n"), first)).isEqualTo(new Creation.Duplicate("{}"));
    }

    /** Half of many commits break, while another process changes the same match. */
    @Test
    void amongOthersNoneIsLostAndNoneIsDoubled() throws Exception {
        int each = 30;
        List<Cut> cuts = List.of(Cut.values());
        Thread beside = Thread.ofPlatform().start(() -> play(other, each));
        for (int i = 0; i < each; i++) {
            wire.cut(cuts.get(i % cuts.size()));
            play(storage, 1);
        }
        beside.join();

        assertThat(other.matches().find("m").orElseThrow().version()).isEqualTo(2L * each);
        assertThat(other.journal().read("m", 1, 999)).hasSize(2 * each);
        assertThat(other.outbox().owed()).isEqualTo(2 * each);
    }

    private static void play(Storage storage, int orders) {
        for (int done = 0; done < orders; ) {
            StoredMatch match = storage.matches().find("m").orElseThrow();
            Commit commit = order("m", match.version()).post(post("m", "story"));
            done += storage.commits().apply(commit, match.revision()) instanceof Committed ? 1 : 0;
        }
    }

    @Test
    void whatIsNoCommitOfAMatchIsSaidToBeInDoubt() {
        wire.cut(Cut.AFTER);
        assertThatThrownBy(() -> storage.settings().putGuild("g", "{}"))
                .isInstanceOfSatisfying(StorageException.class, e -> {
                    assertThat(e.problem()).isEqualTo(Problem.IN_DOUBT);
                    assertThat(e).hasMessageContaining("may be stored or not");
                });
        assertThat(other.settings().guild("g")).contains("{}");
        storage.settings().putGuild("g", "[]");
        assertThat(other.settings().guild("g")).contains("[]");
    }
}
