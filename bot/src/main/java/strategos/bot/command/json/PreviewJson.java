package strategos.bot.command.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.Speech;
import strategos.engine.View;

/** {@code {"preview": {...}}}: what an order would set off. */
public final class PreviewJson {
    private final Speech words;

    public PreviewJson(Speech words) {
        this.words = words;
    }

    /** Its sentences with their rules; none where there is nothing to weigh. */
    public Map<String, Object> write(Optional<View> preview) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(
                "lines",
                preview.map(v -> v.brief().stream().map(words::cite).toList()).orElse(List.of()));
        return json;
    }
}
