package strategos.engine.games.persians.war;

/**
 * Units of a side in a land zone without a leader, face up.
 *
 * @param fresh not activated in this phase
 * @param spent left there by a leader who was
 */
public record Pile(String zone, Troops fresh, Troops spent) {
    /** Whether there are none. */
    public boolean isEmpty() {
        return fresh.isEmpty() && spent.isEmpty();
    }

    /** All of them. */
    public Troops all() {
        return fresh.plus(spent);
    }

    /** All of them fresh again. */
    public Pile rested() {
        return new Pile(zone, all(), Troops.NONE);
    }

    /** Without those, spent ones first. */
    public Pile minus(Troops less) {
        Troops fromSpent = spent.and(less);
        return new Pile(zone, fresh.minus(less.minus(fromSpent)), spent.minus(fromSpent));
    }
}
