package strategos.engine.games.persians.war;

import strategos.engine.Rule;

/**
 * A leader with his box, or a dummy leader, which has none.
 *
 * @param place the zone where he is: of land, or of sea when he is aboard
 * @param boss whom he follows since this phase began, or empty
 * @param vessel what he is aboard of, or empty
 * @param spent whether he was activated in this phase
 */
@Rule({"1.1", "4", "4.2"})
public record Chief(String id, String place, String boss, String vessel, boolean spent, Troops troops) {
    private static final String DUMMY = "dummy-";

    /** Whether the id is that of a dummy. */
    public static boolean isDummy(String id) {
        return id.startsWith(DUMMY);
    }

    /** The id of the dummy of that number. */
    public static String dummy(Side side, int number) {
        return DUMMY + side.letter() + number;
    }

    /** Ashore, alone. */
    public static Chief at(String id, String place) {
        return new Chief(id, place, "", "", false, Troops.NONE);
    }

    /** Whether it is a dummy. */
    public boolean dummy() {
        return isDummy(id);
    }

    /** Whether he is aboard. */
    public boolean aboard() {
        return !vessel.isEmpty();
    }

    /** Whether he follows another. */
    public boolean follows() {
        return !boss.isEmpty();
    }

    /** With another box. */
    public Chief with(Troops now) {
        return new Chief(id, place, boss, vessel, spent, now);
    }

    /** Elsewhere. */
    public Chief in(String zone) {
        return new Chief(id, zone, boss, vessel, spent, troops);
    }

    /** Aboard. */
    public Chief on(String ship, String sea) {
        return new Chief(id, sea, boss, ship, spent, troops);
    }

    /** Ashore. */
    public Chief ashore(String zone) {
        return new Chief(id, zone, boss, "", spent, troops);
    }

    /** Under that leader; his own master with the empty text. */
    public Chief under(String leader) {
        return new Chief(id, place, leader, vessel, spent, troops);
    }

    /** After an activation, or before the next phase. */
    public Chief spent(boolean now) {
        return new Chief(id, place, boss, vessel, now, troops);
    }
}
