package strategos.storage.post;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static strategos.storage.Sample.NOW;

import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.care.Pruning;
import strategos.storage.post.Post.NewPost;
import strategos.storage.post.Post.State;
import strategos.storage.slot.Fence;

@ParameterizedClass
@EnumSource(Engine.class)
class OutboxTest {
    private static final Instant LATER = NOW.plusSeconds(30);
    private static final Instant DEADLINE = NOW.plusSeconds(60);

    private final Engine engine;
    private final Storage storage;
    private final Outbox outbox;

    OutboxTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
        outbox = storage.outbox();
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void postsOfOnePlaceGoOutOneAfterTheOtherAndOtherPlacesDoNotWait() {
        long first = owe("agora", "1");
        long second = owe("agora", "2");
        long other = owe("stoa", "3");

        assertThat(due(NOW)).containsExactly(first, other);
        assertThat(outbox.claim(NOW, DEADLINE, 1)).extracting(Post::id).containsExactly(first);
        assertThat(due(NOW)).containsExactly(other);
        outbox.markSent(outbox.find(first).orElseThrow(), "message-1", NOW);
        assertThat(due(NOW)).containsExactly(second, other);
        assertThat(outbox.due(NOW, 1)).extracting(Post::id).containsExactly(second);
        assertThat(outbox.owed()).isEqualTo(2);
    }

    /** Ids that were given since a backup are given to no other post, whatever the database. */
    @Test
    void idsGoOnBeyondThoseSinceABackup() {
        long before = owe("agora", "1");
        storage.database().write(handle -> outbox.restored(handle, NOW, NewPost.loose("", "story", "{told}")));

        assertThat(owe("agora", "2")).isGreaterThan(before + Outbox.SINCE_A_BACKUP);
    }

    @Test
    void aPostIsClaimedOnce() {
        long post = owe("agora", "1");

        assertThat(claim(NOW)).containsExactly(post);
        assertThat(claim(NOW)).isEmpty();
        outbox.markSent(outbox.find(post).orElseThrow(), "m", NOW);
        assertThat(claim(DEADLINE)).isEmpty();
    }

    @Test
    void theFirstOfEachPlaceAreTakenTogetherInTheirOrder() {
        long first = owe("agora", "1");
        owe("agora", "2");
        long other = owe("stoa", "3");
        long third = owe("grove", "4");

        assertThat(outbox.claim(NOW, DEADLINE, 9))
                .extracting(Post::id, Post::state, Post::attempts, Post::unsure)
                .containsExactly(
                        tuple(first, State.SENDING, 1, false),
                        tuple(other, State.SENDING, 1, false),
                        tuple(third, State.SENDING, 1, false));
        assertThat(outbox.nextDue()).contains(DEADLINE);
    }

    @Test
    void whatIsNotSettledByItsDeadlineIsGivenAgainAndNobodyKnowsWhetherItArrived() {
        long lost = owe("agora", "1");
        long slow = owe("stoa", "2");
        outbox.claim(NOW, DEADLINE, 9);
        outbox.putOff(List.of(slow), DEADLINE.plusSeconds(1));

        assertThat(claim(DEADLINE.minusMillis(1))).isEmpty();
        assertThat(outbox.claim(DEADLINE, DEADLINE.plusSeconds(60), 9))
                .extracting(Post::id, Post::unsure, Post::attempts)
                .containsExactly(tuple(lost, true, 2));
    }

    /** Its taker stood still for long, and another looks for its message, to take it back or to mark it. */
    @Test
    void aLateMarkDoesNotSettleWhatAnotherHasTakenSince() {
        long id = owe("agora", "1");
        Post first = outbox.claim(NOW, DEADLINE, 9).getFirst();
        Post second = outbox.claim(DEADLINE, DEADLINE.plusSeconds(60), 9).getFirst();
        outbox.markSent(first, "late", LATER);
        assertThat(outbox.find(id).orElseThrow().state()).isEqualTo(State.SENDING);
        outbox.markSent(second, "message", LATER);
        assertThat(outbox.find(id).orElseThrow().message()).contains("message");
    }

    /** Its taker would find that it has lost it, and nobody would settle it before the next deadline. */
    @Test
    void whatIsBeingSentIsNotHastened() {
        long waits = owe("agora", "1");
        outbox.markFailed(waits, LATER);
        outbox.hasten("agora", NOW);
        Post taken = outbox.claim(NOW, DEADLINE, 9).getFirst();

        outbox.hasten("agora", NOW.plusSeconds(1));

        assertThat(claim(NOW.plusSeconds(1))).isEmpty();
        outbox.markSent(taken, "message", LATER);
        assertThat(outbox.find(waits).orElseThrow().message()).contains("message");
    }

    @Test
    void whatWaitsAnywhereMayBeTriedAtOnceAndWhatIsBeingSentIsLeft() {
        long waits = owe("agora", "1");
        outbox.markFailed(waits, LATER);
        long taken = owe("stoa", "2");
        outbox.claim(NOW, LATER, 9);

        outbox.hasten(NOW);

        assertThat(claim(NOW)).containsExactly(waits);
        assertThat(outbox.find(taken).orElseThrow().attempts()).isEqualTo(1);
    }

    @Test
    void aSentPostKnowsItsMessage() {
        long id = owe("agora", "1");
        claim(NOW);
        outbox.markSent(outbox.find(id).orElseThrow(), "message-1", LATER);

        Post post = outbox.find(id).orElseThrow();
        assertThat(post.state()).isEqualTo(State.SENT);
        assertThat(post.message()).contains("message-1");
        assertThat(post.attempts()).isEqualTo(1);
        assertThat(outbox.owed()).isZero();
        assertThat(outbox.nextDue()).isEmpty();
    }

    @Test
    void aFailedPostIsTriedAgainAtItsTimeAndHoldsThoseBehindIt() {
        long first = owe("agora", "1");
        owe("agora", "2");
        claim(NOW);
        outbox.markFailed(first, LATER);

        assertThat(due(NOW)).isEmpty();
        assertThat(outbox.nextDue()).contains(LATER);
        assertThat(due(LATER)).containsExactly(first);
        assertThat(outbox.find(first).orElseThrow().unsure()).isFalse();
    }

    @Test
    void anAttemptOfUnknownFateStaysUnsureUntilThePostIsSent() {
        long id = owe("agora", "1");
        claim(NOW);
        outbox.markUnsure(id, NOW);
        assertThat(outbox.find(id).orElseThrow().unsure()).isTrue();

        claim(NOW);
        outbox.markFailed(id, NOW);
        assertThat(outbox.find(id).orElseThrow().unsure()).isTrue();

        claim(NOW);
        outbox.markSent(outbox.find(id).orElseThrow(), "m", NOW);
        assertThat(outbox.find(id).orElseThrow().unsure()).isFalse();
        assertThat(outbox.find(id).orElseThrow().attempts()).isEqualTo(3);
    }

    @Test
    void whatWasBeingSentWhenTheProcessEndedIsPutBackAsUnsure() {
        long sending = owe("agora", "1");
        claim(NOW);
        long waiting = owe("stoa", "2");

        assertThat(outbox.recover(Fence.ALONE, Set.of(), LATER)).isEqualTo(1);

        assertThat(due(LATER)).containsExactly(sending, waiting);
        assertThat(outbox.find(sending).orElseThrow().unsure()).isTrue();
        assertThat(outbox.find(waiting).orElseThrow().unsure()).isFalse();
    }

    @Test
    void aPostGivenUpLetsThoseBehindItGo() {
        long first = owe("agora", "1");
        long second = owe("agora", "2");
        claim(NOW);
        outbox.giveUp(first, LATER);

        assertThat(due(NOW)).containsExactly(second);
        Post post = outbox.find(first).orElseThrow();
        assertThat(post.state()).isEqualTo(State.GIVEN_UP);
        assertThat(post.message()).isEmpty();
    }

    @Test
    void whatIsSettledStaysSettled() {
        long id = owe("agora", "1");
        claim(NOW);
        outbox.markSent(outbox.find(id).orElseThrow(), "m", NOW);

        outbox.markFailed(id, LATER);
        outbox.giveUp(id, LATER);
        outbox.markSent(outbox.find(id).orElseThrow(), "other", LATER);

        assertThat(outbox.find(id).orElseThrow().state()).isEqualTo(State.SENT);
        assertThat(outbox.find(id).orElseThrow().message()).contains("m");
    }

    @Test
    void aMatchKnowsWhatItOwesNow() {
        Sample.store(storage, "m");
        long story = outbox.add(NewPost.of("m", "agora", "story", "{}"), NOW);
        long card = outbox.add(NewPost.of("m", "agora", "card", "{}"), NOW);
        long newer = outbox.add(NewPost.of("m", "stoa", "card", "{}"), NOW);
        owe("agora", "of no match");

        assertThat(outbox.owedNow("m", NOW)).isEqualTo(3);
        outbox.markSent(outbox.find(story).orElseThrow(), "1", NOW);
        outbox.markSent(outbox.find(card).orElseThrow(), "2", NOW);
        outbox.markFailed(newer, LATER);

        assertThat(outbox.owedNow("m", NOW)).isZero();
        assertThat(outbox.owedNow("m", LATER)).isEqualTo(1);
        assertThat(outbox.owed("m")).as("whenever it is sent").isEqualTo(1);
        outbox.claim(LATER, LATER.plusSeconds(60), 10);
        assertThat(outbox.owedNow("m", LATER)).as("being sent").isZero();
        assertThat(outbox.owed("m")).isEqualTo(1);
    }

    @Test
    void idsAreNeverGivenTwiceEvenAfterPruning() {
        long first = owe("agora", "1");
        outbox.giveUp(first, NOW);
        new Pruning(storage).prune(NOW.plusSeconds(999_999), Pruning.Retention.USUAL);
        assertThat(outbox.find(first)).isEmpty();

        assertThat(owe("agora", "2")).isGreaterThan(first);
    }

    private long owe(String place, String text) {
        return outbox.add(NewPost.loose(place, "story", "{\"text\":\"" + text + "\"}"), NOW);
    }

    private List<Long> claim(Instant now) {
        return outbox.claim(now, now.plusSeconds(60), 9).stream().map(Post::id).toList();
    }

    private List<Long> due(Instant now) {
        return outbox.due(now, 9).stream().map(Post::id).toList();
    }
}
