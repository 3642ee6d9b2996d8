package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.AGORA;
import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** What the outbox does when the chat service does not take a post. */
class OutboxTest {
    private static Optional<Undelivered> fault() {
        return Optional.of(new Undelivered(Remedy.RETRY, "500", null));
    }

    @Test
    void aFaultIsTriedAgainLaterAndNothingIsLostOrToldTwice() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            house.settled();
            AtomicInteger faults = new AtomicInteger(3);
            house.outlet.failing(post -> faults.getAndDecrement() > 0 ? fault() : Optional.empty());

            done(house.order(match, "red", Call.of("taunt", "words", "first")));
            done(house.order(match, "blue", Call.of("taunt", "words", "second")));
            house.settled();
            assertThat(house.outlet.texts()).noneMatch(text -> text.contains("“first”"));
            for (int i = 0; i < 4; i++) {
                house.clock.move(Duration.ofMinutes(5));
                house.house.tick();
                house.settled();
            }

            assertThat(house.outlet.texts().stream().filter(text -> text.contains("“")))
                    .containsExactly("Red: “first”", "Blue: “second”");
        }
    }

    /** The service took the post although it reported a fault: it is found by its nonce. */
    @Test
    void aPostThatArrivedAllTheSameIsNotSentAgain() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        AtomicInteger lost = new AtomicInteger(1);
        HouseParts usual = TestHouse.inMemoryParts(outlet, clock);
        HouseParts parts = usual.with((Outlet) post -> {
            String id = outlet.deliver(post);
            if (post.message().text().contains("“once”") && lost.getAndDecrement() > 0) {
                throw new Undelivered(Remedy.RETRY, "the answer was lost", null);
            }
            return id;
        });
        try (TestHouse house = TestHouse.of(parts, outlet, clock)) {
            String match = house.duel(Map.of());
            done(house.order(match, "red", Call.of("taunt", "words", "once")));
            house.settled();
            clock.move(Duration.ofMinutes(5));
            house.house.tick();
            house.settled();

            assertThat(usual.storage().outbox().owed()).isZero();
            assertThat(outlet.texts().stream().filter(text -> text.contains("“once”")))
                    .hasSize(1);
        }
    }

    @Test
    void aClosedPlaceKeepsItsPostsAndHoldsUpNoOther() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            house.settled();
            house.outlet.failing(post -> post.where().equals(AGORA)
                    ? Optional.of(new Undelivered(Remedy.BLOCKED, "Missing Access", null))
                    : Optional.empty());

            done(house.order(match, "red", Call.of("taunt", "words", "kept")));
            ChannelRef stoa = new ChannelRef("server", "stoa");
            done(house.matches.create(by("zoe"), stoa, "duel", "foils", Map.of()));
            house.settled();
            assertThat(house.outlet.messages()).anyMatch(m -> m.where().equals(stoa));
            assertThat(house.outlet.texts()).noneMatch(text -> text.contains("“kept”"));

            house.outlet.failing(post -> Optional.empty());
            house.clock.move(Duration.ofHours(2));
            house.house.tick();
            house.settled();
            assertThat(house.outlet.texts()).anyMatch(text -> text.contains("“kept”"));
        }
    }

    @Test
    void whatWaitedForAClosedPlaceGoesOutWhenItIsOpenAgain() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            house.settled();
            house.outlet.failing(post -> Optional.of(new Undelivered(Remedy.BLOCKED, "Missing Access", null)));
            done(house.order(match, "red", Call.of("taunt", "words", "kept")));
            house.settled();
            house.outlet.failing(post -> Optional.empty());
            assertThat(house.settled().outlet.texts()).noneMatch(text -> text.contains("“kept”"));

            house.reopening.reopened(AGORA);

            assertThat(house.settled().outlet.texts()).anyMatch(text -> text.contains("“kept”"));
        }
    }

    /** Nobody knows in the next run which places were closed, so all are tried. */
    @Test
    void theNextRunDoesNotWaitForAClosedPlace() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            String match = house.duel(Map.of());
            house.settled();
            outlet.failing(post -> Optional.of(new Undelivered(Remedy.BLOCKED, "Missing Access", null)));
            done(house.order(match, "red", Call.of("taunt", "words", "kept")));
            house.settled();
        }
        outlet.failing(post -> Optional.empty());
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            assertThat(house.settled().outlet.texts()).anyMatch(text -> text.contains("“kept”"));
        }
    }

    @Test
    void aPostThatIsNeverTakenLetsTheNextOneGo() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            house.settled();
            house.outlet.failing(post -> post.message().text().contains("bad")
                    ? Optional.of(new Undelivered(Remedy.GIVE_UP, "refused", null))
                    : Optional.empty());

            done(house.order(match, "red", Call.of("taunt", "words", "bad")));
            done(house.order(match, "blue", Call.of("taunt", "words", "good")));

            assertThat(house.settled().outlet.texts()).anyMatch(text -> text.contains("“good”"));
        }
    }

    @Test
    void anOutletThatBreaksDoesNotStopThePump() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            house.settled();
            house.outlet.failing(post -> {
                throw new IllegalStateException("a bug of the adapter");
            });
            done(house.order(match, "red", Call.of("taunt", "words", "late")));
            house.settled();
            house.outlet.failing(post -> Optional.empty());
            house.clock.move(Duration.ofMinutes(5));
            house.house.tick();

            assertThat(house.settled().outlet.texts()).anyMatch(text -> text.contains("“late”"));
        }
    }

    @Test
    void aMatchWhoseStartPostIsRefusedCanBeStartedAgain() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = done(house.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                    .id();
            done(house.matches.join(by("red"), match, new Seat("red"), Optional.empty()));
            done(house.matches.join(by("blue"), match, new Seat("blue"), Optional.empty()));
            house.settled();
            house.outlet.failing(post -> post.message().text().contains("starts")
                    ? Optional.of(new Undelivered(Remedy.GIVE_UP, "refused", null))
                    : Optional.empty());
            assertThat(house.matches.start(by("red"), match)).isInstanceOf(ActionResult.Failed.class);
            assertThat(house.match(match).stage()).isEqualTo(Stage.OPEN);

            house.outlet.failing(post -> Optional.empty());
            assertThat(done(house.matches.start(by("red"), match)).stage()).isEqualTo(Stage.RUNNING);
        }
    }

    /** While the post is on its way nobody sits down or leaves; when it arrives after all, the match begins. */
    @Test
    void aSlowStartPostHoldsTheSeats() throws InterruptedException {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = done(house.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                    .id();
            done(house.matches.join(by("red"), match, new Seat("red"), Optional.empty()));
            done(house.matches.join(by("blue"), match, new Seat("blue"), Optional.empty()));
            house.settled();
            house.outlet.failing(post -> fault());
            int before = house.outlet.deliveries();
            Thread starter = Thread.ofVirtual().start(() -> house.matches.start(by("red"), match));
            while (house.outlet.deliveries() == before) {
                Thread.sleep(1);
            }
            house.settled();
            assertThat(TestHouse.refused(house.matches.leave(by("blue"), match)))
                    .isEqualTo("host.starting");
            assertThat(TestHouse.refused(house.matches.start(by("blue"), match)))
                    .isEqualTo("host.starting");

            house.outlet.failing(post -> Optional.empty());
            house.clock.move(Duration.ofMinutes(5));
            house.house.tick();
            starter.join();
            assertThat(house.settled().match(match).stage()).isEqualTo(Stage.RUNNING);
        }
    }

    @Test
    void whatIsOwedGoesOutWhenTheHouseOpensAgain() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String match;
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            match = house.duel(Map.of());
            house.settled();
            outlet.failing(post -> fault());
            done(house.order(match, "red", Call.of("taunt", "words", "owed")));
            house.settled();
        }
        outlet.failing(post -> Optional.empty());
        clock.move(Duration.ofMinutes(5));
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            assertThat(house.settled().outlet.texts()).anyMatch(text -> text.contains("“owed”"));
            assertThat(house.match(match).version()).isEqualTo(2);
        }
    }
}
