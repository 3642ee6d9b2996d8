package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.script.Wire.Reply;
import strategos.bot.settings.Settings;
import strategos.engine.duel.DuelFactory;

/**
 * Absurd lines: each gets one sentence, and nothing is lost or changed. What does not come by a line is tested elsewhere:
 * broken settings, broken game data and a database from a newer version in {@code LauncherTest} and {@code DatabaseTest},
 * floods in {@code FloodGateTest}, {@code KeystrokesTest} and {@code DiscordFaultsTest}, mentions that would ping in {@code
 * DiscordOutletTest} and {@code HostedMatchTest}, pictures out of bounds in {@code PainterTest}, and what must reach no
 * log, error or export in {@code DiscordSettingsTest}, {@code QuietLogTest}, {@code LeakTest} and {@code CardLeakTest}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BadInputTest {
    private static final long SEED = 7;

    private static final List<String> WORDS = List.of(
            "",
            " ",
            "0",
            "-1",
            "99999999999999999999",
            "null",
            "true",
            "@everyone",
            "<@1>",
            "**bold** `code` [x](http://x)",
            "../../etc/passwd",
            "'; drop table match; --",
            "{0}{x}",
            "{n, plural, other {#}}",
            "日本語",
            "مرحبا",
            "\u202Eright to left",
            "😀😀😀",
            "\ud83d",
            "a,b,,c",
            "=",
            ":",
            "|",
            "high,high",
            "all",
            "3 high",
            "x".repeat(9_000));

    /** As long as nothing has changed it is the next test's, too. */
    private Optional<Wire> kept = Optional.empty();

    private Wire wire;
    private String before = "";

    @BeforeEach
    void begin() {
        wire = kept.orElseGet(BadInputTest::begun);
        kept = Optional.empty();
        before = state();
    }

    private static Wire begun() {
        Wire wire = Wire.open(DuelFactory.library(), "bad input");
        wire.done("@red #agora /match new game:duel scenario:foils");
        wire.done("@red /match join seat:red");
        wire.done("@blue /match join seat:blue");
        wire.done("@red /match start");
        return wire;
    }

    @AfterEach
    void close() {
        if (kept.isEmpty()) {
            wire.close();
        }
    }

    @AfterAll
    void end() {
        kept.ifPresent(Wire::close);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        @red /mtach status                          | There is no command /mtach; spelt like it: /match.
        @red /chess status                          | There is no command /chess; there are /match
        @red /match satrt                           | There is no command /match satrt; spelt like it: /match start
        @red /duel stanec stance:high               | There is no command /duel stanec; spelt like it: /duel stance.
        @red /stance stance:high                    | There is no command /stance; in this match it is /duel stance.
        @red #desert /stance stance:high            | There is no command /stance; there are /match
        @red /duel pasa                              | There is no command /duel pasa; spelt like it: /duel pass.
        @red /match begin                           | There is no command /match begin; there are /match games
        @red /duel stance colour:red                | /duel stance has no option colour; it has stance
        @red #desert /match new game:chess          | There is no game chess; there are
        @red #desert /match new game:duel scenario:foils options:"advice= " | advice= is no option; write name=value
        @red #desert /match new game:duel scenario:foils options:"advice=no," | An option is missing beside a comma
        @red #desert /match new game:duel scenario:foils options:"advice"   | advice is no option; write name=value
        @red /match status match:zz99               | There is no match “zz99” in this server
        @red #desert /match status                  | There is no match in this channel
        @eve /match join seat:green                 | There is no seat green in this match; the seats are Red
        @eve /match join seat:red                   | The seat Red (red) is taken
        @red /match join seat:blue                  | The seat Blue (blue) is taken
        @eve /duel stance stance:high               | , and none is free
        @red /away remind every:0h                  | 0h is no time between reminders; write 24h, 3d 12h, usual or never
        @red /duel stance stance:high as:blue       | You do not hold Blue (blue)
        @red /duel lunge path:3                     | You cannot use lunge now; you can use stance, shift and taunt
        @red /match start                           | The match has begun already
        @red /match                                 | /match alone does nothing; there are /match games
        @red hello                                  | A command begins with a slash, and this with none of /, ?, !, @ and #: hello. /help
        @red /duel odds strength:2 as:green         | There is no seat green
        @red /match new game:duel scenario:foils    | lives here; one match at a time in a channel or thread
        @red /duel shift to:99                      | For “to”, give a whole number from 1 to 2
        @red /match history last:-4                 | last takes a whole number from 1 to 200, not -4
        @red /map zoom:99                           | zoom takes a whole number from 0 to 2, not 99
        @red !press nonsense                        | This button is of an older version
        """)
    void whatCannotBeGetsOneSentenceThatSaysWhatCan(String line, String sentence) {
        assertRefused(line, sentence);
        kept = Optional.of(wire);
    }

    @Test
    void someoneElsesTurnIsNot() {
        wire.done("@red /duel stance stance:high");
        before = state();

        assertRefused("@red /duel stance stance:low", "You cannot use stance now; you can use taunt");
    }

    @Test
    void aFinishedMatchTakesNothingMore() {
        wire.done("@red /match resign");
        before = state();

        for (String line : List.of(
                "@blue /duel stance stance:high",
                "@blue /match undo",
                "@blue /match resign",
                "@eve /match join seat:red",
                "@blue /match start")) {
            assertRefused(line, "over");
        }
    }

    @Test
    void moreMatchesThanOneMayHaveAreRefused() {
        for (int i = 0; i < Settings.USUAL.limits().matchesPerUser(); i++) {
            wire.done("@eve #channel" + i + " /match new game:duel scenario:foils");
        }

        assertRefused("@eve #one-more /match new game:duel scenario:foils", "10");
    }

    private void assertRefused(String line, String sentence) {
        Reply reply = wire.send(line);
        assertThat(reply.ok()).as(line).isFalse();
        assertThat(reply.posts())
                .as("what %s got: at most its sentence with the button to the rule, which only its giver sees", line)
                .allMatch(post -> line.startsWith("@" + post.path("to").asText() + " "))
                .allMatch(post -> post.path("text").asText().contains(sentence))
                .hasSizeLessThanOrEqualTo(1);
        assertThat(reply.end().get("error").asText()).contains(sentence);
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void everyOptionOfEveryCommandTakesAnythingAndChangesNothing() {
        for (String command : List.of(
                "/match new game:%s scenario:%s",
                "/match new game:duel scenario:foils options:%s",
                "/match join seat:%s",
                "/match join seat:red omen:%s",
                "/match computer seat:%s",
                "/match standing topic:%s answer:%s",
                "/match standing topic:parry when:%s answer:pass seat:blue",
                "/match standing topic:parry answer:%s",
                "/match standing drop:%s",
                "/match history last:%s match:%s",
                "/match undo seat:%s",
                "/match resign seat:%s",
                "/match status match:%s",
                "/match settings matches:%s",
                "/map zoom:%s",
                "/dice log last:%s",
                "/dice verify match:%s",
                "/rules game:%s topic:%s",
                "/rules game:duel topic:%s",
                "/duel stance stance:%s",
                "/duel stance stance:%s as:%s",
                "/duel shift to:%s",
                "/duel odds strength:%s",
                "/duel lunge path:%s cards:%s loud:%s",
                "?slots stance stance=%s",
                "?slots %s x=%s",
                "?preview stance stance=%s as=%s",
                "?complete /duel stance stance:%s",
                "?complete /match new game:%s",
                "!press %s",
                "!clock %s")) {
            for (String word : WORDS) {
                one(command.replace("%s", quoted(word)));
                one(command.replace("%s", word));
            }
        }
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void linesOfNoiseAreAnsweredOneByOne() {
        Random random = new Random(SEED);
        String signs = "/?!@#:=\"\\|, ababduelmatchstancepress0123\t\u0000\u001b\u200Bé";
        for (int i = 0; i < 2_000; i++) {
            StringBuilder line = new StringBuilder();
            int length = random.nextInt(40);
            for (int k = 0; k < length; k++) {
                line.append(signs.charAt(random.nextInt(signs.length())));
            }
            List<JsonNode> answer = wire.taken(line.toString().replace('\n', ' '));
            assertThat(answer.stream().filter(l -> l.has("done")).count())
                    .as("line %s, seed %d", line, SEED)
                    .isLessThanOrEqualTo(1);
        }
        wire.done("@red #agora");
        assertThat(state()).isEqualTo(before);
    }

    @Test
    void aLineOfAMegabyteGetsOneSentence() {
        Reply reply = wire.send("/match join seat:red omen:\"" + "x".repeat(1_000_000) + "\"");
        assertThat(reply.ok()).isFalse();
        assertThat(reply.end().get("error").asText())
                .contains("at most 10,000 characters")
                .hasSizeLessThan(100);
    }

    @Test
    void aMentionInAnOmenIsNoneAndPingsNobody() {
        wire.done("@eve #forum /match new game:duel scenario:foils");
        Reply joined = wire.done("/match join seat:red omen:\"@everyone <@1> **x**\"");
        assertThat(joined.posts().toString()).contains("@everyone <@1> **x**");
    }

    /** One sentence of bearable length, or an answer; never more than one end. */
    private void one(String line) {
        List<JsonNode> answer = new ArrayList<>(wire.taken(line));
        List<JsonNode> ends = answer.stream().filter(l -> l.has("done")).toList();
        assertThat(ends).as(line).hasSize(1);
        JsonNode end = ends.getFirst();
        if (!end.get("ok").asBoolean()) {
            assertThat(end.get("error").asText())
                    .as(line)
                    .isNotBlank()
                    .hasSizeLessThan(1_500)
                    .doesNotContain("Exception", "went wrong", "command.", "order.", "host.")
                    .as("a word is missing after %s", line)
                    .doesNotContainPattern(" [.,;](?: |$)");
        }
    }

    private String state() {
        return wire.done("@red #agora /match state").data("view").toString();
    }

    private static String quoted(String word) {
        return "\"" + word.replace("\"", "\\\"") + "\"";
    }
}
