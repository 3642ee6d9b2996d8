package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.RandomPlayers;
import strategos.bot.port.Answer;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.engine.RandomComputer;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/** What is answered privately never names its reader to himself: neither his deed nor his seat in a table. */
class OwnNameTest {
    private static final String READER = "zenobia";

    /** Positions at which everything is looked at, and orders of random play between two of them. */
    private static final int POSITIONS = 2;

    private static final int BETWEEN = 9;

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

    /** Looked up, asked, or begun: in sentences, on buttons, and for programs. */
    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void whateverIsAnsweredInAMatchNamesItsReaderNowhere(Offered offered) {
        SplittableRandom luck = new SplittableRandom(11);
        try (TestDesk chat = TestDesk.asking(offered.library())) {
            RandomPlayers players = new RandomPlayers(chat.host, luck);
            String match = players.begin(
                    TestDesk.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().most());
            for (int at = 0; at < POSITIONS; at++) {
                LiveMatch now = chat.host.match(match);
                for (Seat seat : now.awaited().sequencedKeySet()) {
                    looks(chat, now, seat, luck);
                }
                players.play(match, BETWEEN);
            }
        }
    }

    private static void looks(TestDesk chat, LiveMatch match, Seat seat, RandomGenerator luck) {
        RandomComputer<Object> any = new RandomComputer<>();
        String by = seat.id();
        List<Answer> answers = new ArrayList<>();
        for (String verb : List.of("orders", "state", "status", "since", "history", "standing")) {
            answers.add(chat.command(by, "match", verb));
        }
        for (String verb : List.of("log", "stats", "verify")) {
            answers.add(chat.command(by, "dice", verb));
        }
        answers.add(chat.command(by, "propose", "rewind"));
        for (Offer question : match.queries(seat)) {
            answers.add(typed(chat, match, by, any.fill(question, luck)));
        }
        for (Offer offer : match.decision(seat).orElseThrow().offers()) {
            answers.add(chat.command(by, match.box().id(), offer.verb().name()));
            Call call = any.fill(offer, luck);
            answers.add(chat.preview(by, call.verb(), pairs(Fingers.typed(call))));
            answers.add(chat.slots(by, call.verb()));
        }
        assertThat(answers)
                .allSatisfy(answer -> assertThat(answer.message() + " " + answer.data())
                        .as("for %s", by)
                        .doesNotContain("(" + by + ")"));
    }

    private static Answer typed(TestDesk chat, LiveMatch match, String by, Call call) {
        return chat.command(by, match.box().id(), call.verb(), pairs(Fingers.typed(call)));
    }

    private static String[] pairs(Map<String, String> options) {
        return options.entrySet().stream()
                .flatMap(option -> Stream.of(option.getKey(), option.getValue()))
                .toArray(String[]::new);
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
