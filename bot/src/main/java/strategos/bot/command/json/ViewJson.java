package strategos.bot.command.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Proposal;
import strategos.bot.host.Speech;
import strategos.bot.port.Request.Person;
import strategos.engine.Result;
import strategos.engine.View;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;

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
        json.put("proposals", match.proposals().stream().map(ViewJson::proposal).toList());
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

    private static Map<String, Object> proposal(Proposal proposal) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("motion", proposal.motion().word());
        json.put("by", proposal.by().id());
        json.put("waiting", proposal.waiting().stream().map(Seat::id).toList());
        json.put("expires", proposal.expires().toString());
        return json;
    }

    private static Map<String, Object> seat(LiveMatch.Holder holder) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("seat", holder.seat().id());
        json.put("user", holder.person().map(Person::name).orElse(null));
        json.put("computer", holder.computer());
        return json;
    }

    /** {@code {"preview": {...}}}: what an order would set off. */
    public static final class PreviewJson {
        private final Speech words;

        public PreviewJson(Speech words) {
            this.words = words;
        }

        /** Its sentences with their rules; none where there is nothing to weigh. */
        public Map<String, Object> write(Optional<View> preview) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put(
                    "lines",
                    preview.map(v -> v.brief().stream().map(words::cite).toList())
                            .orElse(List.of()));
            return json;
        }
    }

    /** {@code {"result": {...}}}: whether the match is over, and how it ended. */
    public static final class ResultJson {
        /** The result; before the end only that it is not over. */
        public Map<String, Object> write(Optional<Result> result) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("over", result.isPresent());
            result.ifPresent(r -> {
                json.put("ranking", r.ranking().stream().map(ResultJson::place).toList());
                // Null where several share the victory, or nobody has it.
                json.put(
                        "winner",
                        r.winners().size() == 1 ? r.winners().getFirst().id() : null);
                json.put("winners", r.winners().stream().map(Seat::id).toList());
            });
            return json;
        }

        private static Map<String, Object> place(Result.Place place) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("rank", place.rank());
            json.put("seat", place.seat().id());
            json.put("score", place.score());
            return json;
        }
    }
}
