package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.port.ChannelRef;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.RegisteredGames;

/** {@code /match follow}: a spectator is told privately what everyone may know. */
class FollowingTest {
    private static final ChannelRef CAROL = ChannelRef.direct("id-carol");

    private final TestDesk desk = TestDesk.of(RegisteredGames.LIBRARY);
    private RandomPlayers players;
    private String match;

    @BeforeEach
    void begin() {
        players = new RandomPlayers(desk.host, new SplittableRandom(3));
        Scenario race = RegisteredGames.LIBRARY.games().stream()
                .flatMap(game -> game.box().scenarios().stream())
                .filter(scenario -> scenario.id().equals("race"))
                .findFirst()
                .orElseThrow();
        match = players.begin(TestHost.AGORA, "xenophon", race, 2);
    }

    @AfterEach
    void close() {
        desk.close();
    }

    private List<MemoryOutlet.Message> told() {
        return desk.outlet().messages().stream()
                .filter(message -> message.where().equals(CAROL))
                .toList();
    }

    @Test
    void whoFollowsIsToldOfEachTurnWithALinkAndOfTheEnd() {
        desk.ok("carol", "match", "follow");
        desk.ok("carol", "match", "follow");

        // Sent side by side with the first report, the first note may be without a link; from then on there is one.
        for (int i = 0; i < 60; i++) {
            players.play(match, 1);
            desk.host.settled();
        }

        assertThat(told()).hasSizeGreaterThan(1);
        assertThat(told().getFirst().text()).contains("match " + match + ": ", " begins.");
        assertThat(told().subList(1, told().size()))
                .allSatisfy(message -> assertThat(message.text()).contains("[go there]("));
        assertThat(told()).extracting(MemoryOutlet.Message::text).doesNotHaveDuplicates();
        desk.ok("alpha", "match", "resign");
        desk.ok("beta", "match", "resign");
        desk.host.settled();
        assertThat(told().getLast().text()).contains("is over");
        assertThat(told().getLast().controls()).isEmpty();
    }

    /** However it ends: by all giving up, by a draw, by an end that is agreed. */
    @ParameterizedTest
    @ValueSource(strings = {"draw", "end"})
    void whoFollowsIsToldOfAnEndThatIsAgreed(String ending) {
        desk.ok("carol", "match", "follow");
        desk.ok("alpha", "propose", ending);
        desk.ok("beta", "propose", "agree");
        desk.host.settled();

        assertThat(told().getLast().text()).contains("is over");
        assertThat(told().getLast().controls()).isEmpty();
    }

    /** Whoever made it closes it when nobody sits there any more. */
    @Test
    void whoFollowsIsToldOfAMatchThatIsClosed() {
        desk.ok("carol", "match", "follow");
        desk.ok("alpha", "match", "leave");
        desk.ok("beta", "match", "leave");
        desk.ok("alpha", "match", "leave");
        desk.host.settled();

        assertThat(told().getLast().text()).contains("is over");
    }

    @Test
    void theButtonOfANoteEndsIt() {
        desk.ok("carol", "match", "follow");
        players.play(match, 60);
        desk.host.settled();
        int before = told().size();

        assertThat(desk.press("carol", told().getLast().controls().getFirst().id())
                        .message()
                        .text())
                .isEqualTo("You follow match " + match + " no more.");
        players.play(match, 60);
        desk.host.settled();

        assertThat(told()).hasSize(before);
        assertThat(desk.ok("carol", "match", "follow", "stop", "yes").message().text())
                .isEqualTo("You do not follow match " + match + ".");
    }

    @Test
    void whoIsForgottenIsToldNothing() {
        desk.ok("carol", "match", "follow");
        desk.host.matches.forget(TestDesk.person("carol"));

        players.play(match, 60);
        desk.host.settled();

        assertThat(told()).isEmpty();
    }
}
