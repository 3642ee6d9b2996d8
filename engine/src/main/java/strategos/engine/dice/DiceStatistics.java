package strategos.engine.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import strategos.engine.seat.Seat;

/**
 * How the dice of a match fell, by seat and by kind of roll. Only dice with the same number of sides are pooled, so that
 * a seat or a kind has a row for each number of sides; shuffles are left out. Rows stand in the order of their first roll.
 *
 * @param bySeat empty seat: the game's own rolls
 */
public record DiceStatistics(
        List<Row<Optional<Seat>>> bySeat, List<Row<String>> byKind, List<Row<SeatAndKind>> bySeatAndKind) {
    public DiceStatistics {
        bySeat = List.copyOf(bySeat);
        byKind = List.copyOf(byKind);
        bySeatAndKind = List.copyOf(bySeatAndKind);
    }

    /** A seat's rolls of one kind. */
    public record SeatAndKind(Optional<Seat> seat, String kind) {}

    /** The dice of one group with one number of sides. */
    public record Row<K>(K group, FaceTally tally) {}

    /**
     * The statistics of these rolls.
     *
     * @param rolls as far as their reader may know them: no sealed ones while the match runs
     */
    public static DiceStatistics of(List<Roll> rolls) {
        return new DiceStatistics(
                rows(rolls, roll -> roll.cause().by()),
                rows(rolls, roll -> roll.cause().kind()),
                rows(
                        rolls,
                        roll -> new SeatAndKind(roll.cause().by(), roll.cause().kind())));
    }

    /** All of these rolls together, a tally for each number of sides. */
    public static List<FaceTally> pooled(List<Roll> rolls) {
        return rows(rolls, roll -> true).stream().map(Row::tally).toList();
    }

    private static <K> List<Row<K>> rows(List<Roll> rolls, Function<Roll, K> group) {
        Map<Pool<K>, List<Integer>> faces = new LinkedHashMap<>();
        for (Roll roll : rolls) {
            if (!roll.shuffle()) {
                faces.computeIfAbsent(new Pool<>(group.apply(roll), roll.sides()), pool -> new ArrayList<>())
                        .addAll(roll.result());
            }
        }
        return faces.entrySet().stream()
                .map(pool -> new Row<>(pool.getKey().group, FaceTally.of(pool.getKey().sides, pool.getValue())))
                .toList();
    }

    private record Pool<K>(K group, int sides) {}

    /**
     * How often each face of dice with the same number of sides came up.
     *
     * @param counts of each face, from 1 to the number of sides
     */
    public record FaceTally(List<Integer> counts) {
        public FaceTally {
            counts = List.copyOf(counts);
            if (counts.isEmpty()) {
                throw new IllegalArgumentException("a die has at least one side");
            }
        }

        /** The tally of these faces. */
        static FaceTally of(int sides, List<Integer> faces) {
            int[] counts = new int[sides];
            faces.forEach(face -> counts[face - 1]++);
            return new FaceTally(IntStream.of(counts).boxed().toList());
        }

        /** Sides of each die. */
        public int sides() {
            return counts.size();
        }

        /** How many dice were thrown: at least one. */
        public int dice() {
            return counts.stream().mapToInt(Integer::intValue).sum();
        }

        /** The sum of all faces. */
        public int pips() {
            return IntStream.rangeClosed(1, sides())
                    .map(face -> face * counts.get(face - 1))
                    .sum();
        }

        /** The mean face. */
        public double mean() {
            return (double) pips() / dice();
        }

        /** By how many pips the sum of all faces is above what fair dice give in the mean. */
        public double deviation() {
            return pips() - dice() * expectedMean();
        }

        /** The standard deviation of the sum of so many fair dice. */
        public double spread() {
            return spread(sides(), dice());
        }

        /** The standard deviation of the sum of so many fair dice with so many sides. */
        public static double spread(int sides, int dice) {
            return Math.sqrt(dice * ((double) sides * sides - 1) / 12);
        }

        /** The mean face of fair dice. */
        public double expectedMean() {
            return (sides() + 1) / 2.0;
        }

        /**
         * How far the counts are from even ones: the sum over the faces of (count - expected)² / expected. It means something
         * from about five dice a side on; for fair dice it is then about {@link #degreesOfFreedom}.
         */
        public double chiSquare() {
            double expected = (double) dice() / sides();
            return counts.stream()
                    .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                    .sum();
        }

        /** One less than the sides. */
        public int degreesOfFreedom() {
            return sides() - 1;
        }
    }
}
