package strategos.bot.watch;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.LoggingEvent;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LogsTest {
    @Test
    void anEventIsOneLineOfJsonWithWhatItBelongsTo() throws IOException {
        LoggerContext context = new LoggerContext();
        Logger logger = context.getLogger("strategos.test");
        LoggingEvent event = new LoggingEvent(
                LogsTest.class.getName(),
                logger,
                Level.WARN,
                "match {}: it\nfailed",
                new IllegalStateException("why"),
                new Object[] {"m7"});
        event.setMDCPropertyMap(Map.of("match", "m7", "order", "d1", "person", "0a1b2c3d"));
        JsonEncoder json = Logs.json(context);

        String line = new String(json.encode(event), StandardCharsets.UTF_8);

        assertThat(line.strip().lines()).hasSize(1);
        JsonNode read = new ObjectMapper().readTree(line);
        assertThat(read.path("level").asText()).isEqualTo("WARN");
        assertThat(read.path("formattedMessage").asText()).isEqualTo("match m7: it\nfailed");
        assertThat(read.path("mdc").path("match").asText()).isEqualTo("m7");
        assertThat(read.path("mdc").path("person").asText()).isEqualTo("0a1b2c3d");
        assertThat(read.path("throwable").path("message").asText()).isEqualTo("why");
        context.stop();
    }
}
