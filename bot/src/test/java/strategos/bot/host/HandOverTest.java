package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.manager;
import static strategos.bot.host.TestHost.person;
import static strategos.bot.host.TestHost.refused;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.Control;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.storage.Storage;

/** Who is given a seat of a running match, and by whom; what becomes of one that is left. */
class HandOverTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private static ActionResult join(TestHost host, String who, String match, Seat seat) {
        return host.matches.join(by(who), match, seat, Optional.empty());
    }

    private static ActionResult admit(TestHost host, Action action, String match, boolean yes) {
        return host.matches.admit(action, match, BLUE, Optional.empty(), yes);
    }

    private static boolean holds(TestHost host, String who, String match) {
        return !host.match(match).held(person(who)).isEmpty();
    }

    private static String againstTheComputer(TestHost host) {
        String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.empty()));
        done(host.matches.computer(by("red"), match, BLUE, Level.NORMAL));
        done(host.matches.start(by("red"), match));
        return match;
    }

    @Test
    void aStrangerNeitherTakesTheComputersSeatNorResignsIt() {
        try (TestHost host = TestHost.inMemory()) {
            String match = againstTheComputer(host);

            done(join(host, "eve", match, BLUE));
            assertThat(holds(host, "eve", match)).isFalse();
            assertThat(refused(host.matches.resign(by("eve"), match, BLUE))).isEqualTo("host.not-your-seat");
            assertThat(refused(admit(host, by("eve"), match, true))).isEqualTo("host.players-only");
            assertThat(refused(admit(host, by("zoe"), match, false))).isEqualTo("host.players-only");
            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.RUNNING);
            assertThat(host.match(match).seats().getLast().computer()).isTrue();
        }
    }

    @Test
    void aStrangerFillsNoOpenMatchWithComputers() {
        try (TestHost host = TestHost.inMemory()) {
            String match = done(host.matches.create(by("ann"), AGORA, "duel", "foils", Map.of()))
                    .id();

            assertThat(refused(host.matches.computer(by("eve"), match, RED, Level.NORMAL)))
                    .isEqualTo("host.players-only");
            done(host.matches.computer(by("ann"), match, RED, Level.NORMAL));
            done(host.matches.join(by("bob"), match, BLUE, Optional.empty()));
            assertThat(host.match(match).seats()).allMatch(LiveMatch.Holder::taken);
        }
    }

    @Test
    void beforeTheStartAComputersSeatIsForThoseWhoAreInvitedOrMadeTheMatch() {
        try (TestHost host = TestHost.inMemory()) {
            String match = done(host.matches.create(by("ann"), AGORA, "duel", "foils", Map.of()))
                    .id();
            done(host.matches.computer(by("ann"), match, RED, Level.NORMAL));
            done(host.matches.computer(by("ann"), match, BLUE, Level.EASY));

            assertThat(refused(join(host, "eve", match, BLUE))).isEqualTo("host.seat-computers");
            done(join(host, "ann", match, RED));
            done(host.matches.offer(by("ann"), match, BLUE, LiveMatch.SeatOffer.Kind.INVITATION, person("bob")));
            assertThat(refused(join(host, "eve", match, BLUE))).isEqualTo("host.seat-computers");
            assertThat(host.match(match).seats().getLast().computer()).isTrue();
            done(host.matches.answer(by("bob"), match, BLUE, Matches.Reply.YES));

            assertThat(host.match(match).held(person("ann"))).containsExactly(RED);
            assertThat(host.match(match).held(person("bob"))).containsExactly(BLUE);
            assertThat(host.match(match).seats()).noneMatch(LiveMatch.Holder::computer);
            assertThat(host.match(match).offers()).isEmpty();
            assertThat(host.settled().outlet.texts())
                    .anyMatch(t -> t.contains("ann takes Red"))
                    .anyMatch(t -> t.contains("bob takes Blue"));
            done(host.matches.start(by("ann"), match));
            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.RUNNING);
        }
    }

    @Test
    void theOpponentIsAskedAndLetsThemIn() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));

            assertThat(host.settled().outlet.messages())
                    .anyMatch(m -> m.text().contains("eve asks for Blue")
                            && m.pings().equals(List.of(person("red").id())));
            assertThat(host.outlet.card().text()).contains("eve asks for **Blue**");
            assertThat(host.outlet.card().controls())
                    .extracting(c -> ((Control.Button) c).label())
                    .contains("Let eve have Blue", "Turn eve away");
            assertThat(refused(join(host, "eve", match, BLUE))).isEqualTo("host.request.stands");
            assertThat(refused(join(host, "zoe", match, BLUE))).isEqualTo("host.request.another");

            assertThat(done(admit(host, by("red"), match, true)).held(person("eve")))
                    .containsExactly(BLUE);
            assertThat(host.match(match).requests()).isEmpty();
            assertThat(host.settled().outlet.texts()).anyMatch(t -> t.contains("eve takes over Blue"));
            done(host.matches.order(
                    by("eve"),
                    match,
                    new Order(BLUE, Call.of("stance", "stance", "low")),
                    java.util.OptionalLong.empty()));
        }
    }

    @Test
    void whoIsTurnedAwayStaysOutside() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));
            done(admit(host, by("red"), match, false));

            assertThat(holds(host, "eve", match)).isFalse();
            assertThat(refused(admit(host, by("red"), match, true))).isEqualTo("host.no-request");
            assertThat(host.settled().outlet.texts()).anyMatch(t -> t.contains("eve is turned away from Blue"));
        }
    }

    @Test
    void aRequestIsTakenBackByLeaving() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));
            done(host.matches.leave(by("eve"), match));

            assertThat(refused(admit(host, by("red"), match, true))).isEqualTo("host.no-request");
        }
    }

    /** A button that names one does not let in another who asked since. */
    @Test
    void anOldButtonLetsNobodyElseIn() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));
            done(host.matches.leave(by("eve"), match));
            done(join(host, "zoe", match, BLUE));

            assertThat(refused(host.matches.admit(
                            by("red"), match, BLUE, Optional.of(person("eve").id()), true)))
                    .isEqualTo("host.no-request");
            assertThat(holds(host, "zoe", match)).isFalse();
        }
    }

    @Test
    void oneWhoManagesThePlaceDecidesAlone() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));

            assertThat(done(admit(host, manager("mod"), match, true)).held(person("eve")))
                    .containsExactly(BLUE);
        }
    }

    /** With nobody left at the table its maker may sit down again; a stranger waits for whoever manages the place. */
    @Test
    void aDesertedSeatIsNoStrangers() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(host.matches.leave(by("red"), match));
            done(join(host, "eve", match, BLUE));

            assertThat(holds(host, "eve", match)).isFalse();
            assertThat(done(join(host, "red", match, RED)).held(person("red"))).containsExactly(RED);
            assertThat(done(admit(host, by("red"), match, true)).held(person("eve")))
                    .containsExactly(BLUE);
        }
    }

    /** Of several who play every one has to agree. */
    @Test
    void allWhoPlayAreAsked() {
        try (TestHost host =
                TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock())) {
            String match = done(host.matches.create(by("alpha"), AGORA, "xenophon", "race", Map.of()))
                    .id();
            List<Seat> seats = host.match(match).scenario().seats().subList(0, 3);
            seats.forEach(seat -> done(join(host, seat.id(), match, seat)));
            done(host.matches.start(by("alpha"), match));
            Seat third = seats.getLast();
            done(host.matches.leave(by(third.id()), match));
            done(join(host, "eve", match, third));

            done(host.matches.admit(by("alpha"), match, third, Optional.empty(), true));
            assertThat(holds(host, "eve", match)).isFalse();
            done(host.matches.admit(by("beta"), match, third, Optional.empty(), true));
            assertThat(holds(host, "eve", match)).isTrue();
        }
    }

    @Test
    void aRequestSurvivesARestart() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String match;
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));
            host.settled();
        }
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            assertThat(host.match(match).requests())
                    .extracting(r -> r.by().name())
                    .containsExactly("eve");
            done(admit(host, by("red"), match, true));
            assertThat(holds(host, "eve", match)).isTrue();
        }
    }

    @Test
    void whoIsForgottenAsksNoMore() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));
            host.matches.forget(person("eve"));

            assertThat(host.match(match).requests()).isEmpty();
        }
    }

    /** The card bears the name and, on its buttons, the id of whoever asks for a seat or is offered one. */
    @Test
    void theCardNamesNobodyWhoIsForgotten() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(join(host, "eve", match, BLUE));
            done(host.matches.offer(by("red"), match, BLUE, SeatOffer.Kind.INVITATION, person("mia")));
            host.settled();
            host.matches.forget(person("eve"));
            host.matches.forget(person("mia"));
            host.gameHost.tick();
            host.settled();

            assertThat(host.outlet.messages().stream().filter(MemoryOutlet.Message::asks))
                    .isNotEmpty()
                    .noneMatch(
                            card -> card.text().contains("eve") || card.text().contains("mia"));
        }
    }

    /** Forgotten is left: no time runs out there, and nothing of theirs answers. */
    @Test
    void whoIsForgottenLeavesNoClockAndNoStandingOrder() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of("clock", "24h"));
            done(host.matches.stand(
                    by("blue"), match, new StandingOrder(BLUE, "parry", Map.of(), Call.of("pass"), 1), 0));
            host.matches.forget(person("blue"));
            long version = host.match(match).version();

            host.clock.move(Duration.ofHours(20));
            done(host.order(match, "red", Call.of("taunt", "words", "ha")));
            host.clock.move(Duration.ofHours(10));
            host.gameHost.tick();

            assertThat(host.settled().match(match).version()).isEqualTo(version + 1);
            assertThat(host.match(match).standing(BLUE)).isEmpty();
            assertThat(host.matches.deadline(match, BLUE)).isEmpty();
        }
    }

    private static void waitsToPass(TestHost host, String match) {
        done(host.matches.stand(by("blue"), match, new StandingOrder(BLUE, "parry", Map.of(), Call.of("pass"), 1), 0));
        assertThat(host.match(match).standing(BLUE)).hasSize(1);
    }

    /** It thinks for itself, and whoever takes the seat after it finds nothing that another has said. */
    @Test
    void theComputerIsNotBoundByStandingOrdersOfWhoSatThere() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            waitsToPass(host, match);
            done(host.matches.computer(by("blue"), match, BLUE, Level.NORMAL));

            assertThat(host.settled().match(match).standing(BLUE)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"open", "computer"})
    void whoLosesTheSeatLeavesNoStandingOrder(String lapse) {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of("clock", "1h", "lapse", lapse));
            waitsToPass(host, match);
            done(host.order(match, "red", Call.of("stance", "stance", "low")));
            host.clock.move(Duration.ofHours(2));
            host.gameHost.tick();

            assertThat(holds(host.settled(), "blue", match)).isFalse();
            assertThat(host.match(match).standing(BLUE)).isEmpty();
        }
    }

    /** The card shows no offer that nobody can take. */
    @Test
    void aSeatThatIsLeftIsHandedOverByNobody() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.offer(by("blue"), match, BLUE, LiveMatch.SeatOffer.Kind.HAND_OVER, person("eve")));
            assertThat(host.settled().outlet.card().text()).contains("offered to eve");
            done(host.matches.leave(by("blue"), match));

            assertThat(host.match(match).offers()).isEmpty();
            assertThat(host.settled().outlet.card().text()).doesNotContain("offered to eve");
            done(join(host, "blue", match, BLUE));
            assertThat(host.match(match).offers()).isEmpty();
        }
    }

    @Test
    void aSeatThatIsLeftPausesTheMatch() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            done(host.matches.leave(by("blue"), match));
            done(host.order(match, "red", Call.of("stance", "stance", "low")));

            assertThat(host.settled().match(match).awaited()).containsOnlyKeys(BLUE);
            assertThat(host.outlet.texts()).noneMatch(t -> t.contains("default answer"));
            assertThat(host.outlet.card().text()).contains("the match waits until somebody takes it");
        }
    }

    @Test
    void theComputerPlaysASeatThatIsLeftWhereTheMatchWantsItSo() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of("vacant", "computer"));
            done(host.matches.leave(by("blue"), match));
            done(host.order(match, "red", Call.of("stance", "stance", "low")));

            assertThat(host.settled().match(match).awaited()).doesNotContainKey(BLUE);
            assertThat(host.match(match).seats().getLast().taken()).isFalse();
            done(join(host, "eve", match, BLUE));
            done(admit(host, by("red"), match, true));
            assertThat(holds(host, "eve", match)).isTrue();
        }
    }
}
