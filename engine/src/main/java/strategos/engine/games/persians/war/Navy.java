package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;

/**
 * What a side has afloat: fleets, dummies and single ships.
 *
 * @param vessels by id
 */
@Rule({"9", "9.1"})
public record Navy(List<Vessel> vessels) {
    /** Nothing. */
    static final Navy NONE = new Navy(List.of());

    public Navy {
        vessels = Sorted.by(vessels, Vessel::id);
    }

    /** The fleet, dummy or ship of that id. */
    Optional<Vessel> vessel(String id) {
        for (Vessel vessel : vessels) {
            if (vessel.id().equals(id)) {
                return Optional.of(vessel);
            }
        }
        return Optional.empty();
    }

    /** Those in that sea zone. */
    List<Vessel> afloat(String sea) {
        List<Vessel> there = new ArrayList<>();
        for (Vessel vessel : vessels) {
            if (vessel.sea().equals(sea)) {
                there.add(vessel);
            }
        }
        return there;
    }

    /** How many of them are single ships, or are none. */
    int count(String sea, boolean single) {
        int count = 0;
        for (Vessel vessel : vessels) {
            count += vessel.single() == single && vessel.sea().equals(sea) ? 1 : 0;
        }
        return count;
    }

    /** With each vessel changed. */
    Navy each(UnaryOperator<Vessel> change) {
        List<Vessel> list = new ArrayList<>(vessels.size());
        for (Vessel vessel : vessels) {
            list.add(change.apply(vessel));
        }
        return new Navy(list);
    }

    /** With that vessel changed, or added; gone when a fleet or ship has no ship left. */
    Navy with(Vessel now) {
        List<Vessel> list = new ArrayList<>(vessels.size() + 1);
        boolean left = now.dummy() || !now.ships().isEmpty();
        for (Vessel vessel : vessels) {
            if (!vessel.id().equals(now.id())) {
                list.add(vessel);
            } else if (left) {
                list.add(now);
                left = false;
            }
        }
        if (left) {
            list.add(now);
        }
        return new Navy(list);
    }

    /** Without that vessel. */
    Navy without(String id) {
        List<Vessel> list = new ArrayList<>(vessels);
        list.removeIf(v -> v.id().equals(id));
        return new Navy(list);
    }

    /** With a ship outside a fleet, under the first free number. */
    Navy single(Side side, String sea, Ship ship) {
        int number = 1;
        while (vessel(Vessel.single(side, number)).isPresent()) {
            number++;
        }
        return with(new Vessel(Vessel.single(side, number), sea, List.of(ship), 0, 0));
    }
}
