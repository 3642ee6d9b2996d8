package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.Main;
import strategos.bot.Overheard;
import strategos.bot.cli.Launcher.ExitCode;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.settings.SettingsReader;
import strategos.bot.wiring.BotProcess;
import strategos.bot.wiring.DiscordHost;
import strategos.storage.Storage;
import strategos.storage.TestJvm;

/** What a supervisor is told by the way the bot ends. */
class BotExitTest {
    private static final int REVOKED = 4004;
    private static final Path HOME = Path.of("").toAbsolutePath().getParent();

    @TempDir
    private Path folder;

    private final LauncherRun launcher = new LauncherRun();
    private FakeDiscord discord;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        discord = FakeDiscord.open();
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @Test
    void aTokenThatIsRevokedWhileTheBotRunsIsAFaultOfConfiguration() throws Exception {
        try (Overheard log = Overheard.of(DiscordHost.class)) {
            CompletableFuture<Integer> code = CompletableFuture.supplyAsync(() -> run(discord.settings()));
            discord.awaitCommands();

            discord.endGateway(REVOKED);

            assertThat(code.get(1, TimeUnit.MINUTES)).isEqualTo(ExitCode.CONFIGURATION);
            assertThat(log.messages()).contains("the bot has ended, its database is closed");
        }
    }

    @Test
    void soIsATokenThatDiscordRefusesAtTheStart() {
        assertThat(run(discord.settings("a-wrong-token"))).isEqualTo(ExitCode.CONFIGURATION);
        assertThat(launcher.err()).contains("refuses the bot's token");
    }

    @Test
    void whereDiscordIsNotReachedItIsWorthwhileToComeAgain() {
        DiscordSettings settings = discord.settings();
        discord.close();

        assertThat(run(settings)).isEqualTo(ExitCode.RESTART);
        assertThat(launcher.err()).contains("Discord cannot be reached");
    }

    /** Else a supervisor that starts it again and again would cost the bot its token. */
    @Test
    void whereItHasConnectedTooOftenItComesAgainLater() {
        discord.startsLeft(0);
        assertThat(run(discord.settings())).isEqualTo(ExitCode.RESTART);
        assertThat(launcher.err()).contains("it lets this bot connect 0 times more in the next 60 minutes");
    }

    /** Two bots would answer for each other's matches, and neither could edit the other's messages. */
    @Test
    void theMatchesOfAnotherApplicationAreItsOwnUntilTheyAreReleased() throws Exception {
        Path file = folder.resolve("matches.db");
        try (Storage storage = Storage.open(file)) {
            storage.application().keep("123456789012345678");
        }
        discord.token("MjIzNDU2Nzg5MDEyMzQ1Njc4.Gabcde.a-signature-that-is-long-enough");
        Map<String, String> variables = variables(discord.settings());
        String own =
                "are those of Discord's application 123456789012345678, and the token is that of 223456789012345678";

        assertThat(launcher.run(variables, "", "bot", "--db", file.toString())).isEqualTo(ExitCode.CONFIGURATION);
        assertThat(launcher.err()).contains(own).hasLineCount(1);
        assertThat(launcher.run(variables, "", "doctor", "--offline", "--db", file.toString()))
                .isEqualTo(1);
        assertThat(launcher.out()).contains("WRONG: the matches of " + file + " " + own);

        assertThat(launcher.run(variables, "", "database", "released", "--db", file.toString()))
                .isZero();
        assertThat(launcher.out()).contains(file + " is no more that of Discord's application 123456789012345678;");
        CompletableFuture<Integer> code =
                CompletableFuture.supplyAsync(() -> launcher.run(variables, "", "bot", "--db", file.toString()));
        discord.awaitCommands();
        discord.endGateway(REVOKED);
        assertThat(code.get(1, TimeUnit.MINUTES)).isEqualTo(ExitCode.CONFIGURATION);
        try (Storage storage = Storage.open(file)) {
            assertThat(storage.application().known()).contains("223456789012345678");
        }
    }

    /** What the README says of it, and what it has a supervisor do, as the packed unit does. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void theCodeAfterAStopIsInTheReadme() throws Exception {
        Path readme = HOME.resolve("README.md");
        BotProcess bot = BotProcess.start(
                TestJvm.brief(List.of(), Main.class, "bot", "--db", ":memory:"),
                variables(discord.settings()),
                folder.resolve("bot.log"));
        discord.awaitCommands();

        int code = bot.terminate();

        assertThat(Files.readAllLines(readme))
                .as("exit code %d", code)
                .anySatisfy(line -> assertThat(line)
                        .contains("it was stopped as asked")
                        .containsPattern("^\\| (\\d+, or )?" + code + " "));
        String unit = Files.readString(HOME.resolve("bot/src/release/strategos.service"));
        Matcher line = Pattern.compile("`([A-Z]\\w+=[^`]+)`").matcher(systemd(readme));
        List<String> told = line.results().map(found -> found.group(1)).toList();
        assertThat(told).hasSizeGreaterThan(3).contains("SuccessExitStatus=" + code);
        assertThat(unit.lines()).containsAll(told);
    }

    private static String systemd(Path readme) throws IOException {
        return Files.readAllLines(readme).stream()
                .filter(line -> line.startsWith("With systemd: "))
                .findFirst()
                .orElseThrow();
    }

    private int run(DiscordSettings here) {
        return launcher.run(variables(here), "", "bot", "--db", ":memory:");
    }

    private static Map<String, String> variables(DiscordSettings here) {
        return Map.of(
                SettingsReader.TOKEN,
                here.token(),
                SettingsReader.API_URL,
                here.apiUrl().orElseThrow().toString(),
                SettingsReader.GATEWAY_URL,
                here.gatewayUrl().orElseThrow().toString());
    }
}
