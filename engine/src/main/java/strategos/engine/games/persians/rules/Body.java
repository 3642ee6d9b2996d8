package strategos.engine.games.persians.rules;

import strategos.engine.Rule;

/**
 * What the combat table counts of some units.
 *
 * @param twice their points in that phase, doubled since archers count half in mêlée
 * @param elite whether a unit of morale A is among them
 */
@Rule("7.2")
record Body(int twice, boolean elite) {
    /** No units. */
    static final Body NONE = new Body(0, false);

    /** Both together. */
    Body plus(Body more) {
        return new Body(twice + more.twice, elite || more.elite);
    }

    /** So many alike. */
    Body times(int count) {
        return count == 0 ? NONE : new Body(twice * count, elite);
    }

    /** Combat points, a half rounded up. */
    int points() {
        return (twice + 1) / 2;
    }
}
