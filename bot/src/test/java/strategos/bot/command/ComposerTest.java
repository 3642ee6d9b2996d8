package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.command.fill.Naming.OrderName;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Form;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Suggestion;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;

/** How many taps an order takes, from the button on the card to Send, with its chances above it. */
class ComposerTest {
    private static final String PRESSED = "when you press Send";

    private static BiPredicate<LiveMatch, Seat> offered(String verb) {
        return (match, seat) -> match.decision(seat).flatMap(d -> d.offer(verb)).isPresent();
    }

    /** Whether the seat may begin a campaign. */
    private static boolean setsOut(LiveMatch match, Seat seat) {
        return match.decision(seat)
                .flatMap(d -> d.offer("march"))
                .filter(offer -> !offer.choices(offer.verb().slots().getFirst(), Call.of("march"))
                        .none())
                .isPresent();
    }

    private static Taps theIonianWar() {
        return Taps.until("sparta", "ionian-war", 1, ComposerTest::setsOut);
    }

    @Test
    void settingOutWithTwoGroupsTakesFourTaps() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus");
            assertThat(taps.menu().placeholder()).contains("Where to? 25 of ", "nearest first");
            assertThat(taps.menu().choices()).hasSize(25).anyMatch(c -> c.note().contains("Sparta: "));
            taps.pickFirst((label, note) -> label.startsWith("Oropus, "));
            assertThat(taps.text())
                    .contains("March · Phrynichus → Oropus", "LSP and ", "NSP", "3 of 8 points", "5 left", PRESSED);
            assertThat(taps.menu().picked()).containsExactly("oropus");
            long version = taps.now().version();
            taps.press("Send: march, 3 points");
            assertThat(taps.count()).isEqualTo(4);
            assertThat(taps.now().version()).isGreaterThan(version);
            assertThat(taps.text()).contains("Phrynichus march to Oropus", "can be taken back");
            assertThat(taps.buttons()).contains("Undo", "Done");
        }
    }

    @Test
    void aMarchByThreePlacesOfOnesOwnTakesNoMoreThanEight() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus").pickFirst((label, note) -> label.startsWith("Oropus, "));
            taps.fill("Change…", "path", "ceos, south-euboean-gulf, oropus");
            assertThat(taps.text()).contains("By Ceos, the South Euboean Gulf and Oropus");
            taps.press("Send");
            assertThat(taps.count()).isLessThanOrEqualTo(8);
            assertThat(taps.text()).contains("Phrynichus march to Oropus");
        }
    }

    /** Nobody means by that that he goes alone; whoever does says so. */
    @Test
    void aMarchThatIsTypedWithoutWhoGoesIsShownWithAllWhoMay() {
        try (Taps taps = theIonianWar()) {
            long version = taps.now().version();
            Answer shown = taps.desk.ok(taps.seat().id(), "sparta", "march", "leader", "phrynichus", "to", "epidaurus");
            assertThat(shown.message().text()).contains("March · Phrynichus → Epidaurus", "LSP", PRESSED);
            assertThat(taps.now().version()).isEqualTo(version);
            assertThat(taps.desk
                            .ok(taps.seat().id(), "sparta", "march", "leader", "phrynichus")
                            .message()
                            .controls())
                    .filteredOn(Control.Menu.class::isInstance)
                    .isNotEmpty();
            assertThat(taps.now().version()).isEqualTo(version);
            taps.desk.press(taps.seat().id(), TestDesk.control(shown, "Send: march, 3 points"));
            assertThat(taps.now().version()).isGreaterThan(version);
        }
    }

    @Test
    void whatIsTypedWithoutWhoGoesAndLeadsNowhereIsRefusedInWords() {
        for (String[] typed : List.of(
                new String[] {"to", "epidaurus"},
                new String[] {"leader", "phrynichus", "path", "nonsense"},
                new String[] {"leader", "phrynichus", "to", "epidaurus", "path", "nonsense"})) {
            try (Taps taps = theIonianWar()) {
                Answer answer = taps.desk.command(taps.seat().id(), "sparta", "march", typed);
                assertThat(answer.message().text())
                        .as("%s", List.of(typed))
                        .contains("(7.1")
                        .doesNotContain("went wrong");
            }
        }
    }

    /** It stands below the question that it is kept. */
    @Test
    void noOrderIsSentWithoutWhatIsKeptForIt() {
        try (Taps taps = theIonianWar()) {
            long version = taps.now().version();
            Answer page =
                    taps.desk.command(taps.seat().id(), "sparta", "march", "leader", "phrynichus", "to", "nonsense");
            assertThat(page.message().text())
                    .contains("nonsense cannot be chosen", "tried when its turn comes: nonsense")
                    .doesNotContain("filled in");

            Answer told = taps.desk.press(taps.seat().id(), TestDesk.control(page, "Send"));

            assertThat(taps.now().version()).isEqualTo(version);
            assertThat(told.message().text())
                    .contains("nonsense cannot be chosen")
                    .doesNotContain("tried when its turn comes");
            taps.desk.press(taps.seat().id(), TestDesk.control(told, "Send"));
            assertThat(taps.now().version()).isGreaterThan(version);
        }
    }

    @Test
    void whoIsNamedGoes() {
        try (Taps taps = theIonianWar()) {
            long version = taps.now().version();
            taps.desk.ok(taps.seat().id(), "sparta", "march", "leader", "phrynichus", "units", "all");
            assertThat(taps.now().version()).isGreaterThan(version);
        }
    }

    @Test
    void whoGoesAndWhereToCanBeSaidInOneForm() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus").pickFirst((label, note) -> label.startsWith("Epidaurus"));
            taps.fill("Change…", "to", "corin");
            assertThat(taps.page().ok()).isFalse();
            taps.desk.ok(taps.seat().id(), "match", "orders");
        }
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus").pickFirst((label, note) -> label.startsWith("Epidaurus"));
            taps.fill("Change…", "to", "Plataea");
            assertThat(taps.text()).contains("Phrynichus → Plataea");
            taps.fill("Change…", "units", "2 Athens LSP");
            assertThat(taps.text()).contains("Phrynichus → Plataea", "**2 Athens LSP**");
        }
    }

    @Test
    void anotherGroupIsPickedWholeInTheForm() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus").pickFirst((label, note) -> label.startsWith("Oropus, "));
            List<Suggestion> others = taps.form("Change…").fields().getFirst().choices();
            assertThat(others)
                    .hasSizeBetween(2, 25)
                    .anyMatch(c -> c.label().startsWith("9 LSP alone"))
                    .anyMatch(c -> c.label().contains(" LSP, "));
            taps.fill(
                    "Change…",
                    taps.form("Change…").fields().getFirst().name(),
                    others.stream()
                            .filter(c -> c.label().startsWith("9 LSP alone"))
                            .findFirst()
                            .orElseThrow()
                            .value());
            assertThat(taps.text()).contains("**9 Athens LSP**");
            taps.press("Send");
            assertThat(taps.text()).contains("9 Athens LSP and Phrynichus march to Oropus");
        }
    }

    @Test
    void eachPageOfAnOrderLeadsToItsRule() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus");
            assertThat(taps.buttons()).containsOnlyOnce("Rule 7.1");
            taps.pickFirst((label, note) -> label.startsWith("Epidaurus"));
            assertThat(taps.buttons()).containsOnlyOnce("Rule 7.1").contains("Send: march, 3 points");
            taps.press("Step by step");
            assertThat(taps.buttons()).containsOnlyOnce("Rule 7.1");
        }
    }

    @Test
    void undoIsOneTapAndBringsTheButtonsBack() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus").pickFirst((label, note) -> label.startsWith("Oenoe"));
            taps.press("Send").press("Undo");
            assertThat(taps.buttons()).anyMatch(b -> b.startsWith("March: Phrynichus"));
        }
    }

    @Test
    void besiegingWithAllTakesTwoTapsWithTheOddsFirst() {
        try (Taps taps = Taps.until("sparta", "ionian-war", 3, offered("besiege"))) {
            taps.press("Besiege ");
            assertThat(taps.text()).contains("column", " in 6", PRESSED);
            int rolls = taps.now().rolls();
            taps.press("Send: try to take it");
            assertThat(taps.count()).isEqualTo(2);
            assertThat(taps.now().rolls()).isGreaterThan(rolls);
        }
    }

    /** Whether the die falls at once hangs on the defender, who may be asked first whether to go inside (7.8). */
    @Test
    void anAttackOnLandTakesTwoTapsWithTheOddsFirst() {
        try (Taps taps = Taps.until("sparta", "ionian-war", 1, offered("attack"))) {
            taps.press("Attack");
            assertThat(taps.text()).contains("on land", "column", " in 6", PRESSED);
            long version = taps.now().version();
            taps.press("Send: begin the fight");
            assertThat(taps.count()).isEqualTo(2);
            assertThat(taps.now().version()).isGreaterThan(version);
        }
    }

    /** An order that a defender answers first has brought nothing yet: its answer says what it waits for, and for whom. */
    @ParameterizedTest
    @CsvSource({
        "sparta, ionian-war, attack, 'Waiting for '",
        "persians, marathon, pass, 'Waiting for the '",
        "xenophon, race, pass, 'Waiting for '"
    })
    void whoIsNotAskedNextIsToldWhoIs(String game, String scenario, String verb, String told) {
        try (Taps taps = Taps.until(game, scenario, 1, offered(verb))) {
            for (int tries = 0; tries < 60; tries++) {
                taps.give(verb);
                if (taps.now().stage() == LiveMatch.Stage.RUNNING
                        && !taps.now().awaited().containsKey(taps.seat())) {
                    break;
                }
                assertThat(taps.on(offered(verb))).isTrue();
            }
            assertThat(taps.text()).contains(told);
        }
    }

    @Test
    void threeUnitsAreBoughtByThreeTaps() {
        try (Taps taps = Taps.until("sparta", "ionian-war", 1, offered("buy"))) {
            for (int n = 1; n <= 3; n++) {
                long version = taps.now().version();
                taps.press("Buy: Athens NSP");
                assertThat(taps.now().version()).isGreaterThan(version);
            }
            assertThat(taps.count()).isEqualTo(3);
        }
    }

    /** What the title of an order says, be it one thing or several, is not said again below it. */
    @Test
    void whoIsLeftBehindIsNamedOnce() {
        try (Taps taps = Taps.until(
                "persians",
                "ionian-revolt",
                1,
                (match, seat) -> match.decision(seat)
                        .flatMap(d -> d.offer("leave"))
                        .flatMap(ComposerTest::two)
                        .isPresent())) {
            Offer leave = taps.now()
                    .decision(taps.seat())
                    .flatMap(d -> d.offer("leave"))
                    .orElseThrow();
            Call two = two(leave).orElseThrow();
            assertThat(OrderName.tellsAll(leave, two, taps.now().words()))
                    .as("nothing is left to say of %s", two)
                    .isTrue();
        }
    }

    /** Two kinds are left. */
    private static Optional<Call> two(Offer leave) {
        Slot what = leave.verb().slots().getFirst();
        Call none = Call.of("leave");
        return leave.choices(what, none).listed().stream()
                .map(first -> none.with(what.name(), first.value()))
                .flatMap(one ->
                        leave.choices(what, one).listed().stream().map(second -> one.with(what.name(), second.value())))
                .findFirst();
    }

    @Test
    void activatingTakesFourTapsAndAllWhoMayComeAlong() {
        try (Taps taps = Taps.until(
                "persians",
                "second-war",
                1,
                (match, seat) -> match.decision(seat)
                        .flatMap(d -> d.offer("activate"))
                        .flatMap(offer -> offer.fullest(Call.of("activate").with("counter", "xerxes")))
                        .filter(call -> call.all("with").size() > 1)
                        .isPresent())) {
            taps.press("Activate").pick("xerxes");
            assertThat(taps.text()).contains("Activate · Xerxes", "Mardonius");
            taps.press("Send");
            assertThat(taps.count()).isEqualTo(4);
            assertThat(taps.text()).contains("You activate Xerxes");
        }
    }

    @Test
    void aMarchOfThreeZonesTakesFourTaps() {
        try (Taps taps = Taps.until("persians", "second-war", 1, offered("march"))) {
            taps.press("March").pickFirst((label, note) -> note.startsWith("3 zones"));
            assertThat(taps.text()).contains(" of ", " action points", "Attrition after 3 zones");
            taps.press("Send: march, ");
            assertThat(taps.count()).isEqualTo(4);
            assertThat(taps.text()).contains(" marches from ");
        }
    }

    @Test
    void interceptingTakesTwoTapsWithARowForEachCase() {
        try (Taps taps = Taps.until("persians", "second-war", 1, offered("intercept"))) {
            taps.press("Intercept");
            assertThat(taps.text()).contains("Against a strategic value of", "It costs 1 action point");
            int rolls = taps.now().rolls();
            taps.press(taps.buttons().getFirst());
            assertThat(taps.count()).isEqualTo(2);
            assertThat(taps.now().rolls()).isGreaterThan(rolls);
        }
    }

    @Test
    void aCardOnARollTakesTwoTapsWithItsOutcomeBeside() {
        try (Taps taps = Taps.until(
                "xenophon",
                "solitaire",
                1,
                (match, seat) -> match.rolls() > 0
                        && match.decision(seat)
                                .flatMap(d -> d.offer("play"))
                                .filter(offer -> offer.goals(Call.of("play")).size() > 1)
                                .isPresent())) {
            taps.press("Play");
            assertThat(taps.text()).contains("As it stands", "With that, the ");
            taps.press("Play: ");
            assertThat(taps.count()).isEqualTo(2);
            assertThat(taps.text()).contains(" plays ");
        }
    }

    /** Whoever presses "Let it stand" would not know what "Pass" is. */
    @Test
    void anOrderIsCalledAsItsButtonReads() {
        try (Taps taps = Taps.until(
                "xenophon",
                "solitaire",
                1,
                (match, seat) -> match.rolls() > 0
                        && match.decision(seat).flatMap(d -> d.offer("pass")).isPresent())) {
            taps.press("Let it stand");
            assertThat(taps.text()).startsWith("**Let it stand** ");
        }
    }

    @Test
    void aTurnWithoutCardsTakesTwoTaps() {
        try (Taps taps = Taps.until(
                "xenophon", "solitaire", 1, (match, seat) -> !match.rests(seat).isEmpty())) {
            taps.press("Let all stand this turn");
            assertThat(asked(taps, "forage")).isTrue();
            assertThat(taps.text()).contains("Forage: ", " in 6: ");
            taps.press("Forage: yes");
            assertThat(taps.count()).isEqualTo(2);
            assertThat(taps.now().standing(taps.seat()))
                    .as("it held for the turn")
                    .isEmpty();
        }
    }

    private static boolean asked(Taps taps, String verb) {
        return taps.now().decision(taps.seat()).stream()
                .map(Decision::offers)
                .flatMap(offers -> offers.stream().map(Offer::verb))
                .anyMatch(v -> v.name().equals(verb));
    }

    @Test
    void onAChatServiceACalmOrderIsGivenByThePickThatMakesItWhole() {
        try (TestDesk chat = TestDesk.asking().begun("red", "blue")) {
            Answer draft = chat.ok("red", "duel", "taunt");
            Form form = chat.desk
                    .form(new Input.Press(TestDesk.control(draft, "Fill in words"), List.of()))
                    .orElseThrow();
            Answer given =
                    chat.submit("red", form.id(), form.fields().getFirst().name(), "En garde!");
            assertThat(TestDesk.control(given, "Undo")).isNotEmpty();
            assertThat(chat.outlet().texts().toString()).contains("En garde!");
        }
    }

    /** There is nowhere to go, and nobody else who could. */
    @Test
    void whoGoesBackFromTheOnlyLeaderSeesTheOrderAgain() {
        try (Taps taps = Taps.until("sparta", "archidamian", 1, ComposerTest::aloneAndShutIn)) {
            taps.press("March").press("Back");
            assertThat(taps.text()).contains("March");
            assertThat(taps.buttons()).contains("Not now");
        }
    }

    private static boolean aloneAndShutIn(LiveMatch match, Seat seat) {
        return match.decision(seat).flatMap(d -> d.offer("march")).stream().anyMatch(march -> {
            Call sole = march.sure(Call.of("march"));
            return !sole.all("leader").isEmpty()
                    && march.goals(sole).isEmpty()
                    && march.open(sole).isPresent();
        });
    }

    @Test
    void everyIdAndLabelFitsDiscord() {
        try (Taps taps = theIonianWar()) {
            taps.press("March: Phrynichus");
            assertThat(taps.controls()).allSatisfy(control -> {
                assertThat(control.id().length()).isLessThanOrEqualTo(100);
                if (control instanceof Control.Menu menu) {
                    assertThat(menu.choices()).allSatisfy(c -> {
                        assertThat(c.label().length()).isLessThanOrEqualTo(100);
                        assertThat(c.note().length()).isLessThanOrEqualTo(100);
                    });
                }
            });
        }
    }
}
