package strategos.bot.host;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Figures about matches that a picture shows. All words in it are said already. */
public sealed interface Chart {
    /** Stands above it. */
    String title();

    /** Says how to read it, in small. */
    String note();

    /** The chart for those who do not see it. */
    String alt();

    /**
     * Who beat whom.
     *
     * @param players the first row's first; the columns stand in the same order
     * @param total stands above the sums
     * @param points of each row's player against each column's; empty where they have not met
     */
    record Crosstable(
            String title,
            String note,
            String alt,
            List<String> players,
            String total,
            List<List<OptionalDouble>> points)
            implements Chart {
        public Crosstable {
            players = List.copyOf(players);
            points = points.stream().map(List::copyOf).toList();
        }
    }

    /** How the sides fare, by scenario. */
    record Shares(String title, String note, String alt, List<Group> groups) implements Chart {
        public Shares {
            groups = List.copyOf(groups);
        }
    }

    /**
     * One scenario.
     *
     * @param count how many matches, in words
     */
    record Group(String name, String count, List<Side> sides) {
        public Group {
            sides = List.copyOf(sides);
        }
    }

    /**
     * One side.
     *
     * @param colour as red, green and blue in 24 bits; empty where the game has none
     * @param share of the points: from 0 to 1
     * @param label its name and share
     */
    record Side(String label, Optional<Integer> colour, double share) {}

    /** How ratings went, a line a player. */
    record Course(String title, String note, String alt, List<Line> lines) implements Chart {
        public Course {
            lines = List.copyOf(lines);
        }
    }

    /** The rating of one player. */
    record Line(String player, List<Dot> dots) {
        public Line {
            dots = List.copyOf(dots);
        }
    }

    /** A rating at a time. */
    record Dot(Instant at, double rating) {}
}
