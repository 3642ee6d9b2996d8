package strategos.bot.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console;
import strategos.bot.console.PictureFiles;
import strategos.bot.host.Pictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;

/**
 * A small session, and one turn of each game, word for word, as a person at the console reads them. After a wanted change of words run it with {@code
 * -Dstrategos.golden=write} and read the difference.
 */
class GoldenSessionTest {
    private static final Pattern HYPHEN = Pattern.compile("(?<![\\p{L}\\d-])-\\d");

    private static final Pattern NUMBER = Pattern.compile("\\[\\d+( \\(was \\d+\\))?]");
    private static final String NEXT_LOOK = "> @ann /match since";
    private static final Path FOLDER = Path.of("src/test/resources/strategos/bot/script");

    @Test
    void theSessionReadsAsItDid() throws IOException {
        compare("session", DuelFactory.library(), "golden");
    }

    @Test
    void twoRatedMatchesOfASetReadAsTheyDid() throws IOException {
        compare("results", DuelFactory.library(), "golden");
    }

    @Test
    void whatIsProposedReadsAsItDid() throws IOException {
        compare("propose", DuelFactory.library(), "golden");
    }

    @ParameterizedTest
    @ValueSource(strings = {"xenophon", "sparta", "persians"})
    void aTurnOfTheGameReadsAsItDid(String game) throws IOException {
        compare(game, RegisteredGames.LIBRARY, "g");
    }

    /** What a newcomer asks of the rules of each game. */
    @Test
    void whatIsAskedOfTheRulesReadsAsItDid() throws IOException {
        compare("rules", RegisteredGames.LIBRARY, "rules");
    }

    /** Guided first matches, with mistakes, a leap ahead, and a pause; the siege is played to its end. */
    @ParameterizedTest
    @ValueSource(strings = {"lesson", "siege", "marathon"})
    void aLessonReadsAsItDid(String name) throws IOException {
        compare(name, RegisteredGames.LIBRARY, name, whole -> withoutTheEnd(afterTheStart(whole)));
    }

    /**
     * Where a computer's order ends the match it may be done before the learner's own is answered or after it: the
     * lesson's last word stands in that answer or in the next, and once more where it is asked for.
     */
    private static String withoutTheEnd(String whole) {
        int end = whole.indexOf("    Winner: ");
        int next = whole.indexOf(NEXT_LOOK, end);
        return end < 0 || next < 0 ? whole : whole.substring(0, whole.indexOf("\n[", end) + 1) + whole.substring(next);
    }

    /** Its beginning is several commits in one line: how many edits show them depends on the machine's speed. */
    private static String afterTheStart(String whole) {
        String begun = "> @ann /match orders";
        return NUMBER.matcher(whole.substring(whole.indexOf(begun))).replaceAll("[]");
    }

    /** Ninety days with two who are absent, a hand-over, a pause and a long sleep. */
    @Test
    void aCampaignOfNinetyDaysReadsAsItDid() throws IOException {
        compare("campaign", RegisteredGames.LIBRARY, "campaign");
    }

    private static void compare(String name, Library library, String seed) throws IOException {
        compare(name, library, seed, UnaryOperator.identity());
    }

    private static void compare(String name, Library library, String seed, UnaryOperator<String> kept)
            throws IOException {
        StringWriter read = new StringWriter();
        ConsolePlan plan = new ConsolePlan(
                QuickSettings.QUICK,
                library,
                DatabasePlace.memory(),
                Pictures.NONE,
                new PictureFiles(Path.of("target", "golden"), false),
                Console.Format.PLAIN,
                Optional.of(seed),
                Confirmation.NOT_ASKED);
        try (PrintWriter out = new PrintWriter(read);
                ConsoleHost host = ConsoleHost.open(plan, out)) {
            Console.Lines lines = host.console().lines(host.desk(), host.desk(), host.control());
            for (String line : Files.readAllLines(FOLDER.resolve(name + ".script"))) {
                out.println("> " + line);
                lines.take(line);
            }
        }
        assertThat(read.toString().lines().filter(line -> !line.startsWith("> ")))
                .as("lines with a hyphen for a minus")
                .noneMatch(line -> HYPHEN.matcher(line).find());
        Path transcript = FOLDER.resolve(name + ".transcript");
        if (System.getProperty("strategos.golden", "").equals("write")) {
            Files.writeString(transcript, kept.apply(read.toString()));
        }
        assertThat(kept.apply(read.toString())).isEqualTo(Files.readString(transcript));
    }
}
