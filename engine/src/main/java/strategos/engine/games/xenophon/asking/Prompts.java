package strategos.engine.games.xenophon.asking;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.Army;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/**
 * The question put to whoever is asked: all may read it, so it tells nothing hidden. Those on throws are made once, since
 * every decision has one; what the dice show stands in the story and on the strip.
 */
final class Prompts {
    private final HandLimit limits;
    private final Map<RollKind, Text> respond = new EnumMap<>(RollKind.class);
    private final Map<Seat, Map<RollKind, Text>> answer = new HashMap<>();

    Prompts(HandLimit limits, List<Seat> seats) {
        this.limits = limits;
        for (RollKind kind : RollKind.values()) {
            respond.put(kind, Text.of("prompt.respond", "roll", kind.named()));
            for (Seat seat : seats) {
                answer.computeIfAbsent(seat, s -> new EnumMap<>(RollKind.class))
                        .put(kind, Text.of("prompt.answer", "army", seat, "roll", kind.named()));
            }
        }
    }

    /** The question now put to whoever is asked. */
    @Rule("ruling-O1")
    Text of(March march) {
        Army roller = march.roller();
        return switch (march.stage()) {
            case LEADERS -> Text.of("prompt.leader");
            case OPPONENTS -> answer.get(roller.seat()).get(march.cast().kind());
            case ROLLER -> respond.get(march.cast().kind());
            case FORCED -> Text.of("prompt.forced");
            case FORAGE -> Text.of("prompt.forage", "food", roller.food(), "starvation", roller.starvation());
            case RALLY_AGAIN -> Text.of("prompt.rally-again", "mutiny", roller.mutiny());
            case DISCARD ->
                Text.of(
                        "prompt.discard",
                        "count",
                        limits.over(roller),
                        "cards",
                        roller.hand().size(),
                        "most",
                        limits.of(roller));
            case LOTS, DEAL, START, THROW, OVER ->
                Text.of(
                        "prompt.start",
                        "army",
                        roller.seat(),
                        "phase",
                        march.phase().named());
        };
    }
}
