package strategos.bot.command.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Speech;
import strategos.bot.port.Person;
import strategos.engine.View;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** {@code {"view": {...}}}: the match as everyone may see it. */
public final class ViewJson {
    private final LiveMatch match;
    private final Speech words;

    public ViewJson(LiveMatch match) {
        this.match = match;
        this.words = match.words();
    }

    /** Whose decision it is, what the game says in words, every place with what may be seen there, tracks, dice. */
    public Map<String, Object> write() {
        View view = match.view(Viewer.EVERYONE);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("match", match.id());
        json.put("game", match.box().id());
        json.put("scenario", match.scenario().id());
        json.put("options", match.options());
        json.put("stage", match.stage().name().toLowerCase(Locale.ROOT));
        json.put("version", match.publicVersion());
        json.put("seats", match.seats().stream().map(ViewJson::seat).toList());
        json.put("awaited", awaited());
        json.put("dice", match.rolls());
        json.put("brief", brief(view.brief()));
        view.scene().ifPresent(scene -> json.putAll(new SceneJson(words).write(scene)));
        json.put(
                "fights",
                view.boards().stream().map(new BoardJson(words)::write).toList());
        return json;
    }

    private List<String> brief(List<Line> lines) {
        return lines.stream().map(words::cite).toList();
    }

    private List<Map<String, Object>> awaited() {
        List<Map<String, Object>> all = new ArrayList<>();
        match.awaited().forEach((seat, prompt) -> {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("seat", seat.id());
            json.put("prompt", words.plain(prompt));
            all.add(json);
        });
        return all;
    }

    private static Map<String, Object> seat(LiveMatch.Holder holder) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("seat", holder.seat().id());
        json.put("user", holder.person().map(Person::name).orElse(null));
        json.put("computer", holder.computer());
        return json;
    }
}
