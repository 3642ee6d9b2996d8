package strategos.bot.host.deed;

import java.util.List;
import strategos.engine.json.RecordJson;
import strategos.engine.text.Line;

/** What somebody was told, as it is stored with the delivery, so that a second delivery is told the same. */
record Told(List<Line> lines) {
    private static final RecordJson JSON = new RecordJson(List.of(Told.class));

    Told {
        lines = List.copyOf(lines);
    }

    String json() {
        return JSON.write(this);
    }

    /** An answer that was blanked for a forgotten user tells nothing. */
    static Told read(String json) {
        return JSON.read(json, Told.class);
    }
}
