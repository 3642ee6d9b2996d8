package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.manager;
import static strategos.bot.host.TestHost.refused;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.port.ChannelRef;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;

/** Opening a match, sitting down, leaving, starting. */
class SeatingTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestHost host = TestHost.inMemory();
    private final Matches matches = host.matches;

    @AfterEach
    void close() {
        host.close();
    }

    private String open() {
        return done(matches.create(by("ann"), AGORA, "duel", "foils", Map.of())).id();
    }

    private ActionResult join(String who, String match, Seat seat) {
        return matches.join(by(who), match, seat, Optional.empty());
    }

    @Test
    void aNewMatchPublishesItsCommitments() {
        String match = open();

        assertThat(match).matches("[a-z][2-9][a-z][2-9]");
        assertThat(host.match(match).options()).containsEntry("mercy", "no").containsEntry("clock", "none");
        assertThat(host.settled().outlet.texts().getFirst())
                .contains("Open dice, commitment", "Sealed dice, commitment");
        assertThat(matches.at(AGORA)).map(LiveMatch::id).contains(match);
        assertThat(matches.list("server")).extracting(Matches.Listed::id).containsExactly(match);
    }

    @ParameterizedTest
    @CsvSource({
        "chess, foils, mercy, no, host.no-such-game",
        "duel, pistols, mercy, no, host.no-such-scenario",
        "duel, foils, rain, yes, host.no-such-option",
        "duel, foils, mercy, perhaps, host.no-such-value",
        "duel, foils, clock, soon, host.no-such-value"
    })
    void whatIsUnknownIsRefused(String game, String scenario, String option, String value, String key) {
        assertThat(refused(matches.create(by("ann"), AGORA, game, scenario, Map.of(option, value))))
                .isEqualTo(key);
        assertThat(matches.at(AGORA)).isEmpty();
    }

    @Test
    void oneMatchLivesInAPlace() {
        open();

        assertThat(refused(matches.create(by("bob"), AGORA, "duel", "foils", Map.of())))
                .isEqualTo("host.channel-taken");
        assertThat(matches.create(by("bob"), new ChannelRef("server", "stoa"), "duel", "foils", Map.of()))
                .isInstanceOf(ActionResult.Done.class);
    }

    @Test
    void aSeatIsTakenOnce() {
        String match = open();
        done(join("ann", match, RED));

        assertThat(refused(join("bob", match, RED))).isEqualTo("host.seat-taken");
        assertThat(refused(join("ann", match, RED))).isEqualTo("host.seat-yours");
        assertThat(refused(join("bob", match, new Seat("green")))).isEqualTo("host.no-such-seat");
        assertThat(refused(join("bob", "x9x9", BLUE))).isEqualTo("host.no-such-match");
        assertThat(refused(matches.join(by("bob"), match, BLUE, Optional.of("two\nlines"))))
                .isEqualTo("dice.omen.control");
        assertThat(host.match(match).held(TestHost.person("ann"))).containsExactly(RED);
    }

    @Test
    void withoutAnOmenTheDeliveryIsOne() {
        String match = open();
        done(matches.join(by("ann", "interaction-77"), match, RED, Optional.empty()));

        assertThat(host.match(match).seats().getFirst().omen()).contains("interaction-77");
    }

    @Test
    void startingNeedsItsPlayers() {
        String match = open();
        assertThat(refused(matches.start(by("ann"), match))).isEqualTo("host.too-few");
        done(join("ann", match, RED));
        assertThat(refused(matches.start(by("ann"), match))).isEqualTo("host.too-few");
        done(join("bob", match, BLUE));
        assertThat(refused(matches.start(by("zoe"), match))).isEqualTo("host.players-only");
        assertThat(refused(host.order(match, "red", Call.of("pass")))).isEqualTo("host.not-begun");

        assertThat(done(matches.start(by("bob"), match)).stage()).isEqualTo(Stage.RUNNING);
        assertThat(refused(matches.start(by("bob"), match))).isEqualTo("host.begun");
    }

    @Test
    void theStartIsSaltedWithTheIdOfItsPost() {
        String match = host.duel(Map.of());

        MemoryOutlet.Message start = host.settled().outlet.messages().stream()
                .filter(m -> m.text().contains("starts"))
                .findFirst()
                .orElseThrow();
        assertThat(start.text()).contains("an owl", "an eagle");
        assertThat(matches.diceLog(match)).contains("\"start\" : \"" + start.id() + "\"");
    }

    @Test
    void whoLeavesBeforeTheStartFreesTheSeat() {
        String match = open();
        done(join("ann", match, RED));
        done(join("bob", match, BLUE));
        done(matches.leave(by("ann"), match));

        assertThat(refused(matches.leave(by("ann"), match))).isEqualTo("host.no-seat-of-yours");
        done(join("cid", match, RED));
        assertThat(host.match(match).held(TestHost.person("cid"))).containsExactly(RED);
    }

    @Test
    void aMatchClosesWhenItsLastPlayerLeavesBeforeTheStart() {
        String match = open();
        done(join("ann", match, RED));

        assertThat(done(matches.leave(by("ann"), match)).stage()).isEqualTo(Stage.OVER);
        assertThat(host.settled().outlet.texts())
                .noneMatch(text -> text.contains("has begun"))
                .anyMatch(text -> text.contains("The match is closed"));
        assertThat(matches.create(by("bob"), AGORA, "duel", "foils", Map.of())).isInstanceOf(ActionResult.Done.class);
    }

    @Test
    void anEmptyMatchIsClosedByItsMakerOrAManager() {
        String match = open();
        assertThat(refused(matches.leave(by("bob"), match))).isEqualTo("host.no-seat-of-yours");
        assertThat(done(matches.leave(manager("mod"), match)).stage()).isEqualTo(Stage.OVER);
        assertThat(refused(matches.leave(manager("mod"), match))).isEqualTo("host.over");
    }

    @Test
    void aVacantSeatInPlayIsAnsweredByFallbacksAndTakenOverWithItsOmen() {
        String match = host.duel(Map.of("vacant", "fallback"));
        done(matches.leave(by("blue"), match));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains("Nobody holds Blue"));
        assertThat(refused(join("red", match, BLUE))).isEqualTo("host.one-seat-in-play");
        done(join("eve", match, BLUE));
        LiveMatch after = done(matches.admit(by("red"), match, BLUE, Optional.empty(), true));
        assertThat(after.held(TestHost.person("eve"))).containsExactly(BLUE);
        assertThat(after.seats().getLast().omen()).contains("an eagle");
        assertThat(refused(join("zoe", match, RED))).isEqualTo("host.seat-taken");
        assertThat(refused(join("red", match, RED))).isEqualTo("host.seat-yours");
    }

    @Test
    void aMatchThatEverybodyHasLeftRests() {
        String match = host.duel(Map.of("vacant", "fallback"));
        done(matches.leave(by("red"), match));
        done(matches.leave(by("blue"), match));
        long version = host.settled().match(match).version();

        assertThat(host.match(match).stage()).isEqualTo(Stage.RUNNING);
        done(join("eve", match, RED));
        done(matches.admit(manager("mod"), match, RED, Optional.empty(), true));
        assertThat(host.settled().match(match).version()).isGreaterThan(version);
    }

    @Test
    void onlyPlayersAndManagersCallTheComputer() {
        String match = host.duel(Map.of());

        assertThat(refused(matches.computer(by("red"), match, BLUE, Level.NORMAL)))
                .isEqualTo("host.seat-of-another");
        assertThat(refused(matches.computer(by("zoe"), match, BLUE, Level.NORMAL)))
                .isEqualTo("host.seat-of-another");
        assertThat(done(matches.computer(manager("mod"), match, BLUE, Level.NORMAL))
                        .seats()
                        .getLast()
                        .computer())
                .isTrue();
        assertThat(refused(matches.computer(by("red"), match, BLUE, Level.NORMAL)))
                .isEqualTo("host.seat-computer");
        done(matches.computer(by("red"), match, RED, Level.NORMAL));
        assertThat(host.settled().match(match).stage()).isEqualTo(Stage.OVER);
    }

    @Test
    void orderingNeedsTheSeat() {
        String match = host.duel(Map.of());

        ActionResult outcome = matches.order(
                by("blue"),
                match,
                new strategos.engine.offer.Order(RED, Call.of("stance", "stance", "low")),
                java.util.OptionalLong.empty());

        assertThat(refused(outcome)).isEqualTo("host.not-your-seat");
        assertThat(host.match(match).version()).isEqualTo(1);
    }

    /** Nobody can come to them any more. */
    @Test
    void matchesInDeletedChannelsDoNotCount() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withLimits(new HostLimits(2, 1, 10, 100));
        ChannelRef deleted = new ChannelRef("server", "deleted");
        ChannelRef there = new ChannelRef("server", "there");
        ChannelRef next = new ChannelRef("server", "next");
        try (TestHost small = TestHost.of(parts, outlet, clock)) {
            done(small.matches.create(by("ann"), deleted, "duel", "foils", Map.of()));
            assertThat(refused(small.matches.create(by("ann"), there, "duel", "foils", Map.of())))
                    .isEqualTo("host.user-full");
            outlet.delete(deleted);
            done(small.matches.create(by("ann"), there, "duel", "foils", Map.of()));
            assertThat(refused(small.matches.create(by("ann"), next, "duel", "foils", Map.of())))
                    .isEqualTo("host.user-full");
            done(small.matches.create(by("bob"), next, "duel", "foils", Map.of()));
            assertThat(refused(small.matches.create(
                            by("cid"), new ChannelRef("server", "one more"), "duel", "foils", Map.of())))
                    .isEqualTo("host.server-full");
        }
    }

    @Test
    void limitsHold() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts usual = TestHost.inMemoryParts(outlet, clock);
        Servers narrow = mock();
        when(narrow.of(any())).thenReturn(ServerSettings.USUAL);
        when(narrow.of("narrow")).thenReturn(new ServerSettings(1, 1, false));
        HostParts parts = usual.withServers(narrow).withLimits(new HostLimits(3, 2, 10, 100));
        try (TestHost small = TestHost.of(parts, outlet, clock)) {
            List<String> told = List.of("1", "2", "3", "4").stream()
                    .map(channel -> small.matches.create(
                            by(channel.equals("3") ? "bob" : "ann"),
                            new ChannelRef("server", channel),
                            "duel",
                            "foils",
                            Map.of()))
                    .map(outcome -> outcome instanceof ActionResult.Refused ? refused(outcome) : "done")
                    .toList();
            assertThat(told).containsExactly("done", "done", "done", "host.server-full");
            assertThat(refused(
                            small.matches.create(by("ann"), new ChannelRef("other", "1"), "duel", "foils", Map.of())))
                    .isEqualTo("host.user-full");
            done(small.matches.create(by("cid"), new ChannelRef("narrow", "1"), "duel", "foils", Map.of()));
            assertThat(refused(
                            small.matches.create(by("dan"), new ChannelRef("narrow", "2"), "duel", "foils", Map.of())))
                    .isEqualTo("host.server-full");
        }
    }
}
