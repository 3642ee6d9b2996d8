package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Roster.Sorted;
import strategos.engine.games.persians.war.Troops.CountedText;
import strategos.engine.text.Text.Arg;

/**
 * What a side has afloat: fleets, dummies and single ships. It is searched so often that no iterator is made for it.
 *
 * @param vessels by id
 */
@Rule({"9", "9.1"})
public record Navy(List<Vessel> vessels) {
    /** Nothing. */
    static final Navy NONE = new Navy(List.of());

    public Navy {
        vessels = Sorted.by(vessels, vessel -> vessel.id().id());
    }

    /** Those ships and more. */
    static List<Ship> joined(List<Ship> ships, List<Ship> more) {
        List<Ship> all = new ArrayList<>(ships);
        all.addAll(more);
        return all;
    }

    /** Those ships without these, one for each. */
    static List<Ship> parted(List<Ship> ships, List<Ship> less) {
        List<Ship> left = new ArrayList<>(ships);
        less.forEach(left::remove);
        return left;
    }

    /** The fleet, dummy or ship of that id. */
    Optional<Vessel> vessel(CounterId id) {
        for (int i = 0; i < vessels.size(); i++) {
            Vessel vessel = vessels.get(i);
            if (vessel.id().equals(id)) {
                return Optional.of(vessel);
            }
        }
        return Optional.empty();
    }

    /** Those in that sea zone. */
    List<Vessel> afloat(ZoneId sea) {
        List<Vessel> there = new ArrayList<>();
        for (int i = 0; i < vessels.size(); i++) {
            Vessel vessel = vessels.get(i);
            if (vessel.sea().equals(sea)) {
                there.add(vessel);
            }
        }
        return there;
    }

    /** How many of them are single ships, or are none. */
    int count(ZoneId sea, boolean single) {
        int count = 0;
        for (int i = 0; i < vessels.size(); i++) {
            Vessel vessel = vessels.get(i);
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
    Navy without(CounterId id) {
        List<Vessel> list = new ArrayList<>(vessels);
        list.removeIf(v -> v.id().equals(id));
        return new Navy(list);
    }

    /** With a ship outside a fleet, under the first free number. */
    Navy single(Side side, ZoneId sea, Ship ship) {
        int number = 1;
        while (vessel(CounterId.ship(side, number)).isPresent()) {
            number++;
        }
        return with(new Vessel(CounterId.ship(side, number), sea, List.of(ship), 0, 0));
    }

    /**
     * What sails as one: a fleet marker with its ships, a dummy fleet, or a single ship outside a fleet.
     *
     * @param ships in a fixed order, so that equal fleets are equal; none in a dummy
     * @param sailed zones that a dummy has sailed in this phase
     * @param toll those of them since the last won battle
     */
    @Rule({"9", "9.1"})
    public record Vessel(CounterId id, ZoneId sea, List<Ship> ships, int sailed, int toll) {
        public Vessel {
            ships = inOrder(ships);
        }

        private static List<Ship> inOrder(List<Ship> ships) {
            for (int i = 1; i < ships.size(); i++) {
                if (ships.get(i - 1).compareTo(ships.get(i)) > 0) {
                    return ships.stream().sorted().toList();
                }
            }
            return List.copyOf(ships);
        }

        /** A fleet with those ships. */
        public static Vessel fleet(CounterId id, ZoneId sea, List<Ship> ships) {
            return new Vessel(id, sea, ships, 0, 0);
        }

        /** Whether it is one ship outside a fleet. */
        public boolean single() {
            return id.isShip();
        }

        /** Whether there is nothing below the counter. */
        public boolean dummy() {
            return id.isDecoy();
        }

        /** Whether it is a fleet with ships. */
        public boolean fleet() {
            return id.isFleet();
        }

        /** Zones sailed in this phase by its most-travelled ship. */
        public int travelled() {
            int most = dummy() ? sailed : 0;
            for (Ship ship : ships) {
                most = Math.max(most, ship.sailed());
            }
            return most;
        }

        /** The column of the attrition table: zones since the last won battle. */
        public int due() {
            int most = dummy() ? toll : 0;
            for (Ship ship : ships) {
                most = Math.max(most, ship.toll());
            }
            return most;
        }

        /** With other ships. */
        public Vessel with(List<Ship> now) {
            return new Vessel(id, sea, now, sailed, toll);
        }

        /** With more ships. */
        public Vessel plus(List<Ship> more) {
            return with(joined(ships, more));
        }

        /** Without those ships. */
        public Vessel minus(List<Ship> less) {
            return with(parted(ships, less));
        }

        /** With each ship changed. */
        public Vessel each(UnaryOperator<Ship> change) {
            List<Ship> changed = new ArrayList<>(ships.size());
            for (Ship ship : ships) {
                changed.add(change.apply(ship));
            }
            return with(changed);
        }

        /** In the next zone. The ships are counted, and the marker only where none lies below it. */
        @Rule("9.1")
        public Vessel sails(ZoneId to) {
            int more = dummy() ? 1 : 0;
            return new Vessel(id, to, ships.stream().map(Ship::further).toList(), sailed + more, toll + more);
        }

        /** In another zone, uncounted. */
        public Vessel driven(ZoneId to) {
            return new Vessel(id, to, ships, sailed, toll);
        }

        /** At the start of a phase. */
        public Vessel rested() {
            return new Vessel(
                    id, sea, ships.stream().map(s -> Ship.fresh(s.type())).toList(), 0, 0);
        }

        /** After a won battle. */
        public Vessel victorious() {
            return new Vessel(id, sea, ships.stream().map(Ship::victorious).toList(), sailed, 0);
        }

        /** The types of its ships. */
        public List<String> types() {
            return ships.stream().map(Ship::type).toList();
        }
    }

    /**
     * A ship counter.
     *
     * @param type nation and naval points
     * @param sailed zones that it has sailed in this phase
     * @param toll those of them since its last won battle, by which it suffers attrition
     */
    @Rule("9.1")
    public record Ship(String type, int sailed, int toll) implements Comparable<Ship> {
        /** One that lies in port. */
        public static Ship fresh(String type) {
            return new Ship(type, 0, 0);
        }

        /** Ships by type, in words. */
        public static Arg named(List<Ship> ships) {
            Map<String, Integer> counts = new TreeMap<>();
            ships.forEach(ship -> counts.merge(ship.type, 1, Integer::sum));
            return CountedText.of("ship", counts);
        }

        /** A zone further. */
        public Ship further() {
            return new Ship(type, sailed + 1, toll + 1);
        }

        /** After a won battle. */
        public Ship victorious() {
            return new Ship(type, sailed, 0);
        }

        @Override
        public int compareTo(Ship other) {
            int order = type.compareTo(other.type);
            order = order != 0 ? order : Integer.compare(sailed, other.sailed);
            return order != 0 ? order : Integer.compare(toll, other.toll);
        }
    }
}
