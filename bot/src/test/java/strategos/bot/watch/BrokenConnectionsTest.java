package strategos.bot.watch;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.spi.FilterReply;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BrokenConnectionsTest {
    private static final String THEIRS = "net.dv8tion.jda.api.requests.RestRateLimiter";
    private static final String OURS = "strategos.bot.discord.DiscordBot";

    private static FilterReply reply(String logger, Throwable why) {
        Logger named = new LoggerContext().getLogger(logger);
        return new BrokenConnections().decide(new LoggingEvent("", named, Level.ERROR, "a request failed", why, null));
    }

    @Test
    void onlyWhatJdaTellsOfThemIsLeftOut() {
        Throwable refused = new UncheckedIOException(new ConnectException("refused"));
        assertThat(reply(THEIRS, refused)).isEqualTo(FilterReply.DENY);
        assertThat(reply(OURS, refused)).isEqualTo(FilterReply.NEUTRAL);
        assertThat(reply(THEIRS, new IllegalStateException("a fault"))).isEqualTo(FilterReply.NEUTRAL);
        assertThat(reply(THEIRS, null)).isEqualTo(FilterReply.NEUTRAL);
    }

    @Test
    void theLogGoesThroughIt() throws IOException {
        assertThat(Files.readString(Path.of("src/main/resources/logback.xml")))
                .contains("<filter class=\"" + BrokenConnections.class.getName() + "\"/>");
    }
}
