package strategos.bot.command.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Speech;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;

/** {@code {"games": [...]}}: what can be played. */
public final class GamesJson {
    private final SpeechSource words;

    public GamesJson(SpeechSource words) {
        this.words = words;
    }

    /** The games, by id. */
    public List<Map<String, Object>> write(Library library) {
        return library.games().stream().map(g -> game(g.box())).toList();
    }

    private Map<String, Object> game(Box box) {
        Speech speech = words.of(box.id());
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", box.id());
        json.put("name", speech.plain(box.title()));
        json.put(
                "scenarios",
                box.scenarios().stream().map(s -> scenario(s, speech)).toList());
        json.put("options", box.options().stream().map(GamesJson::option).toList());
        return json;
    }

    private static Map<String, Object> scenario(Scenario scenario, Speech speech) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", scenario.id());
        json.put("name", speech.plain(scenario.name()));
        json.put("seats", scenario.seats().stream().map(Seat::id).toList());
        json.put("least", scenario.least());
        json.put("most", scenario.most());
        return json;
    }

    private static Map<String, Object> option(Option option) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", option.name());
        json.put("values", option.values());
        return json;
    }
}
