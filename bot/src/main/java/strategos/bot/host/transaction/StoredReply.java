package strategos.bot.host.transaction;

import java.util.List;
import strategos.engine.json.RecordJson;
import strategos.engine.text.Line;

/** What somebody was told, as it is stored with the delivery, so that a second delivery is told the same. */
record StoredReply(List<Line> lines) {
    private static final RecordJson JSON = new RecordJson(List.of(StoredReply.class));

    StoredReply {
        lines = List.copyOf(lines);
    }

    String json() {
        return JSON.write(this);
    }

    /** An answer that was blanked for a forgotten user tells nothing. */
    static StoredReply read(String json) {
        return JSON.read(json, StoredReply.class);
    }
}
