package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Roster.Sorted;

/**
 * A side's units without a leader.
 *
 * @param list by zone, none without units
 */
@Rule({"1.2", "4"})
public record UnledStacks(List<UnledStack> list) {
    /** Nothing. */
    static final UnledStacks NONE = new UnledStacks(List.of());

    public UnledStacks {
        list = Sorted.by(there(list), pile -> pile.zone().id());
    }

    /** The piles that have units; most lists have no other. */
    private static List<UnledStack> there(List<UnledStack> piles) {
        for (UnledStack pile : piles) {
            if (pile.isEmpty()) {
                return piles.stream().filter(p -> !p.isEmpty()).toList();
            }
        }
        return piles;
    }

    /** The pile in that zone. */
    UnledStack in(ZoneId zone) {
        for (int i = 0; i < list.size(); i++) {
            UnledStack pile = list.get(i);
            if (pile.zone().equals(zone)) {
                return pile;
            }
        }
        return new UnledStack(zone, Troops.NONE, Troops.NONE);
    }

    /** All their units. */
    Troops troops() {
        Troops all = Troops.NONE;
        for (UnledStack pile : list) {
            all = all.plus(pile.all());
        }
        return all;
    }

    /** With each pile changed. */
    UnledStacks each(UnaryOperator<UnledStack> change) {
        return new UnledStacks(list.stream().map(change).toList());
    }

    /** With that pile. */
    UnledStacks with(UnledStack now) {
        List<UnledStack> more = new ArrayList<>(list);
        more.removeIf(p -> p.zone().equals(now.zone()));
        more.add(now);
        return new UnledStacks(more);
    }

    /** With units laid down in the zone. */
    UnledStacks lay(ZoneId zone, Troops troops, boolean spent) {
        UnledStack pile = in(zone);
        return with(
                spent
                        ? new UnledStack(zone, pile.fresh(), pile.spent().plus(troops))
                        : new UnledStack(zone, pile.fresh().plus(troops), pile.spent()));
    }

    /**
     * Units of a side in a land zone without a leader, face up.
     *
     * @param fresh not activated in this phase
     * @param spent left there by a leader who was
     */
    public record UnledStack(ZoneId zone, Troops fresh, Troops spent) {
        /** Whether there are none. */
        public boolean isEmpty() {
            return fresh.isEmpty() && spent.isEmpty();
        }

        /** All of them. */
        public Troops all() {
            return fresh.plus(spent);
        }

        /** All of them fresh again. */
        public UnledStack rested() {
            return new UnledStack(zone, all(), Troops.NONE);
        }

        /** Without those, spent ones first. */
        public UnledStack minus(Troops less) {
            Troops fromSpent = spent.and(less);
            return new UnledStack(zone, fresh.minus(less.minus(fromSpent)), spent.minus(fromSpent));
        }
    }
}
