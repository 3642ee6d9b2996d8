package strategos.engine.games.persians.computer;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.ToIntBiFunction;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Who would win if nothing more happened, and how much a side must therefore dare. */
final class Outlook {
    private static final List<ZoneId> IONIA =
            ZoneId.list("phocaea", "erythrae", "antandros", "ephesus", "miletus", "halicarnassus");
    private static final List<ZoneId> OTHERS =
            ZoneId.list("phocaea", "erythrae", "antandros", "halicarnassus", "doriscus");
    private static final int ENOUGH = 2;
    private static final List<ZoneId> GREECE = ZoneId.list("eretria", "attica", "megaris", "corinth");
    private static final ZoneId ERETRIA = new ZoneId("eretria");
    private static final ZoneId ATTICA = new ZoneId("attica");
    private static final ZoneId MILETUS = new ZoneId("miletus");
    private static final ZoneId EPHESUS = new ZoneId("ephesus");
    private static final double SAFE = 0.05;
    private static final double BOLD = -0.1;
    private static final int BOLD_FROM = 7;
    private static final double DESPERATE = -0.7;
    private static final double PATIENT = -0.6;
    private static final double EAGER = 0.3;

    /** So many of one's own ships to one of the enemy's are enough for who hunts them. */
    static final double HUNTING = 0.25;

    private final Printed printed;
    private final Doctrine doctrine;

    Outlook(Printed printed, Doctrine doctrine) {
        this.printed = printed;
        this.doctrine = doctrine;
    }

    /** Turns after this one. */
    int left(Seen<War> seen) {
        return printed.sheet(seen.position()).turns().size()
                - 1
                - seen.position().turn();
    }

    /** Whether the Persian must not have both cities yet that end the revolt: he would have fewer than four of the seven. */
    @Rule("14.1")
    boolean few(Seen<War> seen) {
        return seen.position().scenario().equals(Printed.REVOLT)
                && OTHERS.stream().filter(zone -> persian(seen, zone)).count() < ENOUGH;
    }

    /** Zones that the Persian needs, in the order in which he goes for them. */
    List<ZoneId> objectives(Seen<War> seen) {
        return switch (seen.position().scenario()) {
            case Printed.REVOLT -> IONIA;
            case Printed.MARATHON -> List.of(ERETRIA, ATTICA);
            default -> GREECE;
        };
    }

    /** Whether the Persian has the zone, as far as the side can see. */
    boolean persian(Seen<War> seen, ZoneId zone) {
        boolean ours = seen.position().side(Side.PERSIAN).known()
                ? !seen.position().side(Side.PERSIAN).troops(zone).isEmpty()
                : seen.position().side(Side.PERSIAN).present(zone);
        boolean marked = seen.position().ground().marker(zone).equals(Optional.of(Side.PERSIAN));
        return (ours || marked) && !seen.position().side(Side.GREEK).present(zone);
    }

    /** Whether Eretria has been burnt down and laid waste. */
    static boolean punished(Seen<War> seen) {
        return seen.position().ground().destroyed().contains(ERETRIA)
                && seen.position().ground().scorched().contains(ERETRIA);
    }

    /** Whether the side would win if nothing changed. */
    boolean winning(Seen<War> seen, Side side) {
        boolean persian = switch (seen.position().scenario()) {
            case Printed.REVOLT -> persian(seen, MILETUS) && persian(seen, EPHESUS);
            case Printed.MARATHON -> punished(seen) && persian(seen, ATTICA);
            default -> GREECE.stream().allMatch(zone -> persian(seen, zone));
        };
        return persian == (side == Side.PERSIAN);
    }

    /** The margin that a battle must promise to be sought. */
    double daring(Seen<War> seen, Side side) {
        double more = doctrine.daring() + temper(seen.position().scenario(), side);
        if (winning(seen, side)) {
            return SAFE - more;
        }
        int left = left(seen);
        double usual = left == 0 ? DESPERATE : Math.min(0, BOLD * (BOLD_FROM - left));
        return usual - more;
    }

    /** At Marathon the Greeks need not fight, who win as things are; in the great war the Persian must, who has eight turns. */
    private static double temper(String scenario, Side side) {
        if (side == Side.GREEK) {
            return scenario.equals(Printed.MARATHON) ? PATIENT : 0;
        }
        return scenario.equals(Printed.SECOND_WAR) ? EAGER : 0;
    }

    /**
     * In the great war the Persian sinks ships at any odds and wherever they are, and goes on once he has met them. He has two for
     * one of theirs and needs none in the end, but with each of theirs he is rid of an army that would land last.
     */
    @Rule({"9.3", "9.4", "14.3"})
    static boolean hunts(Seen<War> seen, Side side) {
        return side == Side.PERSIAN && seen.position().scenario().equals(Printed.SECOND_WAR);
    }

    /** The cheapest ways on land or at sea. */
    static final class Ways {
        /** Farther than any way. */
        static final int FAR = 1_000;

        private final Atlas atlas;

        Ways(Atlas atlas) {
            this.atlas = atlas;
        }

        private record Reached(ZoneId place, int cost) {}

        /** What it costs to come from each place to the nearest of the goals. */
        Map<ZoneId, Integer> to(Collection<ZoneId> goals, ToIntBiFunction<ZoneId, ZoneId> cost) {
            Map<ZoneId, Integer> known = new HashMap<>();
            PriorityQueue<Reached> queue =
                    new PriorityQueue<>(Comparator.comparingInt(Reached::cost).thenComparing(Reached::place));
            goals.forEach(goal -> queue.add(new Reached(goal, 0)));
            while (!queue.isEmpty()) {
                Reached here = queue.remove();
                if (known.putIfAbsent(here.place, here.cost) == null) {
                    for (ZoneId next : atlas.next(here.place)) {
                        queue.add(new Reached(next, here.cost + cost.applyAsInt(next, here.place)));
                    }
                }
            }
            return known;
        }
    }
}
