package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.bot.cli.Launcher.ExitCode;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.settings.SettingsReader;

/** What a supervisor is told by the way the bot ends. */
class BotExitTest {
    private static final int REVOKED = 4004;

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
        CompletableFuture<Integer> code = CompletableFuture.supplyAsync(() -> run(discord.settings()));
        discord.awaitCommands();

        discord.endGateway(REVOKED);

        assertThat(code.get(1, TimeUnit.MINUTES)).isEqualTo(ExitCode.CONFIGURATION);
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

    private int run(DiscordSettings here) {
        Map<String, String> variables = Map.of(
                SettingsReader.TOKEN,
                here.token(),
                SettingsReader.API_URL,
                here.apiUrl().orElseThrow().toString(),
                SettingsReader.GATEWAY_URL,
                here.gatewayUrl().orElseThrow().toString());
        return launcher.run(variables, "", "bot", "--db", ":memory:");
    }
}
