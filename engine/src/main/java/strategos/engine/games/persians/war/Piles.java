package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;

/**
 * A side's units without a leader.
 *
 * @param list by zone, none without units
 */
@Rule({"1.2", "4"})
public record Piles(List<Pile> list) {
    /** Nothing. */
    static final Piles NONE = new Piles(List.of());

    public Piles {
        list = Sorted.by(there(list), Pile::zone);
    }

    /** The piles that have units; most lists have no other. */
    private static List<Pile> there(List<Pile> piles) {
        for (Pile pile : piles) {
            if (pile.isEmpty()) {
                return piles.stream().filter(p -> !p.isEmpty()).toList();
            }
        }
        return piles;
    }

    /** The pile in that zone. */
    Pile in(String zone) {
        for (Pile pile : list) {
            if (pile.zone().equals(zone)) {
                return pile;
            }
        }
        return new Pile(zone, Troops.NONE, Troops.NONE);
    }

    /** All their units. */
    Troops troops() {
        Troops all = Troops.NONE;
        for (Pile pile : list) {
            all = all.plus(pile.all());
        }
        return all;
    }

    /** With each pile changed. */
    Piles each(UnaryOperator<Pile> change) {
        return new Piles(list.stream().map(change).toList());
    }

    /** With that pile. */
    Piles with(Pile now) {
        List<Pile> more = new ArrayList<>(list);
        more.removeIf(p -> p.zone().equals(now.zone()));
        more.add(now);
        return new Piles(more);
    }

    /** With units laid down in the zone. */
    Piles lay(String zone, Troops troops, boolean spent) {
        Pile pile = in(zone);
        return with(
                spent
                        ? new Pile(zone, pile.fresh(), pile.spent().plus(troops))
                        : new Pile(zone, pile.fresh().plus(troops), pile.spent()));
    }
}
