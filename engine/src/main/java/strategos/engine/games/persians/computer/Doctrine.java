package strategos.engine.games.persians.computer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;

/**
 * A way of waging the war that holds together for a while, in what it differs from the usual one.
 *
 * @param daring by how much worse battles are sought; below 0 better ones
 * @param aim where armies make for first, as long as it is open
 * @param waits whether Greeks keep out of the way for the last turn
 * @param together whether leaders of a place march as one
 * @param stays whether nobody is sent anywhere
 */
record Doctrine(double daring, Optional<ZoneId> aim, boolean waits, boolean together, boolean stays) {
    /** As the rules of thumb have it. */
    static final Doctrine USUAL = new Doctrine(0, Optional.empty(), true, true, false);

    private static final double MORE = 0.3;
    private static final double LESS = -0.2;

    private static final List<ZoneId> BEFORE_ATTICA = ZoneId.list("boeotia", "euboea");
    private static final List<ZoneId> PASSES = ZoneId.list("thermopylae", "boeotia", "argolis");

    /**
     * Others than the usual one that may be right in the scenario for the side. The Persian at Marathon has no time for any:
     * whoever let him choose among them won a third of his matches instead of nearly half.
     */
    static List<Doctrine> others(String scenario, Side side) {
        List<Doctrine> others = new ArrayList<>();
        if (side == Side.PERSIAN && scenario.equals(Printed.MARATHON)) {
            return others;
        }
        others.add(daring(MORE));
        others.add(daring(LESS));
        others.add(new Doctrine(0, Optional.empty(), true, false, false));
        others.add(new Doctrine(0, Optional.empty(), true, true, true));
        if (side == Side.GREEK && !scenario.equals(Printed.REVOLT)) {
            others.add(new Doctrine(0, Optional.empty(), false, true, false));
        }
        Balance.places(scenario).forEach(place -> others.add(first(place)));
        if (side == Side.GREEK) {
            passes(scenario).forEach(place -> others.add(first(place)));
        }
        return others;
    }

    private static Doctrine daring(double daring) {
        return new Doctrine(daring, Optional.empty(), true, true, false);
    }

    private static Doctrine first(ZoneId place) {
        return new Doctrine(0, Optional.of(place), false, true, false);
    }

    /** Where Greeks may stand in the way. */
    private static List<ZoneId> passes(String scenario) {
        return switch (scenario) {
            case Printed.REVOLT -> List.of();
            case Printed.MARATHON -> BEFORE_ATTICA;
            default -> PASSES;
        };
    }
}
