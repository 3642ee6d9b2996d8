package strategos.engine.games.sparta.war;

import java.util.Locale;
import strategos.engine.Rule;
import strategos.engine.text.Arg;

/** A quarter of the year disc. */
@Rule({"2.14", "3.1"})
public enum Quarter {
    ADMINISTRATION,
    SPRING,
    SUMMER,
    WINTER;

    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("quarter", id());
    }

    /** Its id in words. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The next quarter; after winter the administration of the next year. */
    public Quarter next() {
        return values()[(ordinal() + 1) % values().length];
    }
}
