package strategos.engine.games.sparta.printed;

import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.text.Text.Arg;

/**
 * A place of the map.
 *
 * @param number its place in the map's list
 * @param garrison garrison strength points
 * @param counted whether it counts towards knocking its nation out of the war
 * @param athenian talents that it pays Athens
 * @param spartan talents that it pays Sparta
 * @param divided whether ships on its two shores never meet
 * @param southHarbour whether the port lies on the southern shore of a divided place
 * @param coastal whether a sea or coastal route reaches it
 */
@Rule({"2.1", "2.3", "2.16", "7.11"})
public record Locale(
        int number,
        String id,
        Nation nation,
        Kind kind,
        int garrison,
        boolean port,
        boolean counted,
        boolean propontus,
        boolean optional,
        int athenian,
        int spartan,
        boolean divided,
        boolean southHarbour,
        boolean coastal,
        String region) {
    /** What kind of place it is. */
    public enum Kind {
        CITY,
        WALLED,
        FORT_SITE,
        ROAD,
        SEA
    }

    /** Whether it is a city, walled or not. */
    public boolean city() {
        return kind == Kind.CITY || kind == Kind.WALLED;
    }

    /** Whether it is a walled city. */
    public boolean walled() {
        return kind == Kind.WALLED;
    }

    /** Whether it is open sea. */
    public boolean sea() {
        return kind == Kind.SEA;
    }

    /** Whether it is a city of the Confederation. */
    public boolean confederate() {
        return nation == Nation.CONFEDERATION;
    }

    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("place", id);
    }

    /** How events name it. */
    public PlaceRef ref() {
        return new PlaceRef(number, id);
    }
}
