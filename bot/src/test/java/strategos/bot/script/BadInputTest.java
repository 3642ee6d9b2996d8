package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.script.Wire.Reply;
import strategos.engine.duel.DuelFactory;

/** Absurd lines: each gets one sentence, and nothing is lost or changed. */
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

    private final Wire wire = Wire.open(DuelFactory.library(), "bad input");
    private String before = "";

    @BeforeEach
    void begin() {
        wire.done("@red #agora /match new game:duel scenario:foils");
        wire.done("@red /match join seat:red");
        wire.done("@blue /match join seat:blue");
        wire.done("@red /match start");
        before = state();
    }

    @AfterEach
    void close() {
        wire.close();
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
                    .doesNotContain("Exception", "went wrong", "command.", "order.", "host.");
        }
    }

    private String state() {
        return wire.done("@red #agora /match state").data("view").toString();
    }

    private static String quoted(String word) {
        return "\"" + word.replace("\"", "\\\"") + "\"";
    }
}
