package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.Waiting;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.slot.Fence;

/** What the outbox does when the chat service does not take a post. */
class OutboxTest {
    private static Optional<Undelivered> fault() {
        return Optional.of(new Undelivered(Remedy.RETRY, "500", null));
    }

    @Test
    void aFaultIsTriedAgainLaterAndNothingIsLostOrToldTwice() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            AtomicInteger faults = new AtomicInteger(3);
            host.outlet.failing(post -> faults.getAndDecrement() > 0 ? fault() : Optional.empty());

            done(host.order(match, "red", Call.of("taunt", "words", "first")));
            done(host.order(match, "blue", Call.of("taunt", "words", "second")));
            host.settled();
            assertThat(host.outlet.texts()).noneMatch(text -> text.contains("“first”"));
            for (int i = 0; i < 4; i++) {
                host.clock.move(Duration.ofMinutes(5));
                host.gameHost.tick();
                host.settled();
            }

            assertThat(host.outlet.times("“")).isEqualTo(2);
            assertThat(String.join("\n", host.outlet.texts())).containsSubsequence("Red: “first”", "Blue: “second”");
        }
    }

    /** The service took the post although it reported a fault: it is found by its nonce. */
    @Test
    void aPostThatArrivedAllTheSameIsNotSentAgain() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        AtomicInteger lost = new AtomicInteger(1);
        HostParts usual = TestHost.inMemoryParts(outlet, clock);
        HostParts parts = usual.withOutlet(new PassingOutlet(outlet, (post, to) -> {
            String id = to.deliver(post);
            if (post.message().text().contains("“once”") && lost.getAndDecrement() > 0) {
                throw new Undelivered(Remedy.RETRY, "the answer was lost", null);
            }
            return id;
        }));
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            done(host.order(match, "red", Call.of("taunt", "words", "once")));
            host.settled();
            clock.move(Duration.ofMinutes(5));
            host.gameHost.tick();
            host.settled();

            assertThat(usual.storage().outbox().owed()).isZero();
            assertThat(outlet.times("“once”")).isEqualTo(1);
        }
    }

    /** A laptop sleeps while a post is on its way: whichever time the pump reads last, the post is its own still, and sent once. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aClockThatLeapsWhileAPostIsSentLosesNothing(int reading) throws InterruptedException {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        AtomicInteger untilLeap = new AtomicInteger(Integer.MAX_VALUE);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        HostParts usual = TestHost.inMemoryParts(outlet, clock);
        HostParts parts = usual.withOutlet(new PassingOutlet(outlet, (post, to) -> {
                    if (post.message().text().contains("“slow”")) {
                        begun.countDown();
                        Waiting.until(() -> end.getCount() == 0);
                    }
                    return to.deliver(post);
                }))
                .withClock((LeapingClock) () -> {
                    if (Thread.currentThread().getName().equals("outbox") && untilLeap.decrementAndGet() == 0) {
                        clock.move(Duration.ofDays(1));
                    }
                    return clock.instant();
                });
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            host.settled();
            done(host.order(match, "red", Call.of("taunt", "words", "slow")));
            assertThat(begun.await(60, TimeUnit.SECONDS)).isTrue();

            untilLeap.set(reading);
            Waiting.until(() -> {
                host.gameHost.tick();
                return untilLeap.get() < -5;
            });
            end.countDown();
            host.settled();

            assertThat(usual.storage().outbox().owed()).isZero();
            assertThat(outlet.times("“slow”")).isEqualTo(1);
        }
    }

    @Test
    void aClosedPlaceKeepsItsPostsAndHoldsUpNoOther() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            host.outlet.failing(post -> post.where().equals(AGORA)
                    ? Optional.of(new Undelivered(Remedy.BLOCKED, "Missing Access", null))
                    : Optional.empty());

            done(host.order(match, "red", Call.of("taunt", "words", "kept")));
            ChannelRef stoa = new ChannelRef("server", "stoa");
            done(host.matches.create(by("zoe"), stoa, "duel", "foils", Map.of()));
            host.settled();
            assertThat(host.outlet.messages()).anyMatch(m -> m.where().equals(stoa));
            assertThat(host.outlet.texts()).noneMatch(text -> text.contains("“kept”"));

            host.outlet.failing(post -> Optional.empty());
            host.clock.move(Duration.ofHours(2));
            host.gameHost.tick();
            host.settled();
            assertThat(host.outlet.times("“kept”")).isEqualTo(1);
        }
    }

    @Test
    void whatWaitedForAClosedPlaceGoesOutWhenItIsOpenAgain() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            host.outlet.failing(post -> Optional.of(new Undelivered(Remedy.BLOCKED, "Missing Access", null)));
            done(host.order(match, "red", Call.of("taunt", "words", "kept")));
            host.settled();
            host.outlet.failing(post -> Optional.empty());
            assertThat(host.settled().outlet.texts()).noneMatch(text -> text.contains("“kept”"));

            host.reopening.reopened(AGORA);

            assertThat(host.settled().outlet.times("“kept”")).isEqualTo(1);
        }
    }

    @Test
    void nothingWaitsForAClockThatIsPutBack() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            host.outlet.failing(post -> fault());
            done(host.order(match, "red", Call.of("taunt", "words", "kept")));
            host.settled();
            host.outlet.failing(post -> Optional.empty());

            host.clock.move(Duration.ofHours(-1));
            host.gameHost.tick();
            done(host.order(match, "blue", Call.of("taunt", "words", "after it")));

            assertThat(host.settled().outlet.times("“kept”")).isEqualTo(1);
            assertThat(host.outlet.times("“after it”")).isEqualTo(1);
        }
    }

    /** Nobody knows in the next run which places were closed, so all are tried. */
    @Test
    void theNextRunDoesNotWaitForAClosedPlace() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            String match = host.duel(Map.of());
            host.settled();
            outlet.failing(post -> Optional.of(new Undelivered(Remedy.BLOCKED, "Missing Access", null)));
            done(host.order(match, "red", Call.of("taunt", "words", "kept")));
            host.settled();
        }
        outlet.failing(post -> Optional.empty());
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            assertThat(host.settled().outlet.times("“kept”")).isEqualTo(1);
        }
    }

    @Test
    void aPostThatIsNeverTakenLetsTheNextOneGo() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            host.outlet.failing(post -> post.message().text().contains("bad")
                    ? Optional.of(new Undelivered(Remedy.GIVE_UP, "refused", null))
                    : Optional.empty());

            done(host.order(match, "red", Call.of("taunt", "words", "bad")));
            done(host.order(match, "blue", Call.of("taunt", "words", "good")));

            assertThat(host.settled().outlet.times("bad")).isZero();
            assertThat(host.outlet.times("cannot be shown here")).isEqualTo(1);
            assertThat(host.outlet.times("“good”")).isEqualTo(1);
            assertThat(host.outlet.asking()).containsExactly(Map.entry(match, 1L));
        }
    }

    /** It was deleted while the bot was away, or with the channel above it: nobody has told so. */
    @Test
    void aMatchWhoseChannelIsGoneSleepsAndWhoMadeItIsTold() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            host.outlet.failing(post -> post.where().direct()
                    ? Optional.empty()
                    : Optional.of(new Undelivered(Remedy.GONE, "Unknown Channel", null)));

            done(host.order(match, "red", Call.of("taunt", "words", "unheard")));

            assertThat(host.settled().match(match).asleep()).isTrue();
            assertThat(host.outlet.messages())
                    .filteredOn(message -> message.where().equals(ChannelRef.direct("id-red")))
                    .singleElement()
                    .satisfies(message -> assertThat(message.text()).contains("was deleted, so the match sleeps"));

            host.outlet.failing(post -> Optional.empty());
            done(host.matches.settle(by("red"), match, new ChannelRef("server", "stoa")));
            assertThat(host.settled().outlet.times("“unheard”")).isEqualTo(1);
        }
    }

    @Test
    void anOutletThatBreaksDoesNotStopThePump() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            host.outlet.failing(post -> {
                throw new IllegalStateException("a bug of the adapter");
            });
            done(host.order(match, "red", Call.of("taunt", "words", "late")));
            host.settled();
            host.outlet.failing(post -> Optional.empty());
            host.clock.move(Duration.ofMinutes(5));
            host.gameHost.tick();

            assertThat(host.settled().outlet.times("“late”")).isEqualTo(1);
        }
    }

    @Test
    void aMatchWhoseStartPostIsRefusedCanBeStartedAgain() {
        try (TestHost host = TestHost.inMemory()) {
            String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                    .id();
            done(host.matches.join(by("red"), match, new Seat("red"), Optional.empty()));
            done(host.matches.join(by("blue"), match, new Seat("blue"), Optional.empty()));
            host.settled();
            host.outlet.failing(post -> post.message().text().contains("starts")
                    ? Optional.of(new Undelivered(Remedy.GIVE_UP, "refused", null))
                    : Optional.empty());
            assertThat(host.matches.start(by("red"), match)).isInstanceOf(ActionResult.Failed.class);
            assertThat(host.match(match).stage()).isEqualTo(Stage.OPEN);

            host.outlet.failing(post -> Optional.empty());
            assertThat(done(host.matches.start(by("red"), match)).stage()).isEqualTo(Stage.RUNNING);
        }
    }

    /** While the post is on its way nobody sits down or leaves; when it arrives after all, the match begins. */
    @Test
    void aSlowStartPostHoldsTheSeats() throws InterruptedException {
        try (TestHost host = TestHost.inMemory()) {
            String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                    .id();
            done(host.matches.join(by("red"), match, new Seat("red"), Optional.empty()));
            done(host.matches.join(by("blue"), match, new Seat("blue"), Optional.empty()));
            host.settled();
            host.outlet.failing(post -> fault());
            int before = host.outlet.deliveries();
            Thread starter = Thread.ofVirtual().start(() -> host.matches.start(by("red"), match));
            while (host.outlet.deliveries() == before) {
                Thread.sleep(1);
            }
            host.settled();
            assertThat(TestHost.refused(host.matches.leave(by("blue"), match))).isEqualTo("host.starting");
            assertThat(TestHost.refused(host.matches.start(by("blue"), match))).isEqualTo("host.starting");

            host.outlet.failing(post -> Optional.empty());
            host.clock.move(Duration.ofMinutes(5));
            host.gameHost.tick();
            starter.join();
            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.RUNNING);
        }
    }

    @Test
    void whatIsOwedGoesOutWhenTheHostOpensAgain() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String match;
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            match = host.duel(Map.of());
            host.settled();
            outlet.failing(post -> fault());
            done(host.order(match, "red", Call.of("taunt", "words", "owed")));
            host.settled();
        }
        outlet.failing(post -> Optional.empty());
        clock.move(Duration.ofMinutes(5));
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            assertThat(host.settled().outlet.times("“owed”")).isEqualTo(1);
            assertThat(host.match(match).version()).isEqualTo(2);
        }
    }

    /** The host closes in the moment in which a post has been taken and nobody sends it yet. */
    @Test
    void whatWasTakenWhenTheHostClosesIsSent() throws InterruptedException {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        Held held = new Held();
        TestHost host = TestHost.of(
                TestHost.parts(storage, DuelFactory.library(), outlet, clock).withWatch(held), outlet, clock);
        String match = host.duel(Map.of());
        host.settled();
        held.next.set(true);
        done(host.order(match, "red", Call.of("taunt", "words", "owed")));
        assertThat(held.taken.await(60, TimeUnit.SECONDS)).isTrue();
        Thread closing = Thread.ofPlatform().start(host::close);
        Waiting.of(closing, Thread.State.TIMED_WAITING);
        held.goOn.countDown();
        closing.join();
        assertThat(outlet.messages()).anyMatch(message -> message.text().contains("“owed”"));
        assertThat(storage.outbox().recover(Fence.ALONE, Set.of(), clock.instant()))
                .as("posts to be looked for")
                .isZero();
    }

    /** Whoever takes posts keeps orders from being stored meanwhile. */
    @Test
    void postsAreTakenOnlyWhereThereAreSome(@TempDir Path folder) {
        Wire wire = new Wire();
        MovingClock clock = new MovingClock();
        try (Storage storage = wire.open(folder.resolve("m.db"), Duration.ofSeconds(60));
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            String match = host.duel(Map.of());
            host.settled();
            wire.faults(passing -> false);
            for (String seat : List.of("red", "blue")) {
                done(host.order(match, seat, Call.of("taunt", "words", "often")));
                host.settled();
            }
            host.gameHost.tick();
            host.settled();

            long sent = statements(wire, "update outbox set state = 'sent'");
            assertThat(sent).isPositive();
            assertThat(statements(wire, "update outbox set attempts")).isBetween(1L, sent);
        }
    }

    /** A service takes its time, and over a network each question takes some, too. */
    @Test
    void aComputerThatWaitsForPostsAsksSeldomWhetherTheyAreOut(@TempDir Path folder) {
        Wire wire = new Wire();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        try (Storage storage = wire.open(folder.resolve("m.db"), Duration.ofSeconds(60))) {
            HostParts parts = TestHost.parts(storage, DuelFactory.library(), outlet, clock)
                    .withOutlet(new PassingOutlet(outlet, (post, to) -> {
                        LockSupport.parkNanos(Duration.ofMillis(300).toNanos());
                        return to.deliver(post);
                    }));
            try (TestHost host = TestHost.of(parts, outlet, clock)) {
                String match = host.duel(Map.of());
                done(host.matches.leave(by("blue"), match));
                host.settled();
                wire.faults(passing -> false);
                done(host.matches.computer(by("red"), match, new Seat("blue"), Level.NORMAL));
                done(host.order(match, "red", Call.of("stance", "stance", "low")));
                host.settled();

                assertThat(statements(wire, "select count(*) from outbox where match"))
                        .isBetween(1L, 40L);
            }
        }
    }

    private static long statements(Wire wire, String beginning) {
        return wire.passed().stream().filter(sql -> sql.startsWith(beginning)).count();
    }

    /** Stands still where the next post has been taken. */
    private static final class Held implements Checkpoint.Watch {
        final AtomicBoolean next = new AtomicBoolean();
        final CountDownLatch taken = new CountDownLatch(1);
        final CountDownLatch goOn = new CountDownLatch(1);

        @Override
        public void reached(Checkpoint checkpoint, String what) {
            if (checkpoint == Checkpoint.CLAIMED && next.getAndSet(false)) {
                taken.countDown();
                try {
                    assertThat(goOn.await(60, TimeUnit.SECONDS)).isTrue();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }
}
