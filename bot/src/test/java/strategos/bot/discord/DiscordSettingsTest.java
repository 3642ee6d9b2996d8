package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.Fault;

class DiscordSettingsTest {
    @Test
    void showEverythingButTheToken() {
        DiscordSettings settings = new DiscordSettings(
                "a.secret.token",
                Optional.of(URI.create("http://127.0.0.1:1/api/v10/")),
                Optional.empty(),
                0,
                List.of());

        assertThat(settings.toString()).contains("127.0.0.1").doesNotContain("secret");
    }

    @Test
    void theTokenReachesNoLogHoweverMuchIsLogged() throws Exception {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger jda = (Logger) LoggerFactory.getLogger("net.dv8tion.jda");
        Level before = jda.getLevel();
        ListAppender<ILoggingEvent> everything = new ListAppender<>();
        everything.start();
        jda.setLevel(Level.TRACE);
        root.addAppender(everything);
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = Visitor.to(discord, new TinyDesk())) {
            discord.fault(Fault.of("PATCH .*", 500, 0));
            discord.hands(discord.person("Alice"), "agora").types("look").answer();
            discord.dropGateway(() -> {});
            assertThat(visitor.bot().ended()).isNotDone();
            assertThat(lines(everything))
                    .isNotEmpty()
                    .noneMatch(line -> line.contains(discord.settings().token()));
        } finally {
            root.detachAppender(everything);
            jda.setLevel(before);
        }
    }

    private static List<String> lines(ListAppender<ILoggingEvent> appender) {
        return List.copyOf(appender.list).stream()
                .map(event -> event.getFormattedMessage() + ThrowableProxyUtil.asString(event.getThrowableProxy()))
                .toList();
    }
}
