package strategos.engine.games.persians.computer;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.ToIntBiFunction;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;

/** Who would win if nothing more happened, and how much a side must therefore dare. */
final class Outlook {
    private static final List<String> IONIA =
            List.of("phocaea", "erythrae", "ephesus", "miletus", "halicarnassus", "antandros");
    private static final List<String> GREECE = List.of("eretria", "attica", "megaris", "corinth");
    private static final double SAFE = 0.05;
    private static final double BOLD = -0.1;
    private static final int BOLD_FROM = 7;
    private static final double DESPERATE = -0.7;

    private final Printed printed;

    Outlook(Printed printed) {
        this.printed = printed;
    }

    /** Turns after this one. */
    int left(War war) {
        return printed.sheet(war).turns().size() - 1 - war.turn();
    }

    /** Zones that the Persian needs, in the order in which he goes for them. */
    List<String> objectives(War war) {
        return switch (war.scenario()) {
            case Printed.REVOLT -> IONIA;
            case Printed.MARATHON -> List.of("eretria", "attica");
            default -> GREECE;
        };
    }

    /** Whether the Persian has the zone, as far as the side can see. */
    boolean persian(War war, String zone) {
        boolean ours = war.side(Side.PERSIAN).known()
                ? !war.side(Side.PERSIAN).troops(zone).isEmpty()
                : war.side(Side.PERSIAN).present(zone);
        boolean marked = war.ground().marker(zone).equals(Optional.of(Side.PERSIAN));
        return (ours || marked) && !war.side(Side.GREEK).present(zone);
    }

    /** Whether Eretria has been burnt down and laid waste. */
    static boolean punished(War war) {
        return war.ground().destroyed().contains("eretria")
                && war.ground().scorched().contains("eretria");
    }

    /** Whether the side would win if nothing changed. */
    boolean winning(War war, Side side) {
        boolean persian = switch (war.scenario()) {
            case Printed.REVOLT -> persian(war, "miletus") && persian(war, "ephesus");
            case Printed.MARATHON -> punished(war) && persian(war, "attica");
            default -> GREECE.stream().allMatch(zone -> persian(war, zone));
        };
        return persian == (side == Side.PERSIAN);
    }

    /** The margin that a battle must promise to be sought. */
    double daring(War war, Side side) {
        if (winning(war, side)) {
            return SAFE;
        }
        int left = left(war);
        return left == 0 ? DESPERATE : Math.min(0, BOLD * (BOLD_FROM - left));
    }

    /** The cheapest ways on land or at sea. */
    static final class Ways {
        /** Farther than any way. */
        static final int FAR = 1_000;

        private final Atlas atlas;

        Ways(Atlas atlas) {
            this.atlas = atlas;
        }

        private record Reached(String place, int cost) {}

        /** What it costs to come from each place to the nearest of the goals. */
        Map<String, Integer> to(Collection<String> goals, ToIntBiFunction<String, String> cost) {
            Map<String, Integer> known = new HashMap<>();
            PriorityQueue<Reached> queue =
                    new PriorityQueue<>(Comparator.comparingInt(Reached::cost).thenComparing(Reached::place));
            goals.forEach(goal -> queue.add(new Reached(goal, 0)));
            while (!queue.isEmpty()) {
                Reached here = queue.remove();
                if (known.putIfAbsent(here.place, here.cost) == null) {
                    for (String next : atlas.next(here.place)) {
                        queue.add(new Reached(next, here.cost + cost.applyAsInt(next, here.place)));
                    }
                }
            }
            return known;
        }
    }
}
