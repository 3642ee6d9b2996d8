package strategos.engine.games.persians.printed;

import strategos.engine.Rule;

/**
 * A kind of land unit.
 *
 * @param type troop type, such as {@code hoplite}
 * @param points combat points
 * @param morale A to D
 * @param fires whether it may fire
 * @param label as printed, such as 4A
 * @param count counters in the box
 */
@Rule({"1.2", "7.2"})
public record Arms(
        String id,
        String nation,
        String type,
        int points,
        String morale,
        boolean fires,
        String label,
        String provenance,
        int count) {
    /** Whether it is cavalry, which needs more room aboard and pursues. */
    public boolean cavalry() {
        return type.endsWith("cavalry");
    }

    /** Whether a result of 10 may ask for it: hoplites, Immortals, cavalry. */
    @Rule("7.3")
    public boolean noble() {
        return cavalry() || type.equals("hoplite") || type.equals("immortal");
    }

    /** Its points in mêlée, doubled so that halves are whole. */
    @Rule("7.2")
    public int meleeTwice() {
        return switch (type) {
            case "hoplite", "heavy-cavalry" -> points * 4;
            case "archer" -> points;
            default -> points * 2;
        };
    }

    /** Its points in pursuit. */
    @Rule("7.6")
    public int pursuit(boolean noMercy) {
        if (cavalry()) {
            return points * 3;
        }
        return noMercy && type.equals("hoplite") ? points * 2 : 0;
    }

    /** Room that it takes aboard, in sixths of a naval point. */
    @Rule("9.4")
    public int room(Tables.Transport transport) {
        int share = transport.infantry() * transport.cavalry();
        return points * share / (cavalry() ? transport.cavalry() : transport.infantry());
    }
}
