package strategos.engine.games.persians.printed;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.text.Arg;

/**
 * A zone of land.
 *
 * @param control whose it is at the start of the Second Persian War, by its colour
 * @param special {@code land-sea}, {@code thermopyle}, {@code pinde}, {@code island} or {@code none}
 * @param at its centre: longitude and latitude
 * @param land neighbours on land
 * @param seas sea zones that it touches
 * @param primarySea where ships "at" its city lie
 */
@Rule({"0.2", "5.4"})
public record Zone(
        String id,
        Optional<String> city,
        Colour control,
        boolean mountain,
        String special,
        List<Double> at,
        List<String> land,
        List<String> seas,
        Optional<String> primarySea,
        String provenance) {
    /** The colours of the map. */
    public enum Colour {
        PERSIAN,
        VASSAL,
        GREEK,
        NEUTRAL
    }

    public Zone {
        at = List.copyOf(at);
        land = List.copyOf(land);
        seas = List.copyOf(seas);
    }

    /** Whether it is Thermopylae. */
    public boolean thermopylae() {
        return special.equals("thermopyle");
    }

    /** Whether it is the Pindus. */
    public boolean pindus() {
        return special.equals("pinde");
    }

    /** Whether it is one of the four straits. */
    public boolean strait() {
        return special.equals("land-sea");
    }

    /** As a value in a text. */
    public Arg named() {
        return named(id);
    }

    /** Any zone as a value in a text. */
    public static Arg named(String id) {
        return new Arg.Name("zone", id);
    }
}
