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

    /**
     * Words in rows and columns.
     *
     * @param columns their headings
     * @param rows each with a cell for every column
     */
    record Listing(String title, String note, String alt, List<String> columns, List<List<String>> rows)
            implements Chart {
        public Listing {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
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

    /**
     * How far the dice of each strayed from the mean, die by die.
     *
     * @param dice stands at the end of the lower axis
     * @param spread the standard deviation of one die
     */
    record Luck(String title, String note, String alt, String dice, double spread, List<Run> lines) implements Chart {
        public Luck {
            lines = List.copyOf(lines);
        }
    }

    /**
     * The dice of one seat.
     *
     * @param pips what they came to, behind the name: it stays where a long name is cut
     * @param away pips above the mean before the first die and after each
     */
    record Run(String name, String pips, Optional<Integer> colour, List<Double> away) {
        public Run {
            away = List.copyOf(away);
        }
    }

    /** How often each face fell, a card a seat. */
    record Faces(String title, String note, String alt, List<Fallen> seats) implements Chart {
        public Faces {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The faces of one seat.
     *
     * @param counts of each face, from 1 on
     */
    record Fallen(String name, String note, Optional<Integer> colour, List<Integer> counts) {
        public Fallen {
            counts = List.copyOf(counts);
        }
    }

    /** The mean face of each seat, a row for each kind of roll. */
    record Means(String title, String note, String alt, int sides, List<Named> seats, List<Kind> kinds)
            implements Chart {
        public Means {
            seats = List.copyOf(seats);
            kinds = List.copyOf(kinds);
        }
    }

    /** Somebody with their colour. */
    record Named(String name, Optional<Integer> colour) {}

    /**
     * One kind of roll.
     *
     * @param means of the seats, in their order; empty where the seat threw none
     */
    record Kind(String name, int dice, List<Optional<Mean>> means) {
        public Kind {
            means = List.copyOf(means);
        }
    }

    /** The mean face of so many dice. */
    record Mean(double face, int dice) {}
}
