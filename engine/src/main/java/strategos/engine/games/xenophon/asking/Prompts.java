package strategos.engine.games.xenophon.asking;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.Seat;
import strategos.engine.games.xenophon.Army;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.RollKind;
import strategos.engine.games.xenophon.phases.HandLimit;
import strategos.engine.text.Text;

/**
 * The question put to whoever is asked: all may read it, so it tells nothing hidden. Those on throws are made once, since
 * every decision has one; what the dice show stands in the story and on the strip.
 */
final class Prompts {
    private final HandLimit limits;
    private final Map<Seat, Map<RollKind, Text>> respond = new HashMap<>();
    private final Map<Seat, Map<RollKind, Text>> answer = new HashMap<>();

    Prompts(HandLimit limits, List<Seat> seats) {
        this.limits = limits;
        for (Seat seat : seats) {
            respond.put(seat, onThrows("prompt.respond", seat));
            answer.put(seat, onThrows("prompt.answer", seat));
        }
    }

    private static Map<RollKind, Text> onThrows(String key, Seat seat) {
        Map<RollKind, Text> prompts = new EnumMap<>(RollKind.class);
        for (RollKind kind : RollKind.values()) {
            prompts.put(kind, Text.of(key, "army", seat, "roll", kind.named()));
        }
        return prompts;
    }

    /** The question now put to the army at that place. */
    @Rule("ruling-O1")
    Text of(March march, int place) {
        Army roller = march.roller();
        return switch (march.stage()) {
            case LEADERS -> Text.of("prompt.leader", "army", march.army(place).seat());
            case OPPONENTS -> answer.get(roller.seat()).get(march.cast().kind());
            case ROLLER -> respond.get(roller.seat()).get(march.cast().kind());
            case FORCED -> Text.of("prompt.forced", "army", roller.seat());
            case FORAGE ->
                Text.of(
                        "prompt.forage",
                        "army",
                        roller.seat(),
                        "food",
                        roller.food(),
                        "starvation",
                        roller.starvation());
            case RALLY_AGAIN -> Text.of("prompt.rally-again", "army", roller.seat(), "mutiny", roller.mutiny());
            case DISCARD -> Text.of("prompt.discard", "army", roller.seat(), "count", limits.over(roller));
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
