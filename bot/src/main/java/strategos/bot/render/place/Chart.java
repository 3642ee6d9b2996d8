package strategos.bot.render.place;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import strategos.bot.render.sheet.Sheet;

/** A sheet with everything in its place: spots, names, and room for a stack beside each spot. */
public final class Chart {
    private final Sheet sheet;
    private final SequencedMap<String, SpotPoint> spots;
    private final List<PlacedName> names;
    private final Map<String, Box> slots;
    private final Surroundings surroundings;

    Chart(
            Sheet sheet,
            SequencedMap<String, SpotPoint> spots,
            List<PlacedName> names,
            Map<String, Box> slots,
            Surroundings surroundings) {
        this.sheet = sheet;
        this.spots = Collections.unmodifiableSequencedMap(spots);
        this.names = List.copyOf(names);
        this.slots = Map.copyOf(slots);
        this.surroundings = surroundings;
    }

    public Sheet sheet() {
        return sheet;
    }

    /** The spots by id, in the order of the sheet. */
    public SequencedMap<String, SpotPoint> spots() {
        return spots;
    }

    /** The spot of that id. @throws IllegalArgumentException when the sheet has none */
    public SpotPoint spot(String id) {
        SpotPoint spot = spots.get(id);
        if (spot == null) {
            throw new IllegalArgumentException("the sheet has no spot " + id);
        }
        return spot;
    }

    /** All names that found a place. */
    public List<PlacedName> names() {
        return names;
    }

    /** The room kept for a stack, by spot. */
    public Map<String, Box> slots() {
        return slots;
    }

    Surroundings surroundings() {
        return surroundings;
    }
}
