package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.TestHost;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.engine.seat.Seat;

/** {@code /matches}: the matches of a server in pages, and those of one person by how urgent they are. */
class MatchesPageTest {
    private final TestDesk desk = TestDesk.open();
    private int deliveries;

    @AfterEach
    void close() {
        desk.close();
    }

    private Answer in(String channel, String by, String group, String verb, String... options) {
        return desk.desk.handle(new Request(
                "e" + ++deliveries,
                TestDesk.person(by),
                new ChannelRef("server", channel),
                false,
                new Input.Command(group, verb, TestDesk.map(options))));
    }

    private String begun(String channel, String clock) {
        Answer made =
                in(channel, "red", "match", "new", "game", "duel", "scenario", "foils", "options", "clock=" + clock);
        in(channel, "red", "match", "join", "seat", "red", "omen", "an owl");
        in(channel, "blue", "match", "join", "seat", "blue", "omen", "an eagle");
        assertThat(in(channel, "red", "match", "start").ok()).isTrue();
        desk.host.settled();
        return made.match().orElseThrow().id();
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> listed(Answer answer) {
        return (List<Map<String, Object>>) answer.data().get("matches");
    }

    private static List<Object> ids(Answer answer) {
        return listed(answer).stream().map(match -> match.get("match")).toList();
    }

    @Test
    void firstComesWhatIsMostUrgentWithItsDeadlineAndALinkToWhatIsAsked() {
        String slow = begun("stoa", "72h");
        String free = begun("lyceum", "none");
        String quick = begun("agora", "6h");
        desk.host.clock.move(Duration.ofMinutes(1));
        String made = begun("elsewhere", "1h");
        in("elsewhere", "red", "match", "leave");

        Answer mine = in("agora", "red", "matches", "mine");

        assertThat(ids(mine)).containsExactly(quick, slow, free, made);
        assertThat(mine.message().text())
                .startsWith("3 matches wait for you:")
                .contains("Red: ", "(<t:", "[go there](");
        assertThat(listed(mine).subList(0, 3))
                .allMatch(match -> match.get("owed").equals(List.of("red")));
        assertThat(listed(mine).getLast()).as("left, and still theirs").containsEntry("owed", List.of());
    }

    @Test
    void nothingOfAnotherServerIsListed() {
        begun("agora", "none");

        Answer elsewhere = desk.desk.handle(new Request(
                "x1",
                TestDesk.person("red"),
                new ChannelRef("another", "agora"),
                false,
                new Input.Command("matches", "mine", TestDesk.map())));

        assertThat(elsewhere.message().text())
                .isEqualTo("You play in no match of this server; `/matches open` shows those that wait for players.");
    }

    @Test
    void aLongListHasPagesThatLeadOnAndBack() {
        for (int i = 0; i < 23; i++) {
            in("c" + i, "ann" + i, "match", "new", "game", "duel", "scenario", "foils");
            desk.host.clock.move(Duration.ofSeconds(1));
        }
        Answer first = in("agora", "ann", "matches", "open");
        Answer second = desk.press("ann", TestDesk.control(first, "Older"));
        Answer third = desk.press("ann", TestDesk.control(second, "Older"));

        assertThat(ids(first)).hasSize(10);
        assertThat(ids(third)).hasSize(3);
        assertThat(third.message().controls()).hasSize(1);
        assertThat(ids(desk.press("ann", TestDesk.control(third, "Newer")))).isEqualTo(ids(second));
        assertThat(ids(first)).doesNotContainAnyElementsOf(ids(second));
    }

    @Test
    void whatIsOverStandsAmongThoseThatAreOver() {
        String match = begun("agora", "none");
        assertThat(ids(in("agora", "ann", "matches", "over"))).isEmpty();

        assertThat(TestHost.done(desk.host.matches.resign(TestHost.by("red"), match, new Seat("red")))
                        .stage())
                .isEqualTo(LiveMatch.Stage.OVER);

        assertThat(ids(in("agora", "ann", "matches", "over"))).containsExactly(match);
        assertThat(ids(in("agora", "ann", "matches", "open"))).isEmpty();
        assertThat(ids(in("agora", "ann", "matches", "all"))).containsExactly(match);
    }
}
