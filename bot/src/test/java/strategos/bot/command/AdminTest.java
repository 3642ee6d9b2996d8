package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.port.Answer;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;

/** {@code /admin}, and the roles of a server. */
class AdminTest {
    private TestDesk desk = TestDesk.duel();
    private int deliveries;

    @AfterEach
    void close() {
        desk.close();
    }

    private Answer manages(String group, String verb, String... options) {
        return by("hal", true, Set.of(), group, verb, options);
    }

    private Answer by(String name, boolean manager, Set<String> roles, String group, String verb, String... options) {
        Answer answer = desk.desk.handle(new Request(
                "a" + ++deliveries,
                TestDesk.person(name),
                TestDesk.AGORA,
                manager,
                roles,
                new Input.Command(group, verb, TestDesk.map(options))));
        desk.host.settled();
        return answer;
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    @Test
    void nobodyElseMayAndNothingIsWrittenDown() {
        assertThat(desk.refused("red", "admin", "archive"))
                .isEqualTo("Only those who may manage this server may do that.");
        assertThat(manages("admin", "log").message().text())
                .isEqualTo("Nobody has done anything with `/admin` in this server yet.");
    }

    @Test
    void aChannelThatWasSpoiledIsShownAnewAndOnlyOneMessageAsks() {
        List<MemoryOutlet.Message> before = desk.outlet().messages();

        assertThat(manages("admin", "repair").ok()).isTrue();

        assertThat(desk.outlet().messages().size()).isGreaterThanOrEqualTo(before.size());
        assertThat(desk.outlet().messages().getLast().asks()).isTrue();
        assertThat(desk.outlet().messages())
                .filteredOn(MemoryOutlet.Message::asks)
                .hasSize(1);
    }

    @Test
    void aPlayerIsRemovedAndTheSeatStaysInPlay() {
        assertThat(manages("admin", "remove", "who", "member|id-blue|blue").ok())
                .isTrue();

        assertThat(match().held(TestDesk.person("blue"))).isEmpty();
        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.RUNNING);
        assertThat(manages("admin", "remove", "who", "member|id-blue|blue")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .isEqualTo("blue plays no seat of match " + match().id() + ".");
    }

    @Test
    void aMatchThatWasGivenUpGoesOnWhereItWas() {
        begun("clock=none");
        String match = givenUp();
        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.OVER);
        assertThat(desk.ok("ann", "match", "status").message().text())
                .contains(", over.")
                .doesNotContain("Waiting for");
        assertThat(desk.ok("ann", "match", "since").message().text()).doesNotContain("**Now**");
        long version = match().version();

        assertThat(manages("admin", "reopen", "match", match).message().text()).contains("You reopen match " + match);
        assertThat(manages("admin", "wake", "match", match).ok()).isTrue();

        assertThat(match().stage()).isEqualTo(LiveMatch.Stage.RUNNING);
        assertThat(desk.ok("ann", "match", "status").message().text()).contains("Waiting for");
        assertThat(match().version()).isEqualTo(version);
        assertThat(by("red", true, Set.of(), "match", "join", "seat", "sparta").ok())
                .isTrue();
    }

    /** Whoever has seen one side's secrets has seen them, however the match ended meanwhile. */
    @Test
    void nobodyPlaysTwoSidesOfAMatchThatWasReopened() {
        begun("clock=none");
        String match = givenUp();
        assertThat(manages("admin", "reopen", "match", match).ok()).isTrue();
        assertThat(manages("admin", "wake", "match", match).ok()).isTrue();

        assertThat(by("red", true, Set.of(), "match", "join", "seat", "athens")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("nobody plays two sides");
        assertThat(desk.ok("blue", "match", "join", "seat", "athens").message().text())
                .contains("You play Athens");
    }

    @Test
    void inAMatchThatIsReopenedTimeRunsAgain() {
        begun("clock=24h");
        desk.host.settled();
        String match = match().id();
        desk.ok("red", "propose", "end");
        desk.ok("blue", "propose", "agree");
        assertThat(manages("admin", "reopen", "match", match).ok()).isTrue();
        desk.host.clock.move(Duration.ofDays(3));
        assertThat(manages("admin", "wake", "match", match).ok()).isTrue();

        Seat asked = match().awaited().firstEntry().getKey();
        assertThat(desk.host.matches.deadline(match, asked))
                .contains(desk.host.clock.instant().plus(Duration.ofDays(1)));
    }

    /** A match of a real game, red as Sparta and blue as Athens. */
    private void begun(String options) {
        desk.close();
        desk = TestDesk.of(RegisteredGames.LIBRARY);
        desk.ok("red", "match", "new", "game", "sparta", "scenario", "archidamian", "options", options);
        desk.ok("red", "match", "join", "seat", "sparta");
        desk.ok("blue", "match", "join", "seat", "athens");
        desk.ok("red", "match", "start");
    }

    private String givenUp() {
        String match = match().id();
        desk.ok("blue", "match", "leave");
        desk.ok("red", "match", "leave");
        assertThat(manages("match", "leave").ok()).isTrue();
        return match;
    }

    @Test
    void whereSealedDrawsWereOpenedItStaysOver() {
        String match = givenUp();

        assertThat(manages("admin", "reopen", "match", match)
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("everybody could know every hand");
    }

    /** Its record was open to everybody while it was over: no die need have been sealed for that. */
    @Test
    void whereForcesAreConcealedItStaysOver() {
        begun("forces=concealed");
        String match = givenUp();

        assertThat(manages("admin", "reopen", "match", match)
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .contains("everybody could know every hand");
    }

    @Test
    void whatHasAResultStaysOver() {
        desk.ok("red", "match", "resign");

        assertThat(manages("admin", "reopen").refusal().orElseThrow().sentence())
                .contains("has a result");
    }

    @Test
    void allThatIsStoredOfAPersonIsGivenOutAndBlanked() {
        desk.ok("carol", "match", "follow");
        Answer export = manages("admin", "export", "who", "member|id-red|red");
        assertThat(export.files().getFirst().content())
                .contains("\"seat\"", match().id(), "an owl")
                .doesNotContain("an eagle");
        assertThat(manages("admin", "export", "who", "member|id-carol|carol")
                        .files()
                        .getFirst()
                        .content())
                .contains("\"follower\"");

        assertThat(manages("admin", "forget", "who", "member|id-red|red", "sure", "no")
                        .ok())
                .isFalse();
        assertThat(manages("admin", "forget", "who", "member|id-red|red", "sure", "yes")
                        .ok())
                .isTrue();

        assertThat(manages("admin", "export", "who", "member|id-red|red")
                        .files()
                        .getFirst()
                        .content())
                .doesNotContain("seat", match().id());
        assertThat(match().held(TestDesk.person("red"))).isEmpty();
    }

    @Test
    void everyDeedStandsInTheLogTheNewestFirst() {
        String match = match().id();
        manages("admin", "archive");
        manages("admin", "wake");
        manages("admin", "export", "who", "member|id-red|red");

        String log = manages("admin", "log").message().text();

        assertThat(log.lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("hal: exported what is stored of a person (id-red)"),
                        line -> assertThat(line).contains("hal: woke or moved a match (" + match + ")"),
                        line -> assertThat(line).contains("hal: put a match to sleep (" + match + ")"));
        manages("admin", "forget", "who", "member|id-hal|hal", "sure", "yes");
        assertThat(manages("admin", "log").message().text())
                .doesNotContain("id-red|red")
                .contains("somebody");
    }

    @Test
    void aServerSaysWhichRolesOpenAndLookAfterMatches() {
        desk.close();
        desk = TestDesk.settling();
        manages("match", "settings", "creators", "77", "managers", "88");

        assertThat(by("red", false, Set.of(), "match", "new", "game", "duel", "scenario", "foils")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .startsWith("In this server only people of a certain role open matches");
        assertThat(by("red", false, Set.of("77"), "match", "new", "game", "duel", "scenario", "foils")
                        .ok())
                .isTrue();
        assertThat(by("red", false, Set.of(), "match", "rematch")
                        .refusal()
                        .orElseThrow()
                        .sentence())
                .startsWith("In this server only people of a certain role open matches");
        assertThat(by("red", false, Set.of("77"), "admin", "log").ok()).isFalse();
        assertThat(by("red", false, Set.of("88"), "admin", "log").ok()).isTrue();

        manages("match", "settings", "creators", "everyone", "managers", "everyone");
        assertThat(by("red", false, Set.of("88"), "admin", "log").ok()).isFalse();
    }
}
