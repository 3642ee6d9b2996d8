package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;

/** An operator who follows an order through the log. */
class TrailTest {
    private static final String PERSON = "somebody-in-particular";

    private final Overheard log = Overheard.of("strategos.bot").at(Level.DEBUG);

    @AfterEach
    void leave() {
        log.close();
    }

    @Test
    void whatIsLoggedOfAnOrderNamesMatchOrderAndAPersonWhoIsNotKnownByIt() {
        try (TestDesk desk = TestDesk.open()) {
            desk.begun(PERSON, "blue");
            log.forget();
            desk.ok(PERSON, "match", "resign", "seat", "red");
            desk.host.settled();
        }
        List<ILoggingEvent> ofOrders = log.events().stream()
                .filter(event -> event.getMDCPropertyMap().containsKey("order"))
                .toList();
        assertThat(ofOrders).isNotEmpty().allSatisfy(event -> {
            assertThat(event.getMDCPropertyMap()).containsKeys("match", "person");
            assertThat(event.getMDCPropertyMap().get("person")).matches("[0-9a-f]{8}");
        });
        assertThat(log.events())
                .allSatisfy(event -> assertThat(event.getFormattedMessage() + event.getMDCPropertyMap())
                        .doesNotContain(PERSON));
        assertThat(log.events())
                .as("posts too")
                .anySatisfy(event -> assertThat(event.getMDCPropertyMap()).containsKeys("match", "post"));
    }
}
