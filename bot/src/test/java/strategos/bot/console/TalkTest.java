package strategos.bot.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.command.Confirmation;
import strategos.bot.console.Console.Terminals;
import strategos.bot.host.Pictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.ConsolePlan;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.duel.DuelFactory;

class TalkTest {
    private static final String DUEL = """
        @red #agora /match new game:duel scenario:foils
        /match join seat:red
        /match computer seat:blue
        /match start
        """;

    @TempDir
    Path folder;

    @Test
    void linesAreWorkedUntilTheTerminalIsLeft() throws IOException {
        assertThat(talk("/match games\n")).contains("@name speaks", "The Duel");
    }

    @Test
    void linesAreKeptInTheHistory() throws IOException {
        talk("/match games\n");
        assertThat(Files.readString(folder.resolve("home/history"))).contains("/match games");
    }

    @Test
    void theTabKeyCompletesGroupsVerbsAndValues() throws IOException {
        assertThat(talkAtAScreen("/hel\t\n")).contains("Strategos hosts wargames");
        assertThat(talkAtAScreen("/match ga\t\n")).contains("The Duel");
        assertThat(talkAtAScreen("/match new ga\td\t scen\tfo\t\n")).contains("is open");
        assertThat(talkAtAScreen("/match new du\t scen\tfo\t\n")).contains("is open");
    }

    @Test
    void anOrderWhoseChancesCanBeToldIsAskedOnceMore() throws IOException {
        // Red may be the one who answers: then there is nothing to weigh, and the lunge is refused.
        String said = talk(DUEL + "/duel stance stance:high\n/duel lunge path:2\nn\n/match status\n");
        assertThat(said).containsAnyOf("Nothing was sent.", "not awaited", "You cannot use lunge now");
    }

    /** One of the two may lunge; each breaks off what they are asked, by the key for it or as their terminal ends. */
    @Test
    void whoBreaksTheQuestionOffIsToldThatNothingWasSent() throws IOException {
        String both = """
                @red #agora /match new game:duel scenario:foils
                @red /match join seat:red
                @blue /match join seat:blue
                @red /match start
                @red /duel stance stance:high
                @blue /duel stance stance:high
                """;
        for (String lunge : List.of("@red /duel lunge path:2\n", "@blue /duel lunge path:2\n")) {
            for (String end : List.of("\u0003", "")) {
                String said = talk(both + lunge + end);
                assertThat(count("Nothing was sent.", said)).isEqualTo(count("Send this?", said));
            }
        }
    }

    private static int count(String words, String said) {
        return said.split(Pattern.quote(words), -1).length - 1;
    }

    @Test
    void noMarkupIsLeftInWords() throws IOException {
        assertThat(talk("@red #agora /rules topic:\"give orders\"\n"))
                .contains("“Send”")
                .doesNotContain("*Send*");
    }

    private String talk(String typed) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        // Not by its builder: what the terminal is asked there would swallow the first lines.
        try (Terminal terminal =
                new DumbTerminal("test", Terminal.TYPE_DUMB, keys(typed), out, StandardCharsets.UTF_8)) {
            talk(terminal);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    /** A terminal that can move its cursor, without which no line is edited and nothing completed. */
    private String talkAtAScreen(String typed) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Terminal terminal = new ExternalTerminal("test", "ansi", keys(typed), out, StandardCharsets.UTF_8)) {
            talk(terminal);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static InputStream keys(String typed) {
        return new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
    }

    private void talk(Terminal terminal) throws IOException {
        ConsolePlan plan = new ConsolePlan(
                QuickSettings.QUICK,
                DuelFactory.library(),
                DatabasePlace.memory(),
                Pictures.NONE,
                new PictureFiles(folder, false),
                Console.Format.PLAIN,
                Optional.of("talk"),
                Confirmation.ASKED);
        try (ConsoleHost host = ConsoleHost.open(plan, terminal.writer())) {
            host.console()
                    .talk(
                            new Terminals(terminal, folder.resolve("home/history"), group -> group.equals("duel")),
                            host.desk(),
                            host.desk(),
                            host.control());
        }
    }
}
