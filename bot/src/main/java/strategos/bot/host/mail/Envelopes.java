package strategos.bot.host.mail;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import strategos.engine.json.RecordMapper;

/** Writes what the outbox keeps as JSON, and reads it back. */
final class Envelopes {
    private final JsonMapper mapper = RecordMapper.create();

    String write(Record content) {
        try {
            return mapper.writeValueAsString(content);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of texts can be written: " + e.getOriginalMessage(), e);
        }
    }

    /** @throws IllegalArgumentException when it was written by a version of another kind, or blanked */
    <T extends Record> T read(String json, Class<T> type) {
        try {
            return mapper.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no " + type.getSimpleName() + ": " + e.getOriginalMessage(), e);
        }
    }
}
