package strategos.storage.post;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.storage.Sample.NOW;

import java.util.Arrays;
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
import strategos.storage.match.Commit;
import strategos.storage.post.Pages.PageChange;
import strategos.storage.post.Pages.StoredPage;
import strategos.storage.post.Pages.StoredPiece;
import strategos.storage.post.Pages.StoredStory;
import strategos.storage.post.Post.NewPost;

/** What a match has told, and the messages that show it. */
@ParameterizedClass
@EnumSource(Engine.class)
class PagesTest {
    private final Engine engine;
    private final Storage storage;

    PagesTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @BeforeEach
    void store() {
        Sample.store(storage, "m");
        Sample.store(storage, "other");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    private void tell(String match, long version, String... pieces) {
        Commit commit = Sample.order(match, version);
        for (String piece : pieces) {
            commit = commit.tell(piece);
        }
        Sample.apply(storage, commit);
    }

    private void show(StoredPage... pages) {
        long post = storage.outbox().add(NewPost.loose("agora", "show", "{}"), NOW);
        storage.outbox()
                .markSent(
                        storage.outbox().find(post).orElseThrow(),
                        "msg-" + post,
                        NOW,
                        new PageChange("m", List.of(pages), Optional.empty()));
    }

    private static StoredPage report(long number, long first, long last, boolean open) {
        return new StoredPage(number, "report", first, last, "{}", "msg-" + number, NOW, open);
    }

    @Test
    void piecesAreNumberedMatchByMatchAndKnowTheirVersion() {
        tell("m", 0, "{\"a\":1}", "{\"b\":2}");
        tell("other", 0, "{}");
        tell("m", 1, "{\"c\":3}");

        assertThat(storage.pages().pieces("m", 2))
                .containsExactly(new StoredPiece(2, 1, false, "{\"b\":2}"), new StoredPiece(3, 2, false, "{\"c\":3}"));
    }

    @Test
    void whatWasToldOfLaterVersionsIsTakenBackAndStaysTold() {
        tell("m", 0, "{}");
        tell("m", 1, "{}");
        Sample.apply(storage, Sample.order("m", 2).takeBack(1).tell("{}"));

        assertThat(storage.pages().pieces("m", 1))
                .extracting(StoredPiece::takenBack)
                .containsExactly(false, true, false);
    }

    @Test
    void aChannelThatStayedClosedIsReadBitByBit() {
        String[] pieces = new String[Pages.AHEAD + 1];
        Arrays.fill(pieces, "{}");
        tell("m", 0, pieces);
        tell("m", 1, "{\"last\":1}");

        StoredStory first = storage.pages().story("m");
        assertThat(first.pieces()).hasSize(Pages.AHEAD);
        assertThat(first.more()).isTrue();
        show(report(1, 1, Pages.AHEAD - 1, true));
        StoredStory second = storage.pages().story("m");
        assertThat(second.pieces()).hasSize(Pages.AHEAD + 2);
        assertThat(second.pieces().getLast().json()).contains("last");
        assertThat(second.more()).isFalse();
    }

    @Test
    void whatNoMessageShowsIsReadWithWhatTheOpenOnesDo() {
        tell("m", 0, "{}", "{}", "{}", "{}");
        assertThat(storage.pages().story("m").pieces()).hasSize(4);

        show(report(1, 1, 1, false), report(2, 2, 3, true));

        StoredStory story = storage.pages().story("m");
        assertThat(story.open()).containsExactly(report(2, 2, 3, true));
        assertThat(story.newest()).isEqualTo(2);
        assertThat(story.shown()).isEqualTo(3);
        assertThat(story.pieces()).extracting(StoredPiece::number).containsExactly(2L, 3L, 4L);
    }

    @Test
    void aMessageIsReplacedByItsNumber() {
        tell("m", 0, "{}");
        show(report(1, 1, 1, true));
        show(report(1, 1, 1, false));

        assertThat(storage.pages().story("m").open()).isEmpty();
        assertThat(storage.pages().last("m", 9)).hasSize(1);
    }

    /** The post is settled, the message known and what follows owed: all or nothing. */
    @Test
    void whatFollowsIsOwedWithIt() {
        long post = storage.outbox().add(NewPost.loose("agora", "show", "{}"), NOW);
        NewPost next = NewPost.of("m", "agora", "show", "{\"next\":1}");

        storage.outbox()
                .markSent(
                        storage.outbox().find(post).orElseThrow(),
                        "msg",
                        NOW,
                        new PageChange("m", List.of(), Optional.of(next)));

        assertThat(storage.outbox().due(NOW, 9)).extracting(Post::payload).containsExactly("{\"next\":1}");
    }

    /** What was stored although nobody heard of it is stored again, when the match already shows more. */
    @Test
    void whatIsStoredTwiceCountsOnce() {
        long post = storage.outbox().add(NewPost.loose("agora", "show", "{}"), NOW);
        PageChange shown = new PageChange(
                "m", List.of(report(1, 1, 1, true)), Optional.of(NewPost.of("m", "agora", "show", "{}")));
        storage.outbox().markSent(storage.outbox().find(post).orElseThrow(), "msg-1", NOW, shown);
        show(report(1, 1, 2, true));

        storage.outbox().markSent(storage.outbox().find(post).orElseThrow(), "msg-1", NOW, shown);

        assertThat(storage.pages().story("m").shown()).isEqualTo(2);
        assertThat(storage.outbox().owed()).isEqualTo(1);
    }

    @Test
    void whatFollowsAPostThatIsToBeBlankedIsBlankedToo() {
        String payload = "{\"user\":\"id-ann\"}";
        long post = storage.outbox().add(NewPost.loose("agora", "show", payload), NOW);
        storage.outbox().claim(NOW, NOW.plusSeconds(60), 9);
        storage.users().forget("id-ann");
        storage.outbox()
                .markSent(
                        storage.outbox().find(post).orElseThrow(),
                        "msg",
                        NOW,
                        new PageChange("m", List.of(), Optional.of(NewPost.of("m", "agora", "show", payload))));
        Post next = storage.outbox().due(NOW, 9).getFirst();
        storage.outbox().markSent(next, "msg", NOW);

        assertThat(storage.outbox().find(next.id()).orElseThrow().payload()).isEmpty();
    }

    @Test
    void aForgottenUserStandsInNoMessageAnyMore() {
        show(new StoredPage(1, "call", 0, 0, "{\"known\":[{\"user\":\"12345\"}]}", "msg-1", NOW, true));

        storage.users().forget("12345");

        assertThat(storage.pages().story("m").open().getFirst().json()).doesNotContain("12345");
    }
}
