package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
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
import strategos.storage.care.Pruning;
import strategos.storage.care.Pruning.Retention;
import strategos.storage.match.Looks.Look;
import strategos.storage.post.Pages.PageChange;
import strategos.storage.post.Pages.StoredPage;
import strategos.storage.post.Pages.StoredReport;
import strategos.storage.post.Post.NewPost;

/** How far each user has seen a match, and which messages tell what they have not seen. */
@ParameterizedClass
@EnumSource(Engine.class)
class LooksTest {
    private static final Instant LATER = NOW.plus(Duration.ofMinutes(1));

    private final Engine engine;
    private final Storage storage;

    LooksTest(Engine engine) {
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
    void aLookIsWrittenOnceForEachVersion() {
        assertThat(storage.looks().last("m", "ann")).isEmpty();
        assertThat(storage.looks().seen("m", "ann", 2, NOW)).isTrue();
        assertThat(storage.looks().seen("m", "ann", 2, LATER)).isFalse();
        assertThat(storage.looks().seen("m", "ann", 1, LATER)).isFalse();
        assertThat(storage.looks().last("m", "ann")).contains(new Look(2, NOW));
        assertThat(storage.looks().seen("m", "ann", 3, LATER)).isTrue();
        assertThat(storage.looks().last("m", "ann")).contains(new Look(3, LATER));
    }

    @Test
    void anOrderIsALookInItsOwnTransaction() {
        Sample.apply(storage, Sample.order("m", 0).answering("i", "ann", "{}"));
        Sample.apply(storage, Sample.order("m", 1));
        assertThat(storage.looks().last("m", "ann")).contains(new Look(1, NOW));
    }

    @Test
    void ofThoseWhoHoldNoSeatTheLastAreRemembered() {
        storage.looks().seen("m", "ann", 1, NOW);
        for (int i = 0; i < Looks.STRANGERS + 7; i++) {
            storage.looks().seen("m", "stranger-" + i, 1, NOW.plusSeconds(1 + i));
        }
        assertThat(storage.looks().last("m", "ann")).isPresent();
        assertThat(storage.looks().last("m", "stranger-6")).isEmpty();
        assertThat(storage.looks().last("m", "stranger-7")).isPresent();
        assertThat(rows()).isEqualTo(Looks.STRANGERS + 1);
    }

    @Test
    void looksGoWithTheMatchAndWithTheUser() {
        storage.looks().seen("m", "ann", 1, NOW);
        storage.looks().seen("m", "bob", 1, NOW);
        storage.users().forget("bob");
        assertThat(storage.looks().last("m", "bob")).isEmpty();

        Retention days = Retention.USUAL;
        new Pruning(storage).prune(NOW.plus(Duration.ofDays(99)), days);
        assertThat(storage.looks().last("m", "ann")).isPresent();
        Sample.apply(storage, Sample.first("m").end());
        new Pruning(storage).prune(NOW.plus(Duration.ofDays(1)), days);
        assertThat(storage.looks().last("m", "ann")).isPresent();
        new Pruning(storage).prune(NOW.plus(Duration.ofDays(4)), days);
        assertThat(rows()).isZero();
    }

    /** What a message tells of is known when its pieces are gone. */
    @Test
    void messagesAreFoundByTheVersionsThatTheyTellOf() {
        Sample.apply(storage, Sample.order("m", 0).tell("{}").tell("{}"));
        Sample.apply(storage, Sample.order("m", 1));
        Sample.apply(storage, Sample.order("m", 2).tell("{}"));
        StoredPage first = new StoredPage(1, "report", 1, 1, "{}", "msg-1", NOW, false);
        StoredPage call = new StoredPage(2, "call", 0, 0, "{}", "msg-2", NOW, true);
        StoredPage second = new StoredPage(3, "report", 2, 3, "{}", "msg-3", NOW, false);
        long post = storage.outbox().add(NewPost.loose("agora", "show", "{}"), NOW);
        storage.outbox()
                .markSent(
                        storage.outbox().find(post).orElseThrow(),
                        "msg-3",
                        NOW,
                        new PageChange("m", List.of(first, call, second), Optional.empty()));
        new Pruning(storage).prune(NOW.plus(Duration.ofDays(99)), Retention.USUAL);

        assertThat(storage.pages().pieces("m", 1)).isEmpty();
        assertThat(storage.pages().reports("m", 1, 3))
                .containsExactly(
                        new StoredReport("msg-1", 1, 1, Optional.empty()),
                        new StoredReport("msg-3", 1, 3, Optional.empty()));
        assertThat(storage.pages().reports("m", 2, 3))
                .containsExactly(new StoredReport("msg-3", 1, 3, Optional.empty()));
        assertThat(storage.pages().reports("m", 4, 9)).isEmpty();
    }

    private int rows() {
        return storage.database()
                .read(handle -> handle.createQuery("select count(*) from look")
                        .mapTo(Integer.class)
                        .one());
    }
}
