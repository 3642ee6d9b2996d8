package strategos.bot.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.console.LineParser.BadLine;
import strategos.bot.console.LineParser.ConsoleLine;
import strategos.bot.console.LineParser.ConsoleLine.Wish;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Catalogue.Kind;
import strategos.bot.port.Request.Input;

class LineParserTest {
    private static final Catalogue CATALOGUE = new Catalogue(List.of(
            group(
                    "match",
                    verb("new", option("game", Kind.TEXT), option("scenario", Kind.TEXT)),
                    verb("status"),
                    verb("log", option("last", Kind.NUMBER))),
            group("rules", verb("", option("topic", Kind.TEXT), option("game", Kind.TEXT))),
            group("map", verb("", option("focus", Kind.TEXT), option("zoom", Kind.NUMBER))),
            group(
                    "xenophon",
                    verb("pass", option(Catalogue.AS, Kind.TEXT)),
                    verb("forage", option("choice", Kind.FLAG), option(Catalogue.AS, Kind.TEXT))),
            group("help", verb(""))));

    private final LineParser parser = new LineParser(CATALOGUE);

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "#", "# a comment", "#\ttabbed", "  # indented"})
    void commentsAndEmptyLinesAreIgnored(String line) throws BadLine {
        assertThat(parser.parse(line)).isEmpty();
    }

    @Test
    void aNameSaysWhoSpeaks() throws BadLine {
        assertThat(line("@alice")).isEqualTo(new ConsoleLine(Optional.of("alice"), Optional.empty(), Optional.empty()));
    }

    @Test
    void aChannelSaysWhere() throws BadLine {
        assertThat(line("#agora")).isEqualTo(new ConsoleLine(Optional.empty(), Optional.of("agora"), Optional.empty()));
    }

    @Test
    void bothMayStandBeforeACommand() throws BadLine {
        assertThat(line("@alice #agora /match status"))
                .isEqualTo(new ConsoleLine(
                        Optional.of("alice"),
                        Optional.of("agora"),
                        Optional.of(new Wish.Slash(new Input.Command("match", "status", map())))));
    }

    @Test
    void aCommandHasAGroupAVerbAndOptions() throws BadLine {
        assertThat(wish("/match new game:x options:\"a=b,c=d\" scenario:y"))
                .isEqualTo(new Wish.Slash(
                        new Input.Command("match", "new", map("game", "x", "options", "a=b,c=d", "scenario", "y"))));
    }

    @Test
    void capitalsInACommandDoNotMatter() throws BadLine {
        assertThat(wish("/Match NEW Game:X"))
                .isEqualTo(new Wish.Slash(new Input.Command("match", "new", map("game", "X"))));
        assertThat(wish("?Slots March Units=A")).isEqualTo(new Wish.Slots("march", map("units", "A")));
    }

    @Test
    void aGroupMayBeTypedAlone() throws BadLine {
        assertThat(wish("/map zoom:2")).isEqualTo(new Wish.Slash(new Input.Command("map", "", map("zoom", "2"))));
        assertThat(wish("/map")).isEqualTo(new Wish.Slash(new Input.Command("map", "", map())));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/rules siege | topic | siege",
                "/rules how do I win | topic | how do I win",
                "/Rules \"how do I\" win | topic | how do I win",
                "/map Corinth | focus | Corinth",
                "/xenophon forage yes | choice | yes",
                "/match new sparta | game | sparta"
            })
    void wordsWithoutANameAreTheFirstOption(String line, String option, String value) throws BadLine {
        Input.Command command = ((Wish.Slash) wish(line)).command();
        assertThat(command.options()).isEqualTo(map(option, value));
    }

    @Test
    void othersMayFollowByTheirNames() throws BadLine {
        assertThat(wish("/rules land battle game:sparta"))
                .isEqualTo(
                        new Wish.Slash(new Input.Command("rules", "", map("topic", "land battle", "game", "sparta"))));
        assertThat(wish("?complete /rules sie")).isEqualTo(new Wish.Complete("rules", "", map(), "topic", "sie"));
    }

    @Test
    void whereThereIsNothingToFillThatIsSaid() {
        assertBad("/help me", "command.no-options");
        assertBad("/match status now", "command.no-options");
    }

    @Test
    void wordsWithoutANameNeverSayForWhichSeat() throws BadLine {
        assertBad("/xenophon pass now", "console.no-words");
        assertThat(wish("/xenophon pass as:beta"))
                .isEqualTo(new Wish.Slash(new Input.Command("xenophon", "pass", map(Catalogue.AS, "beta"))));
    }

    @Test
    void slotsAndPreviewTakeAVerbAndValues() throws BadLine {
        assertThat(wish("?slots march units=a,b path=\"c d\""))
                .isEqualTo(new Wish.Slots("march", map("units", "a,b", "path", "c d")));
        assertThat(wish("?preview march units=a")).isEqualTo(new Wish.Preview("march", map("units", "a")));
    }

    @Test
    void completeTakesACommandWhoseLastOptionIsBeingTyped() throws BadLine {
        assertThat(wish("?complete /match new game:x scenario:ra"))
                .isEqualTo(new Wish.Complete("match", "new", map("game", "x"), "scenario", "ra"));
        assertThat(wish("?complete /match new game:")).isEqualTo(new Wish.Complete("match", "new", map(), "game", ""));
    }

    @Test
    void pressTakesAnIdAndTheRest() throws BadLine {
        assertThat(wish("!press draft|d|fill|units|0 a, b")).isEqualTo(new Wish.Press("draft|d|fill|units|0", "a, b"));
        assertThat(wish("!press mine|m7k2")).isEqualTo(new Wish.Press("mine|m7k2", ""));
    }

    @ParameterizedTest
    @CsvSource({"+3d, P3D", "+90m, PT90M", "+12h, PT12H", "+45s, PT45S"})
    void clockTakesATime(String typed, Duration by) throws BadLine {
        assertThat(wish("!clock " + typed)).isEqualTo(new Wish.Clock(by));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "hello | console.no-line",
                "@a!b | console.speaker",
                "@@ | console.speaker",
                "#a/b | console.channel",
                "/ | console.no-group",
                "/a:b | console.no-group",
                "/match log 3 | console.no-name",
                "/match new game:x sparta | console.no-name",
                "/match new x game:y | console.name-twice",
                "/match new game:x game:y | console.name-twice",
                "/match join omen:\"a | command.quote-open",
                "/match join omen:\"a\"b | command.quote-after",
                "? | console.no-question",
                "?odds | console.no-question",
                "?slots | console.no-verb",
                "?slots a=b | console.no-verb",
                "?slots march units | console.no-name",
                "?complete | console.complete-form",
                "?complete /match | console.complete-form",
                "?complete match | console.complete-form",
                "! | console.no-control",
                "!quit | console.no-control",
                "!press | console.press-form",
                "!clock | console.clock-form",
                "!clock 3d | console.clock-form",
                "!clock -3d | console.clock-form",
                "!clock +3y | console.clock-form",
                "!clock +99999999999d | console.clock-form"
            })
    void aLineThatMeansNothingSaysWhy(String line, String key) {
        assertThatExceptionOfType(BadLine.class)
                .isThrownBy(() -> parser.parse(line))
                .satisfies(bad -> assertThat(bad.why().key()).isEqualTo(key));
    }

    @Test
    void aNameThatIsMissingIsAskedFor() {
        assertBad("@", "console.nameless");
        assertBad("@ ann", "console.nameless");
        assertBad("@ann @", "console.nameless");
    }

    @Test
    void aFileFromWindowsMayBeginWithItsMark() throws BadLine {
        assertThat(parser.parse("\uFEFF/match games")).isEqualTo(parser.parse("/match games"));
    }

    @Test
    void absurdLinesAreRefused() {
        assertBad("/match " + "x".repeat(1_000_000), "console.long-line");
        // What is read of a longer line is not taken for the whole, even if it ends in spaces.
        assertBad("/match games" + " ".repeat(LineParser.LONGEST), "console.long-line");
        assertBad("/match new\u0000 game:x", "console.control-characters");
        assertBad("/match new\u001b[2J", "console.control-characters");
    }

    private static Catalogue.Group group(String name, Catalogue.Verb... verbs) {
        return new Catalogue.Group(name, "", List.of(verbs));
    }

    private static Catalogue.Verb verb(String name, Catalogue.Option... options) {
        return new Catalogue.Verb(name, "", List.of(options));
    }

    private static Catalogue.Option option(String name, Kind kind) {
        return new Catalogue.Option(name, "", kind, false, false, 1, 100);
    }

    private void assertBad(String line, String key) {
        assertThatExceptionOfType(BadLine.class)
                .isThrownBy(() -> parser.parse(line))
                .satisfies(bad -> assertThat(bad.why().key()).isEqualTo(key));
    }

    private ConsoleLine line(String line) throws BadLine {
        return parser.parse(line).orElseThrow();
    }

    private Wish wish(String line) throws BadLine {
        return line(line).wish().orElseThrow();
    }

    private static SequencedMap<String, String> map(String... pairs) {
        SequencedMap<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return map;
    }
}
