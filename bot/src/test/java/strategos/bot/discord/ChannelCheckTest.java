package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.Fault;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;

/** What is wrong in a channel, and what elsewhere. */
class ChannelCheckTest {
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private final DiscordWords words = new DiscordWords(Library.packed().words(Escape.plain())::say);
    private FakeDiscord discord;
    private String channel;

    @BeforeEach
    void open() throws IOException, InterruptedException {
        discord = FakeDiscord.open();
        channel = discord.channel("agora").channel();
    }

    @AfterEach
    void close() {
        discord.close();
    }

    @Test
    void whereAllIsAllowedNothingIsWrong() throws InterruptedException {
        assertThat(wrong(discord.settings(), channel)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a-wrong-token", "a token\nof two lines"})
    void aTokenThatIsRefusedIsNoFaultOfTheChannel(String token) throws InterruptedException {
        assertThat(wrong(discord.settings(token), channel)).contains(words.badToken());
    }

    @ParameterizedTest
    @CsvSource({"429", "500", "503"})
    void nothingIsSaidOfAChannelWhileDiscordCannotBeAsked(int status) throws InterruptedException {
        for (String request : List.of("GET /channels/\\d+", "GET /gateway/bot")) {
            discord.fault(status == 429 ? Fault.limited(request, 5) : Fault.of(request, status, 0));
            assertThat(wrong(discord.settings(), channel)).as(request).contains(words.unasked(status));
        }
    }

    @Test
    void aChannelThatIsClosedIsToldSo() throws InterruptedException {
        discord.fault(Fault.of("GET /channels/\\d+", 403, 50001));
        assertThat(wrong(discord.settings(), channel)).contains(words.closed());
        assertThat(wrong(discord.settings(), "999")).contains(words.closed());
    }

    @Test
    void aChannelWithoutAServerIsNoneForAMatch() throws InterruptedException {
        assertThat(wrong(
                        discord.settings(),
                        discord.direct(discord.person("ann")).channel()))
                .contains(words.noServer());
    }

    @Test
    void aGatewayThatSaysNothingIsNotWaitedForWithoutEnd() throws IOException, InterruptedException {
        try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            DiscordSettings usual = discord.settings();
            DiscordSettings there = new DiscordSettings(
                    usual.token(),
                    usual.apiUrl(),
                    Optional.of(URI.create("ws://127.0.0.1:" + silent.getLocalPort())),
                    usual.shards(),
                    usual.mine());
            assertThat(new ChannelCheck(there, words, Duration.ofSeconds(1)).wrong(channel))
                    .hasValueSatisfying(why -> assertThat(why).contains("it has not answered in time"));
        }
    }

    private Optional<String> wrong(DiscordSettings settings, String id) throws InterruptedException {
        return new ChannelCheck(settings, words, PATIENCE).wrong(id);
    }
}
