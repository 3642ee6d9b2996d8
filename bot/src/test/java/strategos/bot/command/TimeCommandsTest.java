package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.TestHost;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** {@code /clock} and {@code /away}: clocks, what a lapse does, reminders, pauses, absences. */
class TimeCommandsTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestDesk desk = TestDesk.open();

    @AfterEach
    void close() {
        desk.close();
    }

    private void begin(String options) {
        desk.ok("red", "match", "new", "game", "duel", "scenario", "foils", "options", options);
        desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
        desk.ok("blue", "match", "join", "seat", "blue", "omen", "an eagle");
        desk.ok("red", "match", "start");
        desk.host.settled();
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    private void stance(String seat) {
        assertThat(desk.host.matches.order(
                        TestHost.by(seat),
                        match().id(),
                        new Order(new Seat(seat), new Call("stance", Map.of("stance", List.of("high")))),
                        OptionalLong.empty()))
                .isInstanceOf(ActionResult.Done.class);
        desk.host.settled();
    }

    private void pass(Duration time) {
        desk.host.settled();
        desk.host.clock.move(time);
        desk.host.gameHost.tick();
        desk.host.settled();
    }

    private Duration left(Seat seat) {
        return Duration.between(
                desk.host.clock.instant(),
                desk.host.matches.deadline(match().id(), seat).orElseThrow());
    }

    /** How often that person was notified so far. */
    private long pings(String name) {
        return desk.outlet().pinged().entrySet().stream()
                .filter(pinged -> pinged.getKey().startsWith("id-" + name + " "))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    private List<String> texts() {
        return desk.outlet().messages().stream().map(MemoryOutlet.Message::text).toList();
    }

    @Test
    void aBankRunsWhileOneIsWaitedForAndGrowsByEachDecisionUpToItsCap() {
        begin("clock=bank 3d +12h to 6d");
        assertThat(left(BLUE)).isEqualTo(Duration.ofDays(3));

        pass(Duration.ofHours(30));
        stance("blue");

        assertThat(desk.host.times.saved(match().id(), BLUE)).contains(Duration.ofHours(72 - 30 + 12));
        assertThat(left(RED)).isEqualTo(Duration.ofHours(42));
        assertThat(desk.ok("ann", "clock", "show").message().text())
                .contains(
                        "Each seat begins with 3d, gains 12h for each decision, and saves 6d at most.",
                        "54h left",
                        "until <t:");
    }

    @Test
    void whatUndoTakesBackWasNotEarned() {
        begin("clock=bank 3d +12h to 6d");
        pass(Duration.ofHours(10));
        for (int i = 0; i < 4; i++) {
            stance("red");
            desk.ok("red", "match", "undo");
        }

        assertThat(left(RED)).isEqualTo(Duration.ofHours(62));
    }

    /** Time per decision is given once: who takes his answer back has what he had left of it, also if he does so again. */
    @Test
    void afterAnUndoTheTimeForTheDecisionGoesOn() {
        begin("clock=24h");
        pass(Duration.ofHours(20));
        for (int minutes : List.of(240, 210, 180)) {
            stance("red");
            pass(Duration.ofMinutes(20));
            desk.ok("red", "match", "undo");
            assertThat(left(RED)).isEqualTo(Duration.ofMinutes(minutes));
            pass(Duration.ofMinutes(30));
        }
        assertThat(left(RED)).isEqualTo(Duration.ofMinutes(150));
        assertThat(left(BLUE)).as("who was waited for throughout").isEqualTo(Duration.ofMinutes(90));
    }

    /** Whose time runs for the next decision has no more than is left of that. */
    @Test
    void whatWentByForTheNextDecisionIsNotGivenBack() {
        begin("clock=24h");
        pass(Duration.ofHours(2));
        desk.ok("red", "duel", "taunt", "words", "ha");
        pass(Duration.ofHours(20));
        Duration before = left(RED);
        desk.ok("red", "match", "undo");

        assertThat(left(RED)).isEqualTo(before);
        assertThat(before).isLessThanOrEqualTo(Duration.ofHours(4));
    }

    @Test
    void alsoWhileTheClocksStandStill() {
        begin("clock=24h");
        pass(Duration.ofHours(20));
        stance("red");
        desk.ok("red", "clock", "pause");
        desk.ok("red", "match", "undo");
        pass(Duration.ofHours(50));
        desk.ok("red", "clock", "resume");

        assertThat(left(RED)).isEqualTo(Duration.ofHours(4));
    }

    @Test
    void whoTakesASeatOverGoesOnWithItsTimeUnlessItsPlayerIsGone() {
        begin("clock=24h,lapse=remind");
        pass(Duration.ofHours(20));
        desk.ok("red", "seat", "hand-over", "who", "member|id-carol|carol");
        desk.ok("carol", "seat", "accept");
        assertThat(left(RED)).isEqualTo(Duration.ofHours(4));

        desk.ok("red", "seat", "give", "who", "member|id-dan|dan", "seat", "blue");
        pass(Duration.ofHours(25));
        desk.ok("dan", "seat", "accept");
        assertThat(left(BLUE)).isEqualTo(Duration.ofHours(24));
    }

    @Test
    void whoTakesAnOrderBackTakesNoTimeFromTheOthers() {
        begin("clock=bank 3d +12h to 6d");
        stance("blue");
        assertThat(desk.host.times.saved(match().id(), BLUE)).contains(Duration.ofHours(84));
        for (int i = 0; i < 4; i++) {
            desk.ok("red", "duel", "taunt", "words", "ha");
            desk.ok("red", "match", "undo");
        }

        assertThat(desk.host.times.saved(match().id(), BLUE)).contains(Duration.ofHours(84));
        assertThat(left(RED)).isEqualTo(Duration.ofDays(3));
    }

    @Test
    void anyTimeMayBeTypedAndWhatIsNoneIsRefusedInOneSentence() {
        begin("clock=36h,remind=none");
        assertThat(left(RED)).isEqualTo(Duration.ofHours(36));

        assertThat(desk.refused("red", "clock", "set", "time", "yesterday"))
                .startsWith("yesterday is no time for a clock; choose from none, 1h,")
                .endsWith("or any time from 5m to 365d such as 36h or 3d 12h.");
        assertThat(desk.refused("red", "clock", "set", "lapse", "shrug"))
                .isEqualTo("shrug is nothing that can be done then; there are fallback, remind, computer and open.");
        assertThat(desk.refused("red", "clock", "set")).startsWith("Say what is to be set");
        assertThat(desk.refused("ann", "clock", "set", "time", "1h"))
                .isEqualTo("Only who made the match, or manages this server, may do that.");
        assertThat(left(RED)).isEqualTo(Duration.ofHours(36));
    }

    @Test
    void aClockThatIsSetAnewHoldsAtOnceAndForLater() {
        begin("clock=none,remind=none");
        assertThat(desk.host.matches.deadline(match().id(), RED)).isEmpty();

        assertThat(desk.ok("red", "clock", "set", "time", "2d 12h", "lapse", "open")
                        .message()
                        .text())
                .isEqualTo("You set the clock: Each decision has 60h. When the time is out the seat opens.");

        assertThat(left(RED)).isEqualTo(Duration.ofHours(60));
        stance("red");
        pass(Duration.ofHours(61));
        assertThat(match().held(TestDesk.person("blue"))).isEmpty();
        assertThat(texts()).anyMatch(text -> text.contains("the seat is open"));
    }

    /** A computer would play on for nobody. */
    @Test
    void whereNoOtherPersonPlaysTheSeatOpensAndIsSaidTo() {
        begin("clock=12h,lapse=computer");
        pass(Duration.ofHours(13));
        assertThat(texts()).anyMatch(text -> text.contains("the computer plays on. `/match join"));
        pass(Duration.ofHours(13));
        assertThat(texts()).anyMatch(text -> text.contains("No other person plays, so no computer plays on"));
    }

    @Test
    void aBankWithoutAnIncrementIsSetAndProposed() {
        begin("clock=24h");
        desk.ok("red", "clock", "set", "time", "bank 1d");
        assertThat(left(BLUE)).isEqualTo(Duration.ofDays(1));

        desk.ok("blue", "clock", "set", "time", "bank 200d");
        desk.ok("red", "propose", "agree");

        assertThat(desk.ok("ann", "clock", "show").message().text())
                .startsWith("Each seat has 200d for all its decisions. When the time is out");
    }

    @Test
    void whereTheComputerPlaysOnThePlayerTakesTheSeatBackWithoutAsking() {
        begin("clock=6h,lapse=computer");
        stance("red");
        pass(Duration.ofHours(7));
        assertThat(texts()).anyMatch(text -> text.contains("the computer plays on"));
        assertThat(match().seats())
                .filteredOn(holder -> holder.seat().equals(BLUE))
                .allMatch(LiveMatch.Holder::computer);

        assertThat(desk.ok("blue", "match", "join", "seat", "blue").ok()).isTrue();

        assertThat(match().held(TestDesk.person("blue"))).containsExactly(BLUE);
    }

    /** Else the seat would be lost again in the very moment in which it is taken back. */
    @Test
    void whoTakesASeatBackThoughTheBankIsEmptyHasTimeToAnswer() {
        begin("clock=bank 1d +6h to 2d,lapse=computer");
        stance("red");
        pass(Duration.ofDays(3));
        desk.ok("blue", "match", "join", "seat", "blue");
        pass(Duration.ZERO);

        assertThat(match().held(TestDesk.person("blue"))).containsExactly(BLUE);
        if (match().awaited().containsKey(BLUE)) {
            assertThat(left(BLUE)).isEqualTo(Duration.ofHours(6));
        } else {
            assertThat(desk.host.times.saved(match().id(), BLUE)).contains(Duration.ofHours(6));
        }
    }

    @Test
    void whereALapseOnlyRemindsNothingElseIsDone() {
        begin("clock=6h,lapse=remind");
        long version = match().version();
        pass(Duration.ofHours(3));
        pass(Duration.ofHours(4));
        pass(Duration.ofDays(3));

        assertThat(match().version()).isEqualTo(version);
        assertThat(match().held(TestDesk.person("red"))).containsExactly(RED);
        assertThat(desk.outlet().messages().stream()
                        .filter(message -> message.text().contains("is out"))
                        .count())
                .isEqualTo(1);
    }

    @Test
    void whoAnswersAfterTheBankIsEmptyEarnsTheIncrementAllTheSame() {
        begin("clock=bank 1d +6h to 2d,lapse=remind");
        pass(Duration.ofDays(3));
        stance("red");

        assertThat(desk.host.times.saved(match().id(), RED)).contains(Duration.ofHours(6));
    }

    @Test
    void withoutAClockOneIsRemindedAFewTimesAndNoMore() {
        begin("clock=none,remind=24h");
        stance("red");
        long asked = pings("blue");
        for (int day = 0; day < 10; day++) {
            pass(Duration.ofDays(1).plusMinutes(1));
        }

        assertThat(pings("blue") - asked).isEqualTo(3);
        assertThat(texts()).anyMatch(text -> text.contains("is still waited for"));
    }

    @Test
    void whoMutesAQuestionIsNotRemindedOfItButOfTheNext() {
        begin("clock=none,remind=24h");
        desk.ok("blue", "clock", "mute");
        stance("red");
        long asked = pings("blue");
        pass(Duration.ofDays(2));
        assertThat(pings("blue")).isEqualTo(asked);
        assertThat(desk.refused("carol", "clock", "mute")).isEqualTo("Nobody waits for you in this match now.");
    }

    @Test
    void whoHasNamedNoPlaceHasTheTimeOfAllTheWorldByItsName() {
        assertThat(desk.ok("blue", "away", "remind", "every", "2d 3h").message().text())
                .contains("Your clock is that of UTC; it is", "You are reminded at most once in 51h.");
    }

    @Test
    void nobodyIsRemindedInQuietHoursButWhenTheyEnd() {
        begin("clock=none,remind=24h");
        desk.host.clock.move(Duration.between(
                desk.host.clock.instant(),
                desk.host.clock.instant().truncatedTo(ChronoUnit.DAYS).plus(Duration.ofHours(36))));
        desk.host.gameHost.tick();
        stance("red");
        // At noon in Athens it is two hours later than here.
        desk.ok("blue", "away", "zone", "zone", "Europe/Athens");
        assertThat(desk.ok("blue", "away", "quiet", "from", "13:00", "to", "20:30")
                        .message()
                        .text())
                .contains("Your clock is that of Europe/Athens", "No reminder reaches you between 13:00 and 20:30.");
        long asked = pings("blue");

        pass(Duration.ofHours(24).plusMinutes(5));
        assertThat(pings("blue")).as("in quiet hours").isEqualTo(asked);
        pass(Duration.ofHours(8));

        assertThat(pings("blue")).as("after them").isEqualTo(asked + 1);
    }

    @Test
    void aQuestionThatIsPutInQuietHoursNotifiesWhenTheyEnd() {
        begin("clock=none,remind=none");
        stance("red");
        // The seat's question is put anew below; it is noon here.
        Instant noon = desk.host.clock.instant().truncatedTo(ChronoUnit.DAYS).plus(Duration.ofHours(36));
        pass(Duration.between(desk.host.clock.instant(), noon));
        desk.ok("red", "away", "quiet", "from", "11:00", "to", "18:00");
        long before = pings("red");

        stance("blue");
        assertThat(pings("red")).as("in quiet hours").isEqualTo(before);
        pass(Duration.ofHours(6).plusMinutes(1));

        assertThat(pings("red")).as("after them").isEqualTo(before + 1);
    }

    @Test
    void whoIsAwayIsNotRemindedAndTheOthersSeeIt() {
        begin("clock=none,remind=24h");
        stance("red");
        long asked = pings("blue");
        assertThat(desk.ok("blue", "away", "until", "when", "5d").message().text())
                .contains("You are away until <t:");
        assertThat(desk.ok("ann", "clock", "show").message().text()).contains("away until <t:");

        for (int day = 0; day < 4; day++) {
            pass(Duration.ofDays(1));
        }
        assertThat(pings("blue")).isEqualTo(asked);
        assertThat(desk.ok("blue", "away", "back").message().text()).contains("You are not away.");
        pass(Duration.ofDays(1).plusMinutes(1));
        assertThat(pings("blue")).isEqualTo(asked + 1);
    }

    @Test
    void whoNeverWishesToBeRemindedIsNot() {
        begin("clock=none,remind=24h");
        stance("red");
        long asked = pings("blue");
        desk.ok("blue", "away", "remind", "every", "never");
        pass(Duration.ofDays(2));

        assertThat(pings("blue")).isEqualTo(asked);
    }

    @Test
    void whileTheClocksStandStillNothingRunsAndEverybodyKeepsWhatIsLeft() {
        begin("clock=24h");
        pass(Duration.ofHours(5));
        desk.ok("red", "clock", "pause");
        assertThat(texts().getLast()).contains("The clocks stand still.");
        assertThat(desk.ok("blue", "clock", "show").message().text())
                .contains("The clocks stand still.", "(red): 19h left", "(you): 19h left");
        assertThat(desk.refused("red", "clock", "pause")).contains("stand still already");
        assertThat(desk.refused("blue", "clock", "pause"))
                .as("nobody is asked for what is so already")
                .contains("stand still already");
        long version = match().version();

        pass(Duration.ofDays(40));
        assertThat(match().version()).isEqualTo(version);
        stance("red");
        desk.ok("red", "clock", "resume");

        assertThat(left(BLUE)).isEqualTo(Duration.ofHours(19));
        assertThat(desk.host.matches.deadline(match().id(), RED))
                .as("who has answered")
                .isEmpty();
        assertThat(desk.refused("ann", "clock", "pause"))
                .isEqualTo("Only who made the match, or manages this server, may do that.");
    }

    @Test
    void whoOnlyPlaysProposesAPauseAndAnotherClockToAll() {
        begin("clock=24h");
        pass(Duration.ofHours(5));
        assertThat(desk.ok("blue", "clock", "pause").message().text()).contains("Still to agree: Red");
        assertThat(match().paused()).isFalse();
        desk.ok("red", "propose", "agree");
        assertThat(match().paused()).isTrue();
        desk.ok("red", "clock", "resume");
        assertThat(left(BLUE)).isEqualTo(Duration.ofHours(19));

        desk.ok("blue", "clock", "set", "time", "3d");
        assertThat(texts()).anyMatch(text -> text.contains("another clock: 72h"));
        assertThat(left(BLUE)).isEqualTo(Duration.ofHours(19));
        desk.ok("red", "propose", "agree");

        assertThat(left(BLUE)).isEqualTo(Duration.ofDays(3));
    }

    @Test
    void inAPausedBankWhoAnswersKeepsWhatWasLeftAndTheIncrement() {
        begin("clock=bank 2d +6h to 4d");
        pass(Duration.ofHours(8));
        desk.ok("red", "clock", "pause");
        pass(Duration.ofDays(3));
        stance("red");

        assertThat(desk.host.times.saved(match().id(), RED)).contains(Duration.ofHours(48 - 8 + 6));
    }

    @Test
    void aPersonIsNotifiedAtMostOnceWhenTwoThingsFallDueAtOnce() {
        begin("clock=6h,lapse=remind");
        stance("red");
        long asked = pings("blue");

        pass(Duration.ofHours(7));

        assertThat(pings("blue") - asked).isEqualTo(1);
    }

    @Test
    void whereAMatchIsOverNoClockIsToldOf() {
        begin("clock=none,remind=24h");
        assertThat(desk.ok("red", "clock", "show").message().text()).contains("is reminded after 1d");
        desk.ok("red", "match", "resign");

        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.OVER);
        assertThat(desk.ok("red", "clock", "show").message().text())
                .isEqualTo("The match is over: no clock runs, and nobody is reminded.");
    }

    @Test
    void whatIsNoTimeOrZoneIsRefusedAndChangesNothing() {
        assertThat(desk.refused("red", "away", "until", "when", "yesterday"))
                .startsWith("yesterday is no time to come within a year");
        assertThat(desk.refused("red", "away", "zone", "zone", "Atlantis"))
                .isEqualTo("Atlantis is no time zone that is known; write one such as Europe/Athens.");
        assertThat(desk.refused("red", "away", "quiet", "from", "25:00", "to", "7:00"))
                .contains("is no hour of the day");
        assertThat(desk.refused("red", "away", "quiet", "from", "22:00")).isEqualTo("/away quiet needs the option to.");
        assertThat(desk.refused("red", "away", "quiet", "from", "7:00", "to", "7:00"))
                .isEqualTo("Quiet hours begin and end at different times.");
        assertThat(desk.complete("red", "away", "zone", "zone", "athe"))
                .extracting(suggestion -> suggestion.value())
                .contains("Europe/Athens");
        assertThat(desk.host.times.wishes(TestDesk.person("red"))).isEqualTo(Wishes.NONE);
    }
}
