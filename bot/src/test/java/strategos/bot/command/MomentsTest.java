package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.Moments.Moment;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;

/** {@code /match history at:}: the match at each point of its story, as everyone saw it, and the buttons that lead there. */
class MomentsTest {
    private static List<Boolean> enabled(Answer page) {
        return page.message().controls().stream()
                .map(control -> ((Control.Button) control).enabled())
                .toList();
    }

    @Test
    void buttonsLeadOnAndBackAndEndWhereTheStoryEnds() {
        try (TestDesk desk = TestDesk.duel()) {
            desk.ok("blue", "duel", "taunt", "words", "coward");
            desk.ok("red", "duel", "taunt", "words", "braggart");

            Answer setUp = desk.ok("red", "match", "history", "at", "0");
            assertThat(setUp.message().text()).contains("The set-up").doesNotContain("coward");
            assertThat(enabled(setUp)).containsExactly(false, false, false, true, true, true);
            assertThat(setUp.message().controls().stream().map(Control::id)).doesNotHaveDuplicates();

            Answer last = desk.press("red", TestDesk.control(setUp, "Last"));
            assertThat(last.message().text()).contains("braggart");
            assertThat(enabled(last)).containsExactly(true, true, true, false, false, false);
            Answer back = desk.press("red", TestDesk.control(last, "Back"));
            assertThat(back.message().text()).contains("coward").doesNotContain("braggart");
            Answer on = desk.press("blue", TestDesk.control(back, "On"));
            assertThat(on.message().text()).isEqualTo(last.message().text());
            assertThat(desk.ok("red", "match", "history", "at", "1000")
                            .message()
                            .text())
                    .as("beyond the last there is the last")
                    .isEqualTo(last.message().text());
        }
    }

    /** Whoever looks, it is what everyone saw: also of one's own choice. */
    @Test
    void whatIsHiddenStaysHidden() {
        try (TestDesk desk = TestDesk.duel()) {
            desk.ok("red", "duel", "stance", "stance", "high");
            Answer own = desk.ok("red", "match", "history", "at", "1000");
            assertThat(own.message().text()).contains("has chosen").doesNotContain("high");
            assertThat(desk.ok("blue", "match", "history", "at", "1000").message())
                    .isEqualTo(own.message());
        }
    }

    @Test
    void beforeTheStartThereIsNothingToShow() {
        try (TestDesk desk = TestDesk.open()) {
            desk.ok("red", "match", "new", "game", "duel", "scenario", "foils");
            assertThat(desk.refused("red", "match", "history", "at", "0")).contains("not");
        }
    }

    static List<Offered> all() {
        return RegisteredGames.all().toList();
    }

    /** All that was told stands in one moment each, in order, and the last position is the one that holds now. */
    @ParameterizedTest
    @MethodSource("all")
    void theMomentsAreTheStory(Offered offered) {
        try (TestHost host =
                TestHost.over(Storage.inMemory(), offered.library(), new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(11));
            String match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().least());
            players.play(match, 10);
            host.moments.at(match, 0);
            players.play(match, 10);
            LiveMatch now = host.settled().match(match);

            int last = host.moments.at(match, 0).last();
            List<String> told = IntStream.rangeClosed(1, last)
                    .mapToObj(n -> host.moments.at(match, n))
                    .flatMap(moment -> moment.told().stream())
                    .map(now.tale()::cite)
                    .toList();
            assertThat(told)
                    .containsExactlyElementsOf(host.matches.history(match, Viewer.EVERYONE, 10_000).stream()
                            .map(Matches.HistoryLine::words)
                            .toList());
            Moment end = host.moments.at(match, last);
            assertThat(end.then().view(Viewer.EVERYONE).scene())
                    .isEqualTo(now.view(Viewer.EVERYONE).scene());
        }
    }
}
