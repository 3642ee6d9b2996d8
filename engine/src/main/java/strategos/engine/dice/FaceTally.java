package strategos.engine.dice;

import java.util.List;
import java.util.stream.IntStream;

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

    /** The mean face. */
    public double mean() {
        double sum = IntStream.rangeClosed(1, sides())
                .mapToDouble(face -> (double) face * counts.get(face - 1))
                .sum();
        return sum / dice();
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
