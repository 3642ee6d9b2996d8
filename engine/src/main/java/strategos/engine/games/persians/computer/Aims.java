package strategos.engine.games.persians.computer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.games.persians.printed.Atlas;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Sea;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;

/** What a side wants in each scenario, and how far away it is. */
final class Aims {
    private static final List<String> IONIA =
            List.of("ephese", "phocee", "antandros", "erythrees", "halicarnasse", "milet");
    private static final List<String> GREECE = List.of("eretrie", "attique", "megaride", "corinthe", "laconie");
    private static final int FAR = 1_000;
    private static final int A_COUNTER = 24;

    private final Printed printed;
    private final Atlas atlas;
    private final Map<String, Map<String, Integer>> distances = new HashMap<>();

    /** The next leg of a voyage. */
    record Leg(String vessel, String sea) {}

    Aims(Printed printed) {
        this.printed = printed;
        this.atlas = printed.atlas();
        atlas.land().forEach(zone -> distances.put(zone.id(), from(zone.id())));
        atlas.seas().forEach(sea -> distances.put(sea.id(), from(sea.id())));
    }

    private Map<String, Integer> from(String start) {
        Map<String, Integer> found = new HashMap<>(Map.of(start, 0));
        Deque<String> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            String place = queue.removeFirst();
            for (String next : atlas.next(place)) {
                if (found.putIfAbsent(next, found.get(place) + 1) == null) {
                    queue.add(next);
                }
            }
        }
        return found;
    }

    /** Zones to the nearest of these. */
    int distance(String from, List<String> goals) {
        return goals.stream()
                .mapToInt(goal -> distances.get(from).getOrDefault(goal, FAR))
                .min()
                .orElse(FAR);
    }

    /** What must not fall. */
    List<String> vital(War war) {
        return switch (war.scenario()) {
            case Printed.REVOLT -> List.of("milet", "ephese");
            case Printed.MARATHON -> List.of("attique", "eretrie");
            default -> GREECE;
        };
    }

    /** Where the force should go: the Persian on what is not his yet, the Greek to what is threatened. */
    List<String> goals(War war, Side side, Force force) {
        List<String> wanted = new ArrayList<>();
        if (side == Side.PERSIAN) {
            List<String> all = switch (war.scenario()) {
                case Printed.REVOLT -> IONIA;
                case Printed.MARATHON -> marathon(war);
                default -> GREECE;
            };
            for (String zone : all) {
                boolean own = war.ground().marker(zone).equals(Optional.of(Side.PERSIAN))
                        || (!war.camp(side).troops(zone).isEmpty() && !zone.equals(force.place()));
                boolean done = own && !war.camp(Side.GREEK).present(zone);
                if (!done) {
                    wanted.add(zone);
                }
            }
            return wanted.isEmpty() ? List.of(force.place()) : List.of(wanted.getFirst());
        }
        for (String zone : vital(war)) {
            if (war.camp(Side.PERSIAN).present(zone)
                    || war.ground().marker(zone).equals(Optional.of(Side.PERSIAN))) {
                wanted.add(zone);
            }
        }
        return wanted.isEmpty() ? List.of(guard(war)) : wanted;
    }

    private static List<String> marathon(War war) {
        boolean punished = war.ground().destroyed().contains("eretrie")
                && war.ground().scorched().contains("eretrie");
        return punished ? List.of("attique") : List.of("eretrie");
    }

    private static String guard(War war) {
        return switch (war.scenario()) {
            case Printed.REVOLT -> "milet";
            case Printed.MARATHON -> "attique";
            default -> "attique";
        };
    }

    /** Whether to scorch or storm here. */
    boolean wants(War war, Side side, String verb, String place) {
        return side == Side.PERSIAN
                && (verb.equals("sack") || (war.scenario().equals(Printed.MARATHON) && place.equals("eretrie")));
    }

    /** What may lie below the enemy's counters in a zone. */
    int guess(War war, Side enemy, String place) {
        Camp camp = war.camp(enemy);
        return camp.counters(place) * A_COUNTER / 2
                + printed.counters().points(camp.pile(place).all());
    }

    /** Where a force aboard should land. */
    Optional<String> landing(War war, Side side, Force force, List<String> goals) {
        if (!Sea.is(force.place())) {
            return Optional.empty();
        }
        return atlas.sea(force.place()).coast().stream().filter(goals::contains).findFirst();
    }

    private List<String> seas(List<String> goals) {
        return goals.stream().flatMap(goal -> atlas.zone(goal).seas().stream()).toList();
    }

    /** The next sea zone for a force aboard. */
    Optional<Leg> sailing(War war, Side side, Force force, List<String> goals) {
        Optional<Chief> chief = war.camp(side).chief(force.lead());
        if (chief.isEmpty() || !chief.get().aboard()) {
            return Optional.empty();
        }
        List<String> seas = seas(goals);
        String here = chief.get().place();
        return atlas.sea(here).seas().stream()
                .min(Comparator.comparingInt(sea -> distance(sea, seas)))
                .filter(sea -> distance(sea, seas) < distance(here, seas))
                .map(sea -> new Leg(chief.get().vessel(), sea));
    }

    /** A fleet to go aboard of, when the way by sea is much shorter. */
    Optional<String> boarding(War war, Side side, Force force, List<String> goals) {
        if (Sea.is(force.place()) || side == Side.GREEK) {
            return Optional.empty();
        }
        int byLand = distance(force.place(), goals);
        return atlas.zone(force.place()).seas().stream()
                .filter(sea -> distance(sea, seas(goals)) + 2 < byLand)
                .flatMap(sea -> war.camp(side).afloat(sea).stream())
                .filter(v -> !v.dummy())
                .max(Comparator.comparingInt(v -> printed.counters().naval(v.ships())))
                .map(Vessel::id);
    }
}
