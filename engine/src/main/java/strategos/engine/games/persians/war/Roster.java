package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;

/**
 * The leaders and dummy leaders of a side, each with his box.
 *
 * @param chiefs by id
 */
@Rule({"4", "4.2"})
public record Roster(List<Chief> chiefs) {
    /** Nobody. */
    static final Roster NONE = new Roster(List.of());

    public Roster {
        chiefs = Sorted.by(chiefs, Chief::id);
    }

    /** The leader or dummy of that id. */
    Optional<Chief> chief(String id) {
        for (Chief chief : chiefs) {
            if (chief.id().equals(id)) {
                return Optional.of(chief);
            }
        }
        return Optional.empty();
    }

    /** Those ashore in that zone. */
    List<Chief> ashore(String zone) {
        List<Chief> there = new ArrayList<>();
        for (Chief chief : chiefs) {
            if (!chief.aboard() && chief.place().equals(zone)) {
                there.add(chief);
            }
        }
        return there;
    }

    /** Those aboard that vessel. */
    List<Chief> aboard(String vessel) {
        List<Chief> there = new ArrayList<>();
        for (Chief chief : chiefs) {
            if (chief.vessel().equals(vessel)) {
                there.add(chief);
            }
        }
        return there;
    }

    /** How many lie ashore there. */
    int counters(String place) {
        int count = 0;
        for (Chief chief : chiefs) {
            count += !chief.aboard() && chief.place().equals(place) ? 1 : 0;
        }
        return count;
    }

    /** The leader and all who follow him, dummies too. */
    List<String> band(String leader) {
        List<String> band = new ArrayList<>(List.of(leader));
        for (Chief chief : chiefs) {
            if (chief.boss().equals(leader)) {
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
    Roster without(String id) {
        List<Chief> list = new ArrayList<>(chiefs.size());
        for (Chief chief : chiefs) {
            if (!chief.id().equals(id)) {
                list.add(chief.boss().equals(id) ? chief.under("") : chief);
            }
        }
        return new Roster(list);
    }
}
