package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;

/**
 * The leaders and dummy leaders of a side, each with his box. It is searched so often that no iterator is made for it.
 *
 * @param chiefs by id
 */
@Rule({"4", "4.2"})
public record Roster(List<Chief> chiefs) {
    /** Nobody. */
    static final Roster NONE = new Roster(List.of());

    public Roster {
        chiefs = Sorted.by(chiefs, chief -> chief.id().id());
    }

    /** The leader or dummy of that id. */
    Optional<Chief> chief(CounterId id) {
        for (int i = 0; i < chiefs.size(); i++) {
            Chief chief = chiefs.get(i);
            if (chief.id().equals(id)) {
                return Optional.of(chief);
            }
        }
        return Optional.empty();
    }

    /** Those ashore in that zone. */
    List<Chief> ashore(ZoneId zone) {
        List<Chief> there = new ArrayList<>();
        for (int i = 0; i < chiefs.size(); i++) {
            Chief chief = chiefs.get(i);
            if (!chief.aboard() && chief.place().equals(zone)) {
                there.add(chief);
            }
        }
        return there;
    }

    /** Those aboard that vessel. */
    List<Chief> aboard(CounterId vessel) {
        List<Chief> there = new ArrayList<>();
        for (int i = 0; i < chiefs.size(); i++) {
            Chief chief = chiefs.get(i);
            if (chief.aboard(vessel)) {
                there.add(chief);
            }
        }
        return there;
    }

    /** How many lie ashore there. */
    int counters(ZoneId place) {
        int count = 0;
        for (int i = 0; i < chiefs.size(); i++) {
            Chief chief = chiefs.get(i);
            count += !chief.aboard() && chief.place().equals(place) ? 1 : 0;
        }
        return count;
    }

    /** The leader and all who follow him, dummies too. */
    List<CounterId> band(CounterId leader) {
        List<CounterId> band = new ArrayList<>(List.of(leader));
        for (Chief chief : chiefs) {
            if (chief.follows(leader)) {
                band.add(chief.id());
            }
        }
        return band;
    }

    /** All units in boxes. */
    Troops troops() {
        Troops all = Troops.NONE;
        for (Chief chief : chiefs) {
            all = all.plus(chief.troops());
        }
        return all;
    }

    /** With each leader changed. */
    Roster each(UnaryOperator<Chief> change) {
        List<Chief> list = new ArrayList<>(chiefs.size());
        for (Chief chief : chiefs) {
            list.add(change.apply(chief));
        }
        return new Roster(list);
    }

    /** With that leader changed, or added. */
    Roster with(Chief now) {
        List<Chief> list = new ArrayList<>(chiefs.size() + 1);
        boolean there = false;
        for (Chief chief : chiefs) {
            boolean same = chief.id().equals(now.id());
            there |= same;
            list.add(same ? now : chief);
        }
        if (!there) {
            list.add(now);
        }
        return new Roster(list);
    }

    /** Without that leader; who followed him is his own master. */
    Roster without(CounterId id) {
        List<Chief> list = new ArrayList<>(chiefs.size());
        for (Chief chief : chiefs) {
            if (!chief.id().equals(id)) {
                list.add(chief.follows(id) ? chief.free() : chief);
            }
        }
        return new Roster(list);
    }

    /**
     * A leader with his box, or a dummy leader, which has none.
     *
     * @param place the zone where he is: of land, or of sea when he is aboard
     * @param boss whom he follows since this phase began
     * @param vessel what he is aboard of
     * @param spent whether he was activated in this phase
     */
    @Rule({"1.1", "4", "4.2"})
    public record Chief(
            CounterId id,
            ZoneId place,
            Optional<CounterId> boss,
            Optional<CounterId> vessel,
            boolean spent,
            Troops troops) {
        /** Ashore, alone. */
        public static Chief at(CounterId id, ZoneId place) {
            return new Chief(id, place, Optional.empty(), Optional.empty(), false, Troops.NONE);
        }

        /** Whether it is a dummy. */
        public boolean dummy() {
            return id.isDummy();
        }

        /** Whether he has units that were activated in this phase. */
        @Rule("4.1")
        public boolean tired() {
            return spent && !troops.isEmpty();
        }

        /** Whether he is aboard. */
        public boolean aboard() {
            return vessel.isPresent();
        }

        /** Whether he is aboard that vessel. */
        public boolean aboard(CounterId ship) {
            return vessel.isPresent() && vessel.get().equals(ship);
        }

        /** Whether he follows another. */
        public boolean follows() {
            return boss.isPresent();
        }

        /** Whether he follows that leader. */
        public boolean follows(CounterId leader) {
            return boss.isPresent() && boss.get().equals(leader);
        }

        /** With another box. */
        public Chief with(Troops now) {
            return new Chief(id, place, boss, vessel, spent, now);
        }

        /** Elsewhere. */
        public Chief in(ZoneId zone) {
            return new Chief(id, zone, boss, vessel, spent, troops);
        }

        /** Aboard. */
        public Chief on(CounterId ship, ZoneId sea) {
            return new Chief(id, sea, boss, Optional.of(ship), spent, troops);
        }

        /** Ashore. */
        public Chief ashore(ZoneId zone) {
            return new Chief(id, zone, boss, Optional.empty(), spent, troops);
        }

        /** Under that leader. */
        public Chief under(CounterId leader) {
            return new Chief(id, place, Optional.of(leader), vessel, spent, troops);
        }

        /** His own master. */
        public Chief free() {
            return new Chief(id, place, Optional.empty(), vessel, spent, troops);
        }

        /** After an activation, or before the next phase. */
        public Chief spent(boolean now) {
            return new Chief(id, place, boss, vessel, now, troops);
        }
    }

    /** Lists that are kept in the order of their ids, so that equal positions are equal, and the order of deeds tells nothing. */
    static final class Sorted {
        private Sorted() {}

        /** The list in the order of its ids; most lists are already. */
        static <T> List<T> by(List<T> list, Function<T, String> id) {
            String last = "";
            for (int i = 0; i < list.size(); i++) {
                String next = id.apply(list.get(i));
                if (last.compareTo(next) > 0) {
                    return list.stream().sorted(Comparator.comparing(id)).toList();
                }
                last = next;
            }
            return List.copyOf(list);
        }
    }
}
