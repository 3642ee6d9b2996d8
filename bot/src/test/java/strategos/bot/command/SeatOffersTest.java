package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.NamedPerson;
import strategos.bot.port.Request.Person;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** {@code /seat}: invitations, hand-overs, and the seats of those who are away. */
class SeatOffersTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestDesk desk = TestDesk.open();

    @AfterEach
    void close() {
        desk.close();
    }

    private static String named(String name) {
        return new NamedPerson(TestDesk.person(name), NamedPerson.Kind.MEMBER).write();
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    private String button(String label) {
        return desk.outlet().messages().stream()
                .flatMap(message -> message.controls().stream())
                .filter(control -> control instanceof Control.Button button
                        && button.label().equals(label))
                .reduce((first, last) -> last)
                .orElseThrow(() -> new AssertionError(label))
                .id();
    }

    private void open() {
        desk.ok("ann", "match", "new", "game", "duel", "scenario", "foils");
        desk.ok("red", "match", "join", "seat", "red", "omen", "an owl");
    }

    private void running() {
        desk.begun("red", "blue");
    }

    @Test
    void whoIsInvitedIsNotifiedAndTakesTheSeatByAButton() {
        open();
        desk.ok("red", "seat", "invite", "who", named("blue"));

        assertThat(desk.outlet().messages()).anyMatch(message -> message.text().contains("red invites blue"));
        assertThat(desk.press("blue", button("Play Blue")).ok()).isTrue();
        assertThat(match().held(TestDesk.person("blue"))).containsExactly(BLUE);
        assertThat(match().offers()).isEmpty();
    }

    @Test
    void nobodyIsInvitedAnyMoreToASeatThatTheComputerHas() {
        open();
        desk.ok("red", "seat", "invite", "who", named("blue"));
        desk.ok("red", "match", "computer", "seat", "blue");

        assertThat(match().offers()).isEmpty();
        assertThat(desk.outlet().messages().getLast().text()).doesNotContain("offered to blue");
        assertThat(desk.refused("blue", "seat", "accept")).contains("No seat of match");
    }

    @Test
    void whereNoSeatIsFreeOneMayOfferOnesOwn() {
        running();
        assertThat(desk.refused("red", "seat", "invite", "who", named("carol")))
                .isEqualTo("In match " + match().id()
                        + " no seat is free to invite anybody to; `/seat hand-over` offers yours.");
    }

    @Test
    void sidesAreDrawnForThoseWhoAskForAnySeat() {
        desk.ok("ann", "match", "new", "game", "duel", "scenario", "foils");
        desk.ok("red", "match", "join", "seat", "random");
        desk.ok("blue", "match", "join", "seat", "random");

        assertThat(match().seats()).allMatch(LiveMatch.Holder::taken);
        assertThat(desk.refused("carol", "match", "join", "seat", "random"))
                .startsWith("In match " + match().id() + " no seat is free");
    }

    @Test
    void nobodyElseTakesIt() {
        open();
        desk.ok("red", "seat", "invite", "who", named("blue"));

        Answer other = desk.press("carol", button("Play Blue"));

        assertThat(other.refusal().orElseThrow().sentence())
                .isEqualTo("Only the one to whom a seat is offered may take it.");
        assertThat(match().held(TestDesk.person("carol"))).isEmpty();
    }

    @Test
    void anInvitationIsDeclinedAndItsButtonIsThenStale() {
        open();
        desk.ok("red", "seat", "invite", "who", named("blue"));
        String accept = button("Play Blue");

        desk.ok("blue", "seat", "decline", "seat", "blue");

        assertThat(desk.press("blue", accept).ok()).isFalse();
        assertThat(match().offers()).isEmpty();
    }

    @Test
    void inARunningMatchWhoIsInvitedIsLetInByTheOtherPlayers() {
        running();
        desk.ok("blue", "match", "leave");
        desk.ok("red", "seat", "invite", "who", named("carol"));

        desk.ok("carol", "seat", "accept");

        assertThat(match().held(TestDesk.person("carol"))).containsExactly(BLUE);
    }

    @Test
    void aSeatIsHandedOverWithItsStandingOrders() {
        running();
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "0");
        assertThat(match().standing(RED)).hasSize(1);

        desk.ok("red", "seat", "hand-over", "who", named("carol"));
        assertThat(match().held(TestDesk.person("red"))).as("until it is taken").containsExactly(RED);
        assertThat(desk.ok("carol", "seat", "accept").message().text())
                .contains("1 standing order comes with the seat, and answers for you: `/match standing` shows it.");

        assertThat(match().held(TestDesk.person("carol"))).containsExactly(RED);
        assertThat(match().held(TestDesk.person("red"))).isEmpty();
        assertThat(match().standing(RED)).hasSize(1);
    }

    @Test
    void orWithoutThemAsTheNewHolderLikes() {
        running();
        desk.ok("red", "match", "standing", "topic", "parry", "answer", "pass", "uses", "0");
        desk.ok("red", "seat", "hand-over", "who", named("carol"));

        assertThat(desk.press("carol", button("Play Red, without standing orders"))
                        .message()
                        .text())
                .contains("The standing order that lay there is gone.");

        assertThat(match().held(TestDesk.person("carol"))).containsExactly(RED);
        assertThat(match().standing(RED)).isEmpty();
    }

    @Test
    void nobodyEverHoldsTwoSides() {
        running();
        assertThat(desk.refused("red", "seat", "hand-over", "who", named("blue")))
                .isEqualTo("blue plays Blue in this match already; once it has begun, one seat is all.");

        desk.ok("red", "seat", "hand-over", "who", named("carol"));
        desk.ok("carol", "seat", "accept");
        desk.ok("blue", "match", "leave");

        assertThat(desk.refused("carol", "seat", "invite", "who", named("red")))
                .isEqualTo("red has held Red in this match, and knows what only that seat may know;"
                        + " nobody plays two sides.");
        assertThat(desk.refused("red", "match", "join", "seat", "blue"))
                .isEqualTo("You have held Red in this match, and know what only that seat may know;"
                        + " nobody plays two sides.");
    }

    @Test
    void notToAProgramNotToOneselfNotToOneWhoIsGone() {
        running();
        Person other = TestDesk.person("hal");
        assertThat(desk.refused(
                        "red", "seat", "hand-over", "who", new NamedPerson(other, NamedPerson.Kind.BOT).write()))
                .isEqualTo("hal is a program; `/match computer` gives a seat to the computer.");
        assertThat(desk.refused(
                        "red", "seat", "hand-over", "who", new NamedPerson(other, NamedPerson.Kind.STRANGER).write()))
                .isEqualTo("hal is not in this server.");
        assertThat(desk.refused("red", "seat", "hand-over", "who", named("red")))
                .isEqualTo("You cannot offer a seat to yourself; `/match join` takes one.");
        assertThat(desk.refused("carol", "seat", "hand-over", "who", named("hal"), "seat", "red"))
                .endsWith(", and none is free.");
    }

    @Test
    void theSeatOfOneWhoIsAwayIsTakenAfterADayButNotBefore() {
        running();
        desk.ok("red", "seat", "give", "who", named("carol"), "seat", "blue");

        assertThat(desk.refused("carol", "seat", "accept")).contains("You may take the seat <t:");
        desk.host.clock.move(Duration.ofHours(25));
        desk.ok("carol", "seat", "accept");

        assertThat(match().held(TestDesk.person("carol"))).containsExactly(BLUE);
    }

    /** "Any order or press keeps the seat": a press, too, that shows nothing which was not seen before. */
    @Test
    void whoComesBackAndOnlyLooksKeepsIt() {
        running();
        desk.ok("blue", "match", "orders");
        desk.ok("red", "seat", "give", "who", named("carol"), "seat", "blue");
        desk.host.clock.move(Duration.ofHours(20));
        desk.ok("blue", "match", "orders");
        desk.host.clock.move(Duration.ofHours(20));

        assertThat(desk.refused("carol", "seat", "accept")).isEqualTo("blue has been here since, and keeps the seat.");
        assertThat(desk.ok("blue", "match", "since").message().text()).contains("Nothing new");
    }

    /** As its help says: an offer is turned down or taken back by the same command. */
    @Test
    void whoOfferedASeatTakesThatBackWithoutNamingIt() {
        running();
        desk.ok("red", "seat", "hand-over", "who", named("carol"));

        desk.ok("red", "seat", "decline");

        assertThat(match().offers()).isEmpty();
        assertThat(desk.refused("red", "seat", "decline")).contains("No seat of match");
    }

    @Test
    void ofOnesOwnSeatAndBeforeTheStartNobodyIsAway() {
        open();
        assertThat(desk.refused("ann", "seat", "give", "who", named("carol"), "seat", "red"))
                .isEqualTo("The match has not begun.");
        desk.ok("blue", "match", "join", "seat", "blue");
        desk.ok("red", "match", "start");
        desk.host.settled();
        assertThat(desk.refused("blue", "seat", "give", "who", named("carol"), "seat", "blue"))
                .startsWith("Only who made the match");
        desk.ok("red", "seat", "hand-over", "who", named("ann"));
        desk.ok("ann", "seat", "accept");
        assertThat(desk.refused("ann", "seat", "give", "who", named("carol"), "seat", "red"))
                .contains("is yours: `/seat hand-over`");
    }

    @Test
    void whoComesBackKeepsIt() {
        running();
        desk.ok("red", "seat", "give", "who", named("carol"), "seat", "blue");
        desk.host.clock.move(Duration.ofHours(20));
        desk.host.matches.order(
                TestHost.by("blue"),
                match().id(),
                new Order(BLUE, new Call("stance", Map.of("stance", List.of("high")))),
                OptionalLong.empty());
        desk.host.clock.move(Duration.ofHours(20));

        assertThat(desk.refused("carol", "seat", "accept")).isEqualTo("blue has been here since, and keeps the seat.");
    }

    @Test
    void onlyWhoMadeTheMatchGivesAwayTheSeatOfAnother() {
        running();
        assertThat(desk.refused("blue", "seat", "give", "who", named("carol"), "seat", "red"))
                .isEqualTo("Only who made the match, or manages this server, may give away the seat of somebody else.");
    }
}
