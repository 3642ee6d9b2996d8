package strategos.engine.games.persians.events;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;
import strategos.engine.Upcast;

/** How older events are read. */
public final class Upcasts {
    /** What adds to the die; all else shifts the column. */
    private static final Set<String> ON_THE_DIE =
            Set.of("leader", "morale-a", "mountain", "oracle", "embarked", "local");

    private Upcasts() {}

    /** All of them. */
    public static List<Upcast> all() {
        // A march keeps the leaders that were left on the way, a battle the points with which both sides began.
        return List.of(
                new Upcast("combat-rolled", 1, Upcasts::partsWereOneList),
                Upcast.widened("activation-changed", 1),
                Upcast.widened("proceeded", 1),
                Upcast.widened("proceeded", 2),
                Upcast.widened("combat-rolled", 2),
                Upcast.widened("battle-changed", 1),
                Upcast.widened("battle-joined", 1),
                Upcast.widened("broke-off", 1),
                Upcast.widened("answers-opened", 1),
                // Units without a leader that are apart from a force, and leaders who have joined a march.
                Upcast.widened("activation-changed", 2),
                Upcast.widened("proceeded", 3),
                Upcast.widened("battle-changed", 2),
                Upcast.widened("battle-joined", 2),
                Upcast.widened("broke-off", 2),
                Upcast.widened("answers-opened", 2));
    }

    /** Shifts and what is added to the die were one list, and the column before the shifts was not told. */
    private static ObjectNode partsWereOneList(ObjectNode event) {
        JsonNode parts = event.path("parts");
        ArrayNode shifts = event.putArray("shifts");
        ArrayNode added = event.putArray("added");
        parts.forEach(part -> (ON_THE_DIE.contains(part.path("cause").asText()) ? added : shifts).add(part));
        event.remove("parts");
        event.put("base", "");
        return event;
    }
}
