package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;
import static strategos.storage.Sample.post;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.match.Commit.CommitResult.Committed;
import strategos.storage.match.Commit.CommitResult.Duplicate;
import strategos.storage.match.Commit.CommitResult.Fenced;
import strategos.storage.match.Commit.CommitResult.Stale;
import strategos.storage.match.Journal.Loading;
import strategos.storage.match.Matches.Creation;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

@ParameterizedClass
@EnumSource(Engine.class)
class ConcurrencyTest {
    private static final int THREADS = 8;

    /** To which they play on; more of them with {@code -Dstrategos.races=100}. */
    private static final int VERSIONS = Integer.getInteger("strategos.races", 25);

    private final Engine engine;
    private Storage storage;

    ConcurrencyTest(Engine engine) {
        this.engine = engine;
    }

    @BeforeEach
    void open(@TempDir Path folder) {
        storage = engine.open(folder);
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void ofManyThreadsOnOneMatchOneWinsEachVersion() throws Exception {
        int versions = VERSIONS;
        AtomicInteger refused = new AtomicInteger();
        List<Long> won = together(() -> {
            List<Long> mine = new ArrayList<>();
            long version = 0;
            while (version < versions) {
                Commit commit = order("m", version).post(post("m", "version " + (version + 1)));
                switch (Sample.apply(storage, commit)) {
                    case Committed committed -> {
                        version = committed.version();
                        mine.add(version);
                    }
                    case Stale stale -> {
                        assertThat(stale.version()).isGreaterThan(version);
                        version = stale.version();
                        refused.incrementAndGet();
                    }
                    case Duplicate duplicate -> throw new IllegalStateException("nothing was delivered twice");
                    case Fenced fenced -> throw new IllegalStateException("there is one process");
                }
            }
            return mine;
        });

        assertThat(won)
                .doesNotHaveDuplicates()
                .hasSize(storage.journal().read("m", 1, 999).size());
        assertThat(storage.outbox().owed()).isEqualTo(won.size());
        assertThat(refused).hasPositiveValue();
    }

    @Test
    void ofOneInteractionDeliveredManyTimesAtOnceOneCommits() throws Exception {
        List<CommitResult> outcomes = together(() -> List.of(Sample.apply(
                storage, order("m", 0).answering("i", "ann", "{\"n\":1}").post(post("m", "x")))));

        assertThat(outcomes).filteredOn(o -> o instanceof Committed).hasSize(1);
        assertThat(outcomes)
                .filteredOn(o -> o.equals(new Duplicate("{\"n\":1}")))
                .hasSize(THREADS - 1);
        assertThat(storage.outbox().owed()).isEqualTo(1);
    }

    @Test
    void ofManyMatchesForOneChannelOneIsMade() throws Exception {
        AtomicInteger next = new AtomicInteger();
        List<Creation> creations = together(() -> {
            String id = "n" + next.incrementAndGet();
            return List.of(storage.matches().create(Sample.match(id, "agora"), Sample.first(id)));
        });

        assertThat(creations).filteredOn(c -> c instanceof Creation.Created).hasSize(1);
        assertThat(creations)
                .filteredOn(c -> c instanceof Creation.ChannelTaken)
                .hasSize(THREADS - 1);
    }

    @Test
    void aPostIsSentByOneOfManySenders() throws Exception {
        for (int i = 0; i < 40; i++) {
            storage.outbox().add(NewPost.loose("place " + i % 7, "story", "{}"), NOW);
        }
        List<Long> sent = together(() -> {
            List<Long> mine = new ArrayList<>();
            while (storage.outbox().owed() > 0) {
                for (Post post : storage.outbox().claim(NOW, NOW.plusSeconds(60), 3)) {
                    storage.outbox().markSent(post, "message", NOW);
                    mine.add(post.id());
                }
            }
            return mine;
        });

        assertThat(sent).hasSize(40).doesNotHaveDuplicates();
    }

    @Test
    void whatReadersSeeFitsTogetherWhileOthersWrite() throws Exception {
        int versions = 2 * VERSIONS;
        List<Long> seen = together(new Callable<>() {
            private final AtomicInteger role = new AtomicInteger();

            @Override
            public List<Long> call() {
                Set<Long> mine = new HashSet<>();
                if (role.getAndIncrement() == 0) {
                    Sample.playTo(storage, "m", versions);
                    return List.of();
                }
                long version = 0;
                while (version < versions) {
                    version = storage.matches().find("m").orElseThrow().version();
                    Loading loading = storage.journal().loading("m", version, 1);
                    assertThat(loading.rows()).hasSize(Math.toIntExact(version));
                    mine.add(version);
                }
                return List.copyOf(mine);
            }
        });

        assertThat(seen).contains((long) versions);
    }

    /** Runs the work in all threads at once and gathers what they give. */
    private static <T> List<T> together(Callable<List<T>> work) throws Exception {
        try (ExecutorService executor = Executors.newFixedThreadPool(THREADS)) {
            List<Future<List<T>>> futures = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                futures.add(executor.submit(work));
            }
            List<T> all = new ArrayList<>();
            for (Future<List<T>> future : futures) {
                all.addAll(future.get());
            }
            return all;
        }
    }
}
