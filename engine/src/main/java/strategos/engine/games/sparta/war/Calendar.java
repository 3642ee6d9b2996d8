package strategos.engine.games.sparta.war;

import java.util.Locale;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/**
 * The date, and who moves first this quarter.
 *
 * @param year before our era: the next year is one less
 */
@Rule({"2.14", "3.1"})
public record Calendar(int year, Quarter quarter, Side first) {

    /** A quarter of the year disc. */
    @Rule({"2.14", "3.1"})
    public enum Quarter {
        ADMINISTRATION(1),
        SPRING(2),
        SUMMER(3),
        WINTER(4);

        private final int place;

        Quarter(int place) {
            this.place = place;
        }

        /** Its place on the year disc, from 1. */
        public int place() {
            return place;
        }

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
            return switch (this) {
                case ADMINISTRATION -> SPRING;
                case SPRING -> SUMMER;
                case SUMMER -> WINTER;
                case WINTER -> ADMINISTRATION;
            };
        }
    }
}
