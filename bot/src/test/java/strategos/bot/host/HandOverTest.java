package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.AGORA;
import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;
import static strategos.bot.host.TestHouse.manager;
import static strategos.bot.host.TestHouse.person;
import static strategos.bot.host.TestHouse.refused;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.Control;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Who is given a seat of a running match, and by whom; what becomes of one that is left. */
class HandOverTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private static ActionResult join(TestHouse house, String who, String match, Seat seat) {
        return house.matches.join(by(who), match, seat, Optional.empty());
    }

    private static ActionResult admit(TestHouse house, Action action, String match, boolean yes) {
        return house.matches.admit(action, match, BLUE, Optional.empty(), yes);
    }

    private static boolean holds(TestHouse house, String who, String match) {
        return !house.match(match).held(person(who)).isEmpty();
    }

    private static String againstTheComputer(TestHouse house) {
        String match = done(house.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                .id();
        done(house.matches.join(by("red"), match, RED, Optional.empty()));
        done(house.matches.computer(by("red"), match, BLUE));
        done(house.matches.start(by("red"), match));
        return match;
    }

    @Test
    void aStrangerNeitherTakesTheComputersSeatNorResignsIt() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = againstTheComputer(house);

            done(join(house, "eve", match, BLUE));
            assertThat(holds(house, "eve", match)).isFalse();
            assertThat(refused(house.matches.resign(by("eve"), match, BLUE))).isEqualTo("host.not-your-seat");
            assertThat(refused(admit(house, by("eve"), match, true))).isEqualTo("host.players-only");
            assertThat(refused(admit(house, by("zoe"), match, false))).isEqualTo("host.players-only");
            assertThat(house.settled().match(match).stage()).isEqualTo(Stage.RUNNING);
            assertThat(house.match(match).seats().getLast().computer()).isTrue();
        }
    }

    @Test
    void aStrangerFillsNoOpenMatchWithComputers() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = done(house.matches.create(by("ann"), AGORA, "duel", "foils", Map.of()))
                    .id();

            assertThat(refused(house.matches.computer(by("eve"), match, RED))).isEqualTo("host.players-only");
            done(house.matches.computer(by("ann"), match, RED));
            done(house.matches.join(by("bob"), match, BLUE, Optional.empty()));
            assertThat(house.match(match).seats()).allMatch(LiveMatch.Holder::taken);
        }
    }

    @Test
    void theOpponentIsAskedAndLetsThemIn() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));

            assertThat(house.settled().outlet.messages())
                    .anyMatch(m -> m.text().contains("eve asks for Blue")
                            && m.pings().equals(List.of(person("red").id())));
            assertThat(house.outlet.card().text()).contains("eve asks for **Blue**");
            assertThat(house.outlet.card().controls())
                    .extracting(c -> ((Control.Button) c).label())
                    .contains("Let eve have Blue", "Turn eve away");
            assertThat(refused(join(house, "eve", match, BLUE))).isEqualTo("host.request.stands");
            assertThat(refused(join(house, "zoe", match, BLUE))).isEqualTo("host.request.another");

            assertThat(done(admit(house, by("red"), match, true)).held(person("eve")))
                    .containsExactly(BLUE);
            assertThat(house.match(match).requests()).isEmpty();
            assertThat(house.settled().outlet.texts()).anyMatch(t -> t.contains("eve takes over Blue"));
            done(house.matches.order(
                    by("eve"),
                    match,
                    new Order(BLUE, Call.of("stance", "stance", "low")),
                    java.util.OptionalLong.empty()));
        }
    }

    @Test
    void whoIsTurnedAwayStaysOutside() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));
            done(admit(house, by("red"), match, false));

            assertThat(holds(house, "eve", match)).isFalse();
            assertThat(refused(admit(house, by("red"), match, true))).isEqualTo("host.no-request");
            assertThat(house.settled().outlet.texts()).anyMatch(t -> t.contains("eve is turned away from Blue"));
        }
    }

    @Test
    void aRequestIsTakenBackByLeaving() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));
            done(house.matches.leave(by("eve"), match));

            assertThat(refused(admit(house, by("red"), match, true))).isEqualTo("host.no-request");
        }
    }

    /** A button that names one does not let in another who asked since. */
    @Test
    void anOldButtonLetsNobodyElseIn() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));
            done(house.matches.leave(by("eve"), match));
            done(join(house, "zoe", match, BLUE));

            assertThat(refused(house.matches.admit(
                            by("red"), match, BLUE, Optional.of(person("eve").id()), true)))
                    .isEqualTo("host.no-request");
            assertThat(holds(house, "zoe", match)).isFalse();
        }
    }

    @Test
    void oneWhoManagesThePlaceDecidesAlone() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));

            assertThat(done(admit(house, manager("mod"), match, true)).held(person("eve")))
                    .containsExactly(BLUE);
        }
    }

    /** With nobody left at the table its maker may sit down again; a stranger waits for whoever manages the place. */
    @Test
    void aDesertedSeatIsNoStrangers() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(house.matches.leave(by("red"), match));
            done(join(house, "eve", match, BLUE));

            assertThat(holds(house, "eve", match)).isFalse();
            assertThat(done(join(house, "red", match, RED)).held(person("red"))).containsExactly(RED);
            assertThat(done(admit(house, by("red"), match, true)).held(person("eve")))
                    .containsExactly(BLUE);
        }
    }

    /** Of several who play every one has to agree. */
    @Test
    void allWhoPlayAreAsked() {
        try (TestHouse house = TestHouse.over(
                Storage.inMemory(), strategos.engine.library.Library.packed(), new MemoryOutlet(), new MovingClock())) {
            String match = done(house.matches.create(by("alpha"), AGORA, "xenophon", "race", Map.of()))
                    .id();
            List<Seat> seats = house.match(match).scenario().seats().subList(0, 3);
            seats.forEach(seat -> done(join(house, seat.id(), match, seat)));
            done(house.matches.start(by("alpha"), match));
            Seat third = seats.getLast();
            done(house.matches.leave(by(third.id()), match));
            done(join(house, "eve", match, third));

            done(house.matches.admit(by("alpha"), match, third, Optional.empty(), true));
            assertThat(holds(house, "eve", match)).isFalse();
            done(house.matches.admit(by("beta"), match, third, Optional.empty(), true));
            assertThat(holds(house, "eve", match)).isTrue();
        }
    }

    @Test
    void aRequestSurvivesARestart() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String match;
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));
            house.settled();
        }
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            assertThat(house.match(match).requests())
                    .extracting(r -> r.by().name())
                    .containsExactly("eve");
            done(admit(house, by("red"), match, true));
            assertThat(holds(house, "eve", match)).isTrue();
        }
    }

    @Test
    void whoIsForgottenAsksNoMore() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(join(house, "eve", match, BLUE));
            house.matches.forget(person("eve"));

            assertThat(house.match(match).requests()).isEmpty();
        }
    }

    @Test
    void aSeatThatIsLeftPausesTheMatch() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            done(house.matches.leave(by("blue"), match));
            done(house.order(match, "red", Call.of("stance", "stance", "low")));

            assertThat(house.settled().match(match).awaited()).containsOnlyKeys(BLUE);
            assertThat(house.outlet.texts()).noneMatch(t -> t.contains("default answer"));
            assertThat(house.outlet.card().text()).contains("the match waits until somebody takes it");
        }
    }

    @Test
    void theComputerPlaysASeatThatIsLeftWhereTheMatchWantsItSo() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of("vacant", "computer"));
            done(house.matches.leave(by("blue"), match));
            done(house.order(match, "red", Call.of("stance", "stance", "low")));

            assertThat(house.settled().match(match).awaited()).doesNotContainKey(BLUE);
            assertThat(house.match(match).seats().getLast().taken()).isFalse();
            done(join(house, "eve", match, BLUE));
            done(admit(house, by("red"), match, true));
            assertThat(holds(house, "eve", match)).isTrue();
        }
    }
}
