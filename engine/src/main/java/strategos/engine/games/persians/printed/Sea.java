package strategos.engine.games.persians.printed;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;

/**
 * A zone of sea.
 *
 * @param at its centre: longitude and latitude
 * @param seas neighbours
 * @param coast land zones that touch it
 * @param twin the land zone that is the same strait, if it is one
 */
@Rule({"0.2", "5.4"})
public record Sea(
        String id, List<Double> at, List<String> seas, List<String> coast, Optional<String> twin, String provenance) {
    public Sea {
        at = List.copyOf(at);
        seas = List.copyOf(seas);
        coast = List.copyOf(coast);
    }
}
