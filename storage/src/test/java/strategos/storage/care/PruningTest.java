package strategos.storage.care;

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
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.care.Pruning.Retention;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult;
import strategos.storage.person.Drafts.Draft;
import strategos.storage.post.Deliveries.Delivery;
import strategos.storage.post.Pages.PageChange;
import strategos.storage.post.Pages.StoredPage;
import strategos.storage.post.Pages.StoredPiece;
import strategos.storage.post.Post.NewPost;

@ParameterizedClass
@EnumSource(Engine.class)
class PruningTest {
    private static final Retention HOURS = new Retention(Duration.ofHours(1), Duration.ofHours(2), Duration.ofHours(3));

    private final Engine engine;
    private final Storage storage;

    PruningTest(Engine engine) {
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
    void eachKindGoesAtItsOwnAge() {
        Sample.answer(storage, new Delivery("i", Optional.empty(), "{}", NOW));
        long post = storage.outbox().add(NewPost.loose("agora", "story", "{}"), NOW);
        storage.outbox().markSent(storage.outbox().find(post).orElseThrow(), "m", NOW);
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
        List<Long> owed = ((CommitResult.Committed) Sample.apply(
                        storage,
                        Sample.order("m", 0).post(Sample.post("m", "story")).post(Sample.post("m", "card"), "card")))
                .posts();
        long story = owed.getFirst();
        long card = owed.getLast();
        long unsent = storage.outbox().add(NewPost.loose("stoa", "story", "{}"), NOW);
        storage.outbox().markSent(storage.outbox().find(story).orElseThrow(), "1", NOW);
        storage.outbox().markSent(storage.outbox().find(card).orElseThrow(), "2", NOW);

        assertThat(prune(hours(99))).isEqualTo(1);
        assertThat(storage.outbox().find(story)).isEmpty();
        storage.outbox().markSent(storage.outbox().find(unsent).orElseThrow(), "3", NOW);
        assertThat(prune(hours(99))).isEqualTo(1);
        assertThat(storage.outbox().find(unsent)).isEmpty();
        assertThat(storage.outbox().find(card)).isPresent();
    }

    /** What still changes needs its pieces; where a match was told is known until it is over. */
    @Test
    void piecesGoWithTheClosedMessagesThatShowThemAndMessagesWithTheMatch() {
        Commit told = Sample.order("m", 0)
                .tell("{\"first\":1}")
                .tell("{\"second\":2}")
                .tell("{\"third\":3}");
        Sample.apply(storage, told);
        long post = storage.outbox().add(NewPost.loose("agora", "show", "{}"), NOW);
        StoredPage closed = new StoredPage(1, "report", 1, 1, "{}", "msg-1", NOW, false);
        StoredPage open = new StoredPage(2, "report", 2, 2, "{}", "msg-2", NOW, true);
        storage.outbox()
                .markSent(
                        storage.outbox().find(post).orElseThrow(),
                        "msg-2",
                        NOW,
                        new PageChange("m", List.of(closed, open), Optional.empty()));

        assertThat(prune(hours(99))).isEqualTo(2);
        assertThat(storage.pages().pieces("m", 1))
                .extracting(StoredPiece::number)
                .containsExactly(2L, 3L);
        assertThat(storage.pages().last("m", 9)).extracting(StoredPage::message).containsExactly("msg-2", "msg-1");

        Sample.apply(storage, Sample.order("m", 1).tell("{}").end());
        assertThat(storage.pages().pieces("m", 4)).hasSize(1);
        assertThat(prune(hours(99))).isEqualTo(2);
        assertThat(storage.pages().last("m", 9)).isEmpty();
    }

    @Test
    void manyRowsGoInOneCallThoughNotInOneTransaction() {
        for (int i = 0; i < 1203; i++) {
            Sample.answer(storage, new Delivery("i" + i, Optional.empty(), "{}", NOW));
        }

        assertThat(prune(hours(2))).isEqualTo(1203);
        assertThat(prune(hours(2))).isZero();
    }

    private int prune(Instant now) {
        return new Pruning(storage).prune(now, HOURS);
    }

    private static Instant hours(int hours) {
        return NOW.plus(Duration.ofHours(hours));
    }
}
