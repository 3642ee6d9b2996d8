package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Answer;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.engine.library.RegisteredGames;

/** What is answered privately never names its reader to himself: neither his deed nor his seat in a table. */
class OwnNameTest {
    private static final String READER = "zenobia";

    private final TestDesk desk = TestDesk.open().begun(READER, "blue");
    private final List<String> said = new ArrayList<>();
    private int deliveries;

    @AfterEach
    void close() {
        desk.close();
    }

    private void told(String group, String verb, String... options) {
        Answer answer = desk.desk.handle(new Request(
                "o" + ++deliveries,
                TestDesk.person(READER),
                TestDesk.AGORA,
                true,
                Set.of(),
                new Input.Command(group, verb, TestDesk.map(options))));
        desk.host.settled();
        assertThat(answer.ok()).as(group + " " + verb).isTrue();
        said.add(answer.message().text());
    }

    @Test
    void aDeedThatAllAreToldIsAnsweredByWhatYouDid() {
        told("clock", "pause");
        told("clock", "resume");
        told("clock", "set", "time", "24h");
        told("matches", "sleep");
        told("matches", "wake");
        told("propose", "draw");
        told("propose", "withdraw");
        desk.ok("blue", "propose", "draw");
        told("propose", "decline");
        told("propose", "end");
        told("seat", "hand-over", "who", "dora");
        told("seat", "decline", "seat", "red");
        told("match", "leave");

        assertThat(said)
                .allSatisfy(text -> assertThat(text).doesNotContainIgnoringCase(READER))
                .contains("You stop the clocks; everybody keeps what is left. `/clock resume` lets them go on.")
                .contains("You decline: there is no draw.");
    }

    /** Be it in the words of a game, such as the purpose of a roll or what was told. */
    @Test
    void aSentenceOfTheGameSaysYouToo() {
        try (TestDesk war = TestDesk.of(RegisteredGames.LIBRARY)) {
            war.ok(READER, "match", "new", "game", "persians", "scenario", "second-war");
            war.ok(READER, "match", "join", "seat", "greeks");
            war.ok("bob", "match", "join", "seat", "persians");
            war.ok(READER, "match", "start");
            war.host.settled();
            said.add(war.ok(READER, "match", "orders").message().text());
            war.ok("bob", "persians", "pass");
            war.ok(READER, "persians", "pass");
            assertThat(war.refused(READER, "match", "undo")).doesNotContain(READER);
            said.add(war.ok(READER, "match", "status").message().text());
            said.add(war.ok(READER, "propose", "rewind").message().text());
        }
        assertThat(said)
                .allSatisfy(text -> assertThat(text).doesNotContain(READER).contains("Greeks (you)"));
    }

    @Test
    void aTableSaysWhichSeatIsYours() {
        told("clock", "set", "time", "24h");
        told("match", "status");
        told("clock", "show");

        assertThat(said)
                .allSatisfy(text -> assertThat(text).doesNotContainIgnoringCase(READER))
                .anySatisfy(text -> assertThat(text).contains("Red (you)").contains("Blue (blue)"));
    }
}
