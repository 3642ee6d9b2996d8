package strategos.engine.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
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
}
