package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** Matches fall asleep, wake, and move to other channels. */
class MatchLifeTest {
    private static final Seat RED = new Seat("red");

    private final TestDesk desk = TestDesk.open();
    private int deliveries;

    @AfterEach
    void close() {
        desk.close();
    }

    private Answer in(String channel, String by, String group, String verb, String... options) {
        Answer answer = desk.desk.handle(new Request(
                "e" + ++deliveries,
                TestDesk.person(by),
                new ChannelRef("server", channel),
                false,
                new Input.Command(group, verb, TestDesk.map(options))));
        desk.host.settled();
        return answer;
    }

    private String begun(String channel, String clock) {
        Answer made =
                in(channel, "red", "match", "new", "game", "duel", "scenario", "foils", "options", "clock=" + clock);
        in(channel, "red", "match", "join", "seat", "red", "omen", "an owl");
        in(channel, "blue", "match", "join", "seat", "blue", "omen", "an eagle");
        assertThat(in(channel, "red", "match", "start").ok()).isTrue();
        return made.match().orElseThrow().id();
    }

    private LiveMatch match(String id) {
        return desk.host.matches.find(id).orElseThrow();
    }

    private List<String> told(String channel) {
        return desk.outlet().messages().stream()
                .filter(message -> message.where().channel().equals(channel))
                .map(MemoryOutlet.Message::text)
                .toList();
    }

    private boolean orders(String id) {
        return orders(id, "red");
    }

    private boolean orders(String id, String seat) {
        return desk.host.matches.order(
                        TestHost.by(seat),
                        id,
                        new Order(new Seat(seat), new Call("stance", Map.of("stance", List.of("high")))),
                        OptionalLong.empty())
                instanceof ActionResult.Done;
    }

    /** Who comes back looks for the match in whatever channel. */
    @Test
    void whereNoMatchSleepsThoseThatSleepElsewhereAreNamed() {
        String match = begun("agora", "none");
        assertThat(in("agora", "red", "matches", "move").refusal().orElseThrow().sentence())
                .isEqualTo("`/matches move` brings a match of yours into the channel in which it is typed; in no other"
                        + " channel is there one.");
        assertThat(in("stoa", "red", "matches", "move").refusal().orElseThrow().sentence())
                .contains("needs the option match, which can be " + match);
        assertThat(in("stoa", "red", "matches", "wake").refusal().orElseThrow().sentence())
                .contains("There is no match in this channel");
        in("agora", "red", "matches", "sleep");

        assertThat(in("stoa", "red", "matches", "wake").refusal().orElseThrow().sentence())
                .isEqualTo("In this channel no match sleeps; `/matches wake match:" + match
                        + "` brings one here of those that sleep: " + match + ".");
    }

    @Test
    void aMatchInWhichNobodyDoesAnythingSleepsAndItsChannelIsFree() {
        String idle = begun("agora", "none");
        desk.host.clock.move(Duration.ofDays(29));
        desk.host.gameHost.tick();
        assertThat(match(idle).asleep()).isFalse();

        desk.host.clock.move(Duration.ofDays(2));
        desk.host.gameHost.tick();
        desk.host.settled();

        assertThat(match(idle).asleep()).isTrue();
        assertThat(told("agora")).anyMatch(text -> text.contains("Nobody has done anything"));
        assertThat(orders(idle)).as("an order in a match that sleeps").isFalse();
        String next = begun("agora", "none");
        assertThat(desk.host.matches.at(TestDesk.AGORA).orElseThrow().id()).isEqualTo(next);
        assertThat(in("agora", "red", "matches", "wake", "match", idle)
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .isEqualTo("The match " + next + " lives here; one match at a time in a channel or thread.");
    }

    @Test
    void oneThatIsClosedInItsSleepIsOver() {
        in("agora", "red", "match", "new", "game", "duel", "scenario", "foils");
        in("agora", "red", "match", "join", "seat", "red", "omen", "an owl");
        in("agora", "red", "matches", "sleep");
        assertThat(in("agora", "red", "match", "leave").ok()).isTrue();

        assertThat(in("agora", "red", "match", "status").message().text())
                .contains(", over.")
                .doesNotContain("sleep");
        assertThat(in("agora", "red", "match", "start").refusal().orElseThrow().sentence())
                .isEqualTo("The match is over.");
    }

    @Test
    void anyOrderKeepsItAwake() {
        String match = begun("agora", "none");
        desk.host.clock.move(Duration.ofDays(20));
        assertThat(orders(match)).isTrue();
        desk.host.clock.move(Duration.ofDays(20));
        desk.host.gameHost.tick();

        assertThat(match(match).asleep()).isFalse();
    }

    @Test
    void itWakesInAnyFreeChannelWithAllItsTime() {
        String match = begun("agora", "24h");
        assertThat(in("agora", "red", "matches", "sleep").ok()).isTrue();
        assertThat(in("agora", "red", "matches", "mine").message().text())
                .startsWith("Nobody waits for you.")
                .contains("asleep");
        assertThat(in("agora", "red", "help", "").message().text()).contains("`/matches wake` lets it go on");
        assertThat(in("agora", "red", "matches", "open").message().text()).startsWith("No match waits for players");
        assertThat(in("agora", "red", "matches", "over").message().text()).isEqualTo("No match has ended here yet.");
        assertThat(in("agora", "red", "match", "status").message().text())
                .contains(", asleep.", "Match " + match + " sleeps")
                .doesNotContain("Waiting for");
        Answer orders = in("agora", "red", "match", "orders");
        assertThat(orders.message().text())
                .endsWith("Match " + match + " sleeps; `/matches wake match:" + match + "` lets it go on.")
                .startsWith("In the hand of Red")
                .doesNotContain("/duel");
        assertThat(orders.message().controls()).isEmpty();
        assertThat(orders.data()).containsEntry("decisions", List.of()).containsEntry("anytime", List.of());
        Answer since = in("agora", "red", "match", "since");
        assertThat(since.message().text())
                .contains("Match " + match + " sleeps")
                .doesNotContain("**Now**");
        assertThat(since.message().controls())
                .extracting(control -> ((Control.Button) control).label())
                .containsExactly("Map", "My orders", "Earlier");
        desk.host.clock.move(Duration.ofDays(3));
        desk.host.gameHost.tick();
        assertThat(match(match).version()).as("no time has run").isEqualTo(1);

        assertThat(in("stoa", "blue", "matches", "wake", "match", match).ok()).isTrue();

        assertThat(match(match).asleep()).isFalse();
        assertThat(match(match).where().channel()).isEqualTo("stoa");
        assertThat(desk.host.matches.deadline(match, RED))
                .contains(desk.host.clock.instant().plus(Duration.ofHours(24)));
        assertThat(told("stoa")).anyMatch(text -> text.contains("chooses a stance"));
        assertThat(orders(match)).isTrue();
    }

    @Test
    void itMovesWithItsQuestionAndItsOldMessagesAskNothing() {
        String match = begun("agora", "none");
        assertThat(orders(match)).isTrue();
        desk.host.settled();
        assertThat(in("stoa", "red", "matches", "move", "match", match).ok()).isTrue();
        List<String> left = told("agora");
        assertThat(desk.outlet().messages())
                .filteredOn(message -> message.where().equals(TestDesk.AGORA))
                .allMatch(message -> message.controls().isEmpty());

        assertThat(orders(match, "blue")).isTrue();
        desk.host.settled();

        assertThat(told("agora")).isEqualTo(left);
        assertThat(told("stoa")).anyMatch(text -> text.contains("moves match " + match));
        assertThat(told("stoa")).anyMatch(text -> text.contains("Red"));
        assertThat(desk.host.matches.at(new ChannelRef("server", "stoa")).map(LiveMatch::id))
                .contains(match);
        assertThat(desk.host.matches.at(TestDesk.AGORA)).isEmpty();
    }

    @Test
    void anOldCardOfAMatchThatHasNotBegunDoesNotSayThatItHas() {
        Answer made = in("agora", "red", "match", "new", "game", "duel", "scenario", "foils");
        String match = made.match().orElseThrow().id();
        desk.host.clock.move(Duration.ofHours(2));

        in("agora", "red", "match", "join", "seat", "red", "omen", "an owl");

        assertThat(told("agora"))
                .contains("-# The newest card of match `" + match + "` stands below.")
                .noneMatch(text -> text.contains("has begun"));

        in("stoa", "red", "matches", "move", "match", match);

        assertThat(told("agora"))
                .contains("-# Match `" + match + "` goes on in another channel.")
                .noneMatch(text -> text.contains("has begun"));
    }

    @Test
    void onlyWhoLooksAfterItMovesItOrPutsItToSleep() {
        String match = begun("agora", "none");

        assertThat(in("stoa", "blue", "matches", "move", "match", match)
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .isEqualTo("Only who made the match, or manages this server, may do that.");
        assertThat(in("agora", "blue", "matches", "sleep").ok()).isFalse();
        assertThat(in("agora", "red", "matches", "wake").refusal().orElseThrow().sentence())
                .isEqualTo("Match " + match + " is awake, and lives here already.");
    }
}
