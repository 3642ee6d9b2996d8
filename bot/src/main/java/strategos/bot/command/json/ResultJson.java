package strategos.bot.command.json;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Result;
import strategos.engine.seat.Seat;

/** {@code {"result": {...}}}: whether the match is over, and how it ended. */
public final class ResultJson {
    /** The result; before the end only that it is not over. */
    public Map<String, Object> write(Optional<Result> result) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("over", result.isPresent());
        result.ifPresent(r -> {
            json.put("ranking", r.ranking().stream().map(ResultJson::place).toList());
            // Null where several share the victory, or nobody has it.
            json.put("winner", r.winners().size() == 1 ? r.winners().getFirst().id() : null);
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
