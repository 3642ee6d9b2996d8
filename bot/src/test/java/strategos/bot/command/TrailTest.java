package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

/** An operator who follows an order through the log. */
class TrailTest {
    private static final String PERSON = "somebody-in-particular";

    private final Logger logger = (Logger) LoggerFactory.getLogger("strategos.bot");
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();
    private final Level before = logger.getLevel();

    @BeforeEach
    void listen() {
        log.start();
        logger.setLevel(Level.DEBUG);
        logger.addAppender(log);
    }

    @AfterEach
    void leave() {
        logger.detachAppender(log);
        logger.setLevel(before);
    }

    @Test
    void whatIsLoggedOfAnOrderNamesMatchOrderAndAPersonWhoIsNotKnownByIt() {
        try (TestDesk desk = TestDesk.open()) {
            desk.begun(PERSON, "blue");
            log.list.clear();
            desk.ok(PERSON, "match", "resign", "seat", "red");
            desk.host.settled();
        }
        List<ILoggingEvent> ofOrders = List.copyOf(log.list).stream()
                .filter(event -> event.getMDCPropertyMap().containsKey("order"))
                .toList();
        assertThat(ofOrders).isNotEmpty().allSatisfy(event -> {
            assertThat(event.getMDCPropertyMap()).containsKeys("match", "person");
            assertThat(event.getMDCPropertyMap().get("person")).matches("[0-9a-f]{8}");
        });
        assertThat(List.copyOf(log.list))
                .allSatisfy(event -> assertThat(event.getFormattedMessage() + event.getMDCPropertyMap())
                        .doesNotContain(PERSON));
        assertThat(List.copyOf(log.list))
                .as("posts too")
                .anySatisfy(event -> assertThat(event.getMDCPropertyMap()).containsKeys("match", "post"));
    }
}
