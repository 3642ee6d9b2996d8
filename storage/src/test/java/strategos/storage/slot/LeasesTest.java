package strategos.storage.slot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.order;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.care.Pruning;
import strategos.storage.match.Commit;
import strategos.storage.match.Commit.CommitResult.Committed;
import strategos.storage.match.Commit.CommitResult.Fenced;
import strategos.storage.match.Matches.Creation;
import strategos.storage.match.NewMatch;
import strategos.storage.match.Reminders.Reminder;
import strategos.storage.match.StoredMatch;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

@ParameterizedClass
@EnumSource(Engine.class)
class LeasesTest {
    private static final Set<Integer> SOME = Set.of(0, 5, 9);

    private final Engine engine;
    private final Storage storage;
    private final Leases leases;

    LeasesTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
        leases = storage.leases();
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void aSlotIsOneHoldersUntilItIsReleased() {
        assertThat(slots(leases.acquire("a", SOME, Leases.TIME))).isEqualTo(SOME);
        assertThat(slots(leases.acquire("b", Set.of(5, 6), Leases.TIME))).containsExactly(6);
        assertThat(leases.held()).extracting(Lease::holder).containsExactly("a", "a", "b", "a");

        leases.release("a", Set.of(5, 6));

        assertThat(slots(leases.acquire("b", Set.of(0, 5, 6), Leases.TIME))).containsExactlyInAnyOrder(5, 6);
        assertThat(slots(leases.renew("a", Leases.TIME))).containsExactlyInAnyOrder(0, 9);
    }

    @Test
    void whoWantsAllGetsAllOrNothing() {
        leases.acquire("a", Set.of(5), Leases.TIME);
        assertThatThrownBy(() -> leases.acquireAll("b", SOME, Leases.TIME))
                .isInstanceOfSatisfying(
                        StorageException.class,
                        e -> assertThat(e.problem()).isEqualTo(StorageException.Problem.IN_USE));
        assertThat(leases.held()).extracting(Lease::slot).containsExactly(5);
        leases.release("a", Set.of(5));
        assertThat(slots(leases.acquireAll("b", SOME, Leases.TIME))).isEqualTo(SOME);
    }

    @Test
    void whatIsDoneAloneIsDoneBeforeAnybodyTakesASlotHoweverLongItTakes() throws Exception {
        try (ExecutorService executor = Executors.newSingleThreadExecutor()) {
            Future<List<Lease>> other = leases.alone("a", handle -> {
                handle.execute("update lease set until = 1");
                Future<List<Lease>> waits = executor.submit(() -> leases.acquire("b", SOME, Leases.TIME));
                assertThatThrownBy(() -> waits.get(200, TimeUnit.MILLISECONDS)).isInstanceOf(TimeoutException.class);
                return waits;
            });
            assertThat(slots(other.get())).as("let go of at the end").isEqualTo(SOME);
        }
        List<String> done = new ArrayList<>();
        assertThatThrownBy(() -> leases.alone("c", handle -> done.add("whatever")))
                .isInstanceOfSatisfying(
                        StorageException.class,
                        e -> assertThat(e.problem()).isEqualTo(StorageException.Problem.IN_USE));
        assertThat(done).isEmpty();
        assertThat(leases.held()).extracting(Lease::holder).containsOnly("b");
    }

    @Test
    void eachTimeASlotChangesHandsItsTermGrows() {
        assertThat(term("a")).isEqualTo(1);
        assertThat(leases.renew("a", Leases.TIME)).extracting(Lease::term).containsExactly(1L);
        expire();
        assertThat(term("b")).isEqualTo(2);
        assertThat(leases.renew("a", Leases.TIME)).isEmpty();
        leases.release("b", Set.of(5));
        assertThat(term("a")).isEqualTo(3);
    }

    @Test
    void aLeaseLastsForAWhileByTheDatabasesClock() {
        Lease first = leases.acquire("a", Set.of(5), Leases.TIME).getFirst();
        Duration left = Duration.ofMillis(first.until().toEpochMilli() - now());
        assertThat(left).isBetween(Duration.ofMillis(1), Leases.TIME);
        expire();
        assertThat(leases.held()).isEmpty();
        assertThat(leases.renew("a", Leases.TIME).getFirst().until())
                .as("nobody had taken it")
                .isAfterOrEqualTo(first.until());
        assertThat(leases.acquire("b", Set.of(5), Leases.TIME)).isEmpty();
    }

    @Test
    void ofManyWhoTakeAtOnceEachSlotIsOnes() throws Exception {
        try (ExecutorService executor = Executors.newFixedThreadPool(6)) {
            List<Callable<List<Lease>>> all = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                String holder = "h" + i;
                all.add(() -> leases.acquire(holder, Slot.all(), Leases.TIME));
            }
            List<Integer> taken = new ArrayList<>();
            for (Future<List<Lease>> one : executor.invokeAll(all)) {
                one.get().forEach(lease -> taken.add(lease.slot()));
            }
            assertThat(taken).containsExactlyInAnyOrderElementsOf(Slot.all());
        }
    }

    @Test
    void whoLostASlotCommitsNothingThere() {
        Sample.store(storage, "m");
        int slot = Slot.of("guild").number();
        Fence mine = fence("a", Set.of(slot));
        storage.keepWithin(() -> mine);
        assertThat(Sample.apply(storage, order("m", 0))).isInstanceOf(Committed.class);

        expire();
        fence("b", Set.of(slot));

        assertThat(Sample.apply(storage, order("m", 1))).isEqualTo(new Fenced());
        assertThat(storage.matches().create(Sample.match("n"), Sample.first("n")))
                .isEqualTo(new Creation.Fenced());
        assertThat(storage.matches().find("m").orElseThrow().version()).isEqualTo(1);
        assertThat(storage.matches().find("n")).isEmpty();
    }

    @Test
    void whoHasTakenASlotAgainKnowsWhatWasDecidedBefore() {
        Sample.store(storage, "m");
        Fence first = fence("a", Set.of(0));
        expire();
        Fence second = fence("a", Set.of(0));
        storage.keepWithin(() -> first);
        assertThat(Sample.apply(storage, order("m", 0))).isEqualTo(new Fenced());
        storage.keepWithin(() -> second);
        assertThat(Sample.apply(storage, order("m", 0))).isInstanceOf(Committed.class);
    }

    @Test
    void whatIsToDoIsSeenOfOnesOwnSlotsAlone() {
        String there = Long.toString(7L << 22);
        String elsewhere = Long.toString(8L << 22);
        make("there", there);
        make("elsewhere", elsewhere);
        long late = storage.outbox().add(NewPost.loose(elsewhere + "/c", "story", "{}"), NOW);

        storage.keepWithin(() -> Fence.NOTHING);
        assertNothingToDo();
        assertThat(storage.matches().alive(storage.fence())).isEmpty();
        Fence mine = fence("a", Set.of(7));
        storage.keepWithin(() -> mine);

        assertThat(storage.matches().alive(mine)).extracting(StoredMatch::id).containsExactly("there");
        assertThat(storage.reminders().due(NOW, 9)).extracting(Reminder::match).containsExactly("there");
        assertThat(storage.matches().idleSince(NOW.plusSeconds(1), 9)).containsExactly("there");
        assertThat(storage.outbox().due(NOW, 9)).extracting(Post::match).containsExactly(Optional.of("there"));
        List<Post> taken = storage.outbox().claim(NOW, NOW.plusSeconds(60), 9);
        assertThat(taken).extracting(Post::match).containsExactly(Optional.of("there"));
        long post = taken.getFirst().id();
        assertThat(storage.outbox().taken(taken.getFirst())).isTrue();

        expire();
        Fence others = fence("b", Set.of(7, 8));

        assertNothingToDo();
        assertThat(storage.outbox().taken(taken.getFirst())).isFalse();
        storage.outbox().markFailed(post, NOW);
        storage.outbox().giveUp(post, NOW);
        assertThat(storage.outbox().find(post).orElseThrow().state()).isEqualTo(Post.State.SENDING);
        storage.keepWithin(() -> others);
        assertThat(storage.outbox().recover(others, Set.of(), NOW)).isEqualTo(1);
        assertThat(storage.outbox().claim(NOW, NOW.plusSeconds(60), 9))
                .extracting(Post::id)
                .contains(post)
                .doesNotContain(late)
                .hasSize(2);
    }

    @Test
    void momentsOfOneKindAreApartAndThoseOfAnotherDoNotWait() {
        Duration apart = Duration.ofMinutes(10);
        assertThat(storage.identifies().reserve(0, apart)).isZero();
        assertThat(storage.identifies().reserve(0, apart)).isBetween(apart.minusMinutes(1), apart);
        assertThat(storage.identifies().reserve(0, apart))
                .isBetween(apart.multipliedBy(2).minusMinutes(1), apart.multipliedBy(2));
        assertThat(storage.identifies().reserve(1, apart)).isZero();
    }

    /** A lease may be over an hour from now, where the clock was an hour fast and is right again. */
    @Test
    void aSlotThatWasTakenWhileTheClockWasFastIsNotKeptFromOthers() {
        Set<Integer> mine = Set.of(5);
        Fence before = fence("dead", mine);
        ahead("lease set until", Duration.ofHours(1));
        Fence after = fence("b", mine);
        assertThat(leases.held()).extracting(Lease::holder).containsExactly("b");
        assertThat(leases.acquire("c", mine, Leases.TIME)).isEmpty();
        assertThat(((Fence.Held) after).terms().get(5))
                .isGreaterThan(((Fence.Held) before).terms().get(5));
        ahead("lease set until", Duration.ofHours(1));
        assertThat(slots(leases.acquireAll("c", mine, Leases.TIME))).isEqualTo(mine);
    }

    @Test
    void aClockThatIsPutBackALittleTakesNoSlotFromWhoLives() {
        leases.acquire("a", SOME, Leases.TIME);
        ahead("lease set until", Leases.TIME.plusSeconds(5));
        assertThat(leases.acquire("b", SOME, Leases.TIME)).isEmpty();
        assertThat(leases.renew("a", Leases.TIME)).hasSize(SOME.size());
    }

    @Test
    void aMomentThatWasTakenWhileTheClockWasFastIsNotWaitedFor() {
        Duration apart = Duration.ofSeconds(5);
        storage.identifies().reserve(0, apart);
        ahead("identify set next_at", Duration.ofHours(1));
        assertThat(storage.identifies().reserve(0, apart)).isLessThan(apart);
        assertThat(storage.identifies().reserve(0, apart)).isLessThanOrEqualTo(apart);
        Duration queue = Duration.ofMinutes(9);
        ahead("identify set next_at", queue);
        assertThat(storage.identifies().reserve(0, apart))
                .as("one may have to wait for many")
                .isBetween(queue.minusMinutes(1), queue);
    }

    @Test
    void theOneWhoHasTheFirstSlotCleansUp() {
        storage.outbox().giveUp(storage.outbox().add(NewPost.loose("p", "story", "{}"), NOW), NOW);
        Instant later = NOW.plus(Duration.ofDays(9));
        Fence others = fence("a", Set.of(5));
        storage.keepWithin(() -> others);
        assertThat(new Pruning(storage).prune(later, Pruning.Retention.USUAL)).isZero();
        Fence first = fence("a", Set.of(0));
        storage.keepWithin(() -> first);
        assertThat(new Pruning(storage).prune(later, Pruning.Retention.USUAL)).isEqualTo(1);
    }

    private void assertNothingToDo() {
        assertThat(storage.outbox().due(NOW, 9)).isEmpty();
        assertThat(storage.outbox().nextDue()).isEmpty();
        assertThat(storage.outbox().claim(NOW, NOW.plusSeconds(60), 9)).isEmpty();
        assertThat(storage.reminders().due(NOW, 9)).isEmpty();
        assertThat(storage.matches().idleSince(NOW.plusSeconds(1), 9)).isEmpty();
        assertThat(storage.beacon().waiting()).isEmpty();
    }

    private void make(String id, String guild) {
        NewMatch usual = Sample.match(id, "c");
        NewMatch match = new NewMatch(
                id,
                guild,
                "c",
                usual.game(),
                usual.scenario(),
                usual.options(),
                usual.dataHash(),
                usual.dataFiles(),
                usual.creator(),
                usual.settings(),
                usual.dice(),
                usual.seats());
        Commit first = Sample.first(id)
                .post(NewPost.of(id, guild + "/c", "story", "{}"))
                .remind(Sample.ALPHA, "ping", NOW);
        assertThat(storage.matches().create(match, first)).isInstanceOf(Creation.Created.class);
    }

    private Fence fence(String holder, Collection<Integer> slots) {
        Map<Integer, Long> terms =
                leases.acquire(holder, slots, Leases.TIME).stream().collect(Collectors.toMap(Lease::slot, Lease::term));
        assertThat(terms).hasSameSizeAs(slots);
        return new Fence.Held(holder, terms);
    }

    private long term(String holder) {
        return leases.acquire(holder, Set.of(5), Leases.TIME).getFirst().term();
    }

    private void expire() {
        storage.database().write(handle -> handle.execute("update lease set until = 1"));
    }

    private void ahead(String column, Duration time) {
        long then = now() + time.toMillis();
        storage.database().write(handle -> handle.execute("update " + column + " = " + then));
    }

    private long now() {
        return storage.database()
                .read(handle -> handle.createQuery(
                                "select " + storage.database().now())
                        .mapTo(Long.class)
                        .one());
    }

    private static Set<Integer> slots(List<Lease> taken) {
        return taken.stream().map(Lease::slot).collect(Collectors.toSet());
    }
}
