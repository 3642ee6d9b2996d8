package strategos.bot.host.deed;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import strategos.engine.json.RecordMapper;
import strategos.engine.text.Line;

/** What somebody was told, as it is stored with the delivery, so that a second delivery is told the same. */
record Told(List<Line> lines) {
    private static final JsonMapper JSON = RecordMapper.create();

    Told {
        lines = lines == null ? List.of() : List.copyOf(lines);
    }

    String json() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("sentences can be written", e);
        }
    }

    /** An answer that was blanked for a forgotten user tells nothing. */
    static Told read(String json) {
        try {
            return JSON.readValue(json.equals("{}") ? "{\"lines\":[]}" : json, Told.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("an answer that cannot be read: " + e.getOriginalMessage(), e);
        }
    }
}
