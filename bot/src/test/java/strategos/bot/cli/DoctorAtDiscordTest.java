package strategos.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.discord.DiscordSettings;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeDiscord.Denied;
import strategos.bot.settings.SettingsReader;

/** The doctor asks Discord what the bot may do in a channel. */
class DoctorAtDiscordTest {
    private final LauncherRun launcher = new LauncherRun();
    private FakeDiscord discord;

    @TempDir
    Path folder;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        discord = FakeDiscord.open();
        discord.channel("mute");
        discord.deny("mute", Denied.SEND);
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @Test
    void aChannelWhereAllIsAllowedIsWell() throws IOException {
        assertThat(channel(discord.ref("agora").channel())).contains("well: the bot may do in channel");
    }

    @Test
    void whatIsMissingIsNamed() throws IOException {
        assertThat(channel(discord.ref("mute").channel())).contains("WRONG: in channel", "Send Messages");
    }

    @Test
    void aChannelThatIsNotThereAndOneThatIsNoNumberAreWrong() throws IOException {
        assertThat(channel("999")).contains("WRONG: in channel 999");
        assertThat(channel("agora")).contains("WRONG: --channel takes the number");
    }

    private String channel(String id) throws IOException {
        Path alone = Files.writeString(folder.resolve("alone.yaml"), "dice: {relays: []}");
        DiscordSettings here = discord.settings();
        Map<String, String> variables = Map.of(
                SettingsReader.TOKEN,
                here.token(),
                SettingsReader.API_URL,
                here.apiUrl().orElseThrow().toString(),
                SettingsReader.GATEWAY_URL,
                here.gatewayUrl().orElseThrow().toString());
        launcher.run(variables, "", "doctor", "--settings", alone.toString(), "--db", ":memory:", "--channel", id);
        return launcher.out();
    }
}
