package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.fake.FakeDiscord;
import strategos.bot.discord.fake.FakeHands;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;

/** A fault of a game may say in its message what is hidden: the log has its kind and its place, and not that. */
class FaultsInLogTest {
    private static final String SECRET = "your hand: three of hearts";

    private final Logger logger = (Logger) LoggerFactory.getLogger("strategos.bot.discord");
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @BeforeEach
    void listen() {
        log.start();
        logger.addAppender(log);
    }

    @AfterEach
    void leave() {
        logger.detachAppender(log);
    }

    private static <T> T fail() {
        throw new IllegalStateException(SECRET, new IllegalArgumentException(SECRET));
    }

    private List<String> told() {
        List<String> lines = new ArrayList<>();
        for (ILoggingEvent event : List.copyOf(log.list)) {
            lines.add(event.getFormattedMessage());
            for (IThrowableProxy at = event.getThrowableProxy(); at != null; at = at.getCause()) {
                lines.add(String.valueOf(at.getMessage()));
            }
        }
        return lines;
    }

    private void assertToldWithoutSecret() {
        assertThat(told())
                .anyMatch(line -> line.contains("IllegalStateException"))
                .noneMatch(line -> line.contains(SECRET));
    }

    @Test
    void thatOfADesk() throws Exception {
        TinyDesk desk = new TinyDesk();
        try (FakeDiscord discord = FakeDiscord.open();
                Visitor visitor = Visitor.to(discord, desk)) {
            assertThat(visitor).isNotNull();
            FakeHands alice = discord.hands(discord.person("Alice"), "agora");
            desk.answers(request -> fail());
            assertThat(alice.types("look").answer()).isNotNull();
            desk.suggests(typed -> fail());
            assertThat(alice.startsTyping("look", Map.of(), "at", "m").suggestions())
                    .isEmpty();
        }
        assertToldWithoutSecret();
        assertThat(told()).anyMatch(line -> line.contains("suggestions could not be looked up"));
    }

    @Test
    void thatOfWhatStandsInALane() {
        new Lanes(Runnable::run).offer(new Person("1", "Alice"), new ChannelRef("g", "agora"), FaultsInLogTest::fail);
        assertToldWithoutSecret();
    }
}
