package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.text.Arg;

/**
 * A land unit or a ship.
 *
 * @param number its number among all pieces
 * @param people whose it is within its nation, such as Corinth
 * @param group the id of all that are alike: people and kind
 * @param homes the places where it may be set up
 * @param spread whether a ready-made set-up spreads its people over its homes
 * @param selfSustained whether it never needs maintenance
 */
@Rule({"2.2", "2.3"})
public record Unit(
        int number,
        String id,
        String people,
        String group,
        Nation nation,
        boolean naval,
        PlaceSet homes,
        boolean spread,
        boolean selfSustained,
        int full,
        int reduced) {
    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("unit", id);
    }
}
