package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Active.Tried;

/**
 * An attempt of active vessels to intercept at sea. Each of them is a force of its own, which may try at each enemy force once:
 * it may go on to the next where it has failed, whatever others have tried.
 *
 * @param with who tried together
 * @param counting those of them for whom it still counts
 * @param at whom; a blank for who lies face down, or has gone
 */
@Rule({"6.1", "6.3", "9.2", "ruling-asked"})
public record SeaTry(ZoneId place, List<CounterId> with, List<CounterId> counting, List<CounterId> at) {
    public SeaTry {
        with = List.copyOf(with);
        counting = List.copyOf(counting);
        at = List.copyOf(at);
    }

    /** What that side has tried, if it was at sea. */
    static Optional<SeaTry> of(Side by, List<Tried> tried) {
        List<CounterId> with = new ArrayList<>();
        List<CounterId> at = new ArrayList<>();
        for (Tried one : tried) {
            if (one.id().sailsFor(by)) {
                with.add(one.id());
            } else if (!one.isMark()) {
                at.add(one.id());
            }
        }
        return with.isEmpty()
                ? Optional.empty()
                : Optional.of(new SeaTry(tried.getFirst().place(), with, with, at));
    }

    /** How many attempts at face-down counters there count for any of these. */
    public static int count(List<SeaTry> tries, ZoneId place, Collection<CounterId> with) {
        int count = 0;
        for (SeaTry one : tries) {
            boolean counts = one.place.equals(place) && one.faceDown() && !Collections.disjoint(one.counting, with);
            count += counts ? 1 : 0;
        }
        return count;
    }

    /** At whom any of these has tried there. */
    public static Set<CounterId> at(List<SeaTry> tries, ZoneId place, Collection<CounterId> with) {
        Set<CounterId> at = new HashSet<>();
        for (SeaTry one : tries) {
            if (one.place.equals(place) && !Collections.disjoint(one.with, with)) {
                at.addAll(one.at);
            }
        }
        return at;
    }

    /** As their side sees them: of face-down counters it does not know at which it has tried. */
    static List<SeaTry> aimless(List<SeaTry> tries) {
        return tries.stream()
                .map(one -> one.faceDown() ? new SeaTry(one.place, one.with, one.counting, blank()) : one)
                .toList();
    }

    /**
     * After counters of the enemy have gone, or have come elsewhere: these can be met anew, and take as many attempts of each
     * vessel with them, the first ones, whichever they were: nobody is told at whom they had been.
     */
    static List<SeaTry> settled(List<SeaTry> tries, SideState before, SideState after) {
        List<SeaTry> left = new ArrayList<>();
        List<Tried> forgiven = new ArrayList<>();
        for (SeaTry one : tries) {
            List<CounterId> at = new ArrayList<>(one.at);
            at.removeIf(id -> !one.lies(id, after));
            if (!one.faceDown()) {
                if (!at.isEmpty()) {
                    left.add(new SeaTry(one.place, one.with, one.counting, at));
                }
                continue;
            }
            int gone = before.counters(one.place) - after.counters(one.place);
            List<CounterId> counting = new ArrayList<>();
            for (CounterId vessel : one.counting) {
                Tried once = new Tried(vessel, one.place);
                if (Collections.frequency(forgiven, once) < gone) {
                    forgiven.add(once);
                } else {
                    counting.add(vessel);
                }
            }
            left.add(new SeaTry(one.place, one.with, counting, at.isEmpty() ? blank() : at));
        }
        return left;
    }

    /** Without what those vessels have tried there. */
    static List<SeaTry> without(List<SeaTry> tries, ZoneId place, Collection<CounterId> vessels) {
        return tries.stream()
                .map(one -> one.place.equals(place)
                        ? new SeaTry(place, others(one.with, vessels), others(one.counting, vessels), one.at)
                        : one)
                .filter(one -> !one.with.isEmpty())
                .toList();
    }

    private static List<CounterId> others(List<CounterId> all, Collection<CounterId> but) {
        return all.stream().filter(id -> !but.contains(id)).toList();
    }

    private boolean lies(CounterId id, SideState state) {
        return state.vessel(id).filter(vessel -> vessel.sea().equals(place)).isPresent();
    }

    private static List<CounterId> blank() {
        return List.of(CounterId.UNKNOWN);
    }

    private boolean faceDown() {
        return !at.getFirst().isShip();
    }
}
