package strategos.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.NOW;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.storage.Deliveries.Delivery;
import strategos.storage.Drafts.Draft;
import strategos.storage.Pruning.Retention;

class PruningTest {
    private static final Retention HOURS = new Retention(Duration.ofHours(1), Duration.ofHours(2), Duration.ofHours(3));

    private final Storage storage = Storage.inMemory();

    @BeforeEach
    void store() {
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() {
        storage.close();
    }

    @Test
    void eachKindGoesAtItsOwnAge() {
        storage.deliveries().remember(new Delivery("i", Optional.empty(), "{}", NOW));
        long post = storage.outbox().add(NewPost.loose("agora", "story", "{}"), NOW);
        storage.outbox().markSent(post, "m", NOW);
        storage.drafts().put(new Draft("d", "m", ALPHA, "ann", 0, "{}", NOW));

        assertThat(prune(hours(1))).isZero();
        assertThat(prune(hours(1).plusMillis(1))).isEqualTo(1);
        assertThat(storage.deliveries().answer("i")).isEmpty();
        assertThat(prune(hours(2).plusMillis(1))).isEqualTo(1);
        assertThat(storage.outbox().find(post)).isEmpty();
        assertThat(prune(hours(3).plusMillis(1))).isEqualTo(1);
        assertThat(storage.drafts().find("d")).isEmpty();
    }

    @Test
    void whatIsStillNeededStays() {
        List<Long> owed = ((CommitResult.Committed) storage.commits()
                        .apply(Sample.order("m", 0)
                                .post(Sample.post("m", "story"))
                                .post(Sample.post("m", "card"), "card")))
                .posts();
        long story = owed.getFirst();
        long card = owed.getLast();
        long unsent = storage.outbox().add(NewPost.loose("stoa", "story", "{}"), NOW);
        storage.outbox().markSent(story, "1", NOW);
        storage.outbox().markSent(card, "2", NOW);

        assertThat(prune(hours(99))).isEqualTo(1);
        assertThat(storage.outbox().find(story)).isEmpty();
        storage.outbox().markSent(unsent, "3", NOW);
        assertThat(prune(hours(99))).isEqualTo(1);
        assertThat(storage.outbox().find(unsent)).isEmpty();
        assertThat(storage.outbox().find(card)).isPresent();
    }

    /** Its live card, above all: however long nobody has played, the next one takes its place. */
    @Test
    void theLastPostOfEachKindStaysUntilTheMatchIsOver() {
        long first = sent(Sample.post("m", "older card"));
        long last = sent(Sample.post("m", "card"));
        long other = sent(NewPost.of("m", "channel-of-m", "start", "{}"));
        long lost = storage.outbox().add(Sample.post("m", "never taken"), NOW);
        storage.outbox().giveUp(lost, NOW);

        assertThat(prune(hours(99))).isEqualTo(2);
        assertThat(storage.outbox().find(first)).isEmpty();
        assertThat(storage.outbox().lastSent("m", "story"))
                .hasValueSatisfying(post -> assertThat(post.id()).isEqualTo(last));
        assertThat(storage.outbox().find(other)).isPresent();

        storage.commits().apply(Sample.order("m", 0).end());
        assertThat(prune(hours(99))).isEqualTo(2);
    }

    @Test
    void manyRowsGoInOneCallThoughNotInOneTransaction() {
        for (int i = 0; i < 1203; i++) {
            storage.deliveries().remember(new Delivery("i" + i, Optional.empty(), "{}", NOW));
        }

        assertThat(prune(hours(2))).isEqualTo(1203);
        assertThat(prune(hours(2))).isZero();
    }

    private long sent(NewPost post) {
        long id = storage.outbox().add(post, NOW);
        storage.outbox().markSent(id, "message-" + id, NOW);
        return id;
    }

    private int prune(Instant now) {
        return storage.pruning().prune(now, HOURS);
    }

    private static Instant hours(int hours) {
        return NOW.plus(Duration.ofHours(hours));
    }
}
