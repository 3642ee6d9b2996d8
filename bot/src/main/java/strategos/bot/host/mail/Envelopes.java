package strategos.bot.host.mail;

import java.util.List;
import strategos.engine.json.BadRecord;
import strategos.engine.json.RecordJson;

/** Writes what the outbox keeps as JSON, and reads it back. */
public final class Envelopes {
    private final RecordJson records = new RecordJson(List.of(StoryPayload.class, CardNotice.class));

    String write(Record content) {
        return records.write(content);
    }

    /** @throws IllegalArgumentException when it was written by a version of another kind, or blanked */
    <T extends Record> T read(String json, Class<T> type) {
        try {
            return records.read(json, type);
        } catch (BadRecord e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
