package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One side: its sheet with the boxes, and what lies on the map. Concealed from others it holds what is face up and, of
 * what is face down, only how many counters lie where.
 *
 * @param known whether it is the whole side
 * @param chiefs leaders and dummy leaders, by id
 * @param vessels fleets, dummies and single ships, by id
 * @param piles units without a leader, by zone
 * @param faces face-down counters of which only the number is known, by place
 * @param lostDummies leader dummies that wait to come back
 * @param lostDecoys fleet dummies that do
 * @param lossOrder kinds and ship types that go first, when nobody is asked
 */
public record Camp(
        Side side,
        boolean known,
        List<Chief> chiefs,
        List<Vessel> vessels,
        List<Pile> piles,
        List<Face> faces,
        Purse purse,
        Hand hand,
        int lostDummies,
        int lostDecoys,
        List<String> lossOrder,
        Canvass canvass) {
    public Camp {
        chiefs = inOrder(chiefs, Chief::id);
        vessels = inOrder(vessels, Vessel::id);
        piles = inOrder(there(piles), Pile::zone);
        faces = List.copyOf(faces);
        lossOrder = List.copyOf(lossOrder);
    }

    /** The list in the order of its ids; most lists are already. */
    private static <T> List<T> inOrder(List<T> list, Function<T, String> id) {
        String last = "";
        for (T one : list) {
            String next = id.apply(one);
            if (last.compareTo(next) > 0) {
                return list.stream().sorted(Comparator.comparing(id)).toList();
            }
            last = next;
        }
        return List.copyOf(list);
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

    /** The leader or dummy of that id. */
    public Optional<Chief> chief(String id) {
        for (Chief chief : chiefs) {
            if (chief.id().equals(id)) {
                return Optional.of(chief);
            }
        }
        return Optional.empty();
    }

    /** The fleet, dummy or ship of that id. */
    public Optional<Vessel> vessel(String id) {
        for (Vessel vessel : vessels) {
            if (vessel.id().equals(id)) {
                return Optional.of(vessel);
            }
        }
        return Optional.empty();
    }

    /** Leaders and dummies ashore in that zone. */
    public List<Chief> ashore(String zone) {
        List<Chief> there = new ArrayList<>();
        for (Chief chief : chiefs) {
            if (!chief.aboard() && chief.place().equals(zone)) {
                there.add(chief);
            }
        }
        return there;
    }

    /** Leaders aboard that vessel. */
    public List<Chief> aboard(String vessel) {
        List<Chief> there = new ArrayList<>();
        for (Chief chief : chiefs) {
            if (chief.vessel().equals(vessel)) {
                there.add(chief);
            }
        }
        return there;
    }

    /** Fleets, dummies and single ships in that sea zone. */
    public List<Vessel> afloat(String sea) {
        List<Vessel> there = new ArrayList<>();
        for (Vessel vessel : vessels) {
            if (vessel.sea().equals(sea)) {
                there.add(vessel);
            }
        }
        return there;
    }

    /** Units without a leader in that zone. */
    public Pile pile(String zone) {
        for (Pile pile : piles) {
            if (pile.zone().equals(zone)) {
                return pile;
            }
        }
        return new Pile(zone, Troops.NONE, Troops.NONE);
    }

    /** How many face-down counters, or such that a battle shows, lie there; single ships are none. */
    public int counters(String place) {
        int count = 0;
        for (Chief chief : chiefs) {
            count += !chief.aboard() && chief.place().equals(place) ? 1 : 0;
        }
        for (Vessel vessel : vessels) {
            count += !vessel.single() && vessel.sea().equals(place) ? 1 : 0;
        }
        for (Face face : faces) {
            count += face.place().equals(place) ? face.count() : 0;
        }
        return count;
    }

    /** How many single ships lie there. */
    public int singles(String sea) {
        int count = 0;
        for (Vessel vessel : vessels) {
            count += vessel.single() && vessel.sea().equals(sea) ? 1 : 0;
        }
        return count;
    }

    /** Whether anything of the side is there, as all can see. */
    public boolean present(String place) {
        return counters(place) > 0 || singles(place) > 0 || !pile(place).all().isEmpty();
    }

    /** Whether the side has any counter on the map. */
    public boolean onMap() {
        return !chiefs.isEmpty() || !vessels.isEmpty() || !faces.isEmpty() || !piles.isEmpty();
    }

    /** Land units ashore in the zone, in boxes and without a leader. */
    public Troops troops(String zone) {
        Troops all = pile(zone).all();
        for (Chief chief : ashore(zone)) {
            all = all.plus(chief.troops());
        }
        return all;
    }

    /** All land units of the side, aboard too. */
    public Troops army() {
        Troops all = Troops.NONE;
        for (Pile pile : piles) {
            all = all.plus(pile.all());
        }
        for (Chief chief : chiefs) {
            all = all.plus(chief.troops());
        }
        return all;
    }

    /** Units aboard that vessel. */
    public Troops cargo(String vessel) {
        Troops all = Troops.NONE;
        for (Chief chief : aboard(vessel)) {
            all = all.plus(chief.troops());
        }
        return all;
    }

    /** The leader and all who follow him, dummies too. */
    public List<String> band(String leader) {
        List<String> band = new ArrayList<>(List.of(leader));
        for (Chief chief : chiefs) {
            if (chief.boss().equals(leader)) {
                band.add(chief.id());
            }
        }
        return band;
    }

    /** With those leaders. */
    public Camp chiefs(List<Chief> now) {
        return new Camp(
                side, known, now, vessels, piles, faces, purse, hand, lostDummies, lostDecoys, lossOrder, canvass);
    }

    /** With those ships. */
    public Camp vessels(List<Vessel> now) {
        return new Camp(
                side, known, chiefs, now, piles, faces, purse, hand, lostDummies, lostDecoys, lossOrder, canvass);
    }

    /** With those piles. */
    public Camp piles(List<Pile> now) {
        return new Camp(
                side, known, chiefs, vessels, now, faces, purse, hand, lostDummies, lostDecoys, lossOrder, canvass);
    }

    /** With that purse. */
    public Camp with(Purse now) {
        return new Camp(
                side, known, chiefs, vessels, piles, faces, now, hand, lostDummies, lostDecoys, lossOrder, canvass);
    }

    /** With that hand. */
    public Camp with(Hand now) {
        return new Camp(
                side, known, chiefs, vessels, piles, faces, purse, now, lostDummies, lostDecoys, lossOrder, canvass);
    }

    /** With so many dummies waiting. */
    public Camp lost(int dummies, int decoys) {
        return new Camp(side, known, chiefs, vessels, piles, faces, purse, hand, dummies, decoys, lossOrder, canvass);
    }

    /** With that order of losses. */
    public Camp preferring(List<String> order) {
        return new Camp(
                side, known, chiefs, vessels, piles, faces, purse, hand, lostDummies, lostDecoys, order, canvass);
    }

    /** With that canvass. */
    public Camp with(Canvass now) {
        return new Camp(
                side, known, chiefs, vessels, piles, faces, purse, hand, lostDummies, lostDecoys, lossOrder, now);
    }

    /** With each leader changed. */
    public Camp eachChief(UnaryOperator<Chief> change) {
        return chiefs(chiefs.stream().map(change).toList());
    }

    /** With each vessel changed. */
    public Camp eachVessel(UnaryOperator<Vessel> change) {
        return vessels(vessels.stream().map(change).toList());
    }

    /** With that leader changed, or added. */
    public Camp with(Chief now) {
        List<Chief> list = new ArrayList<>(chiefs);
        list.removeIf(c -> c.id().equals(now.id()));
        list.add(now);
        return chiefs(list);
    }

    /** Without that leader; who followed him is his own master. */
    public Camp withoutChief(String id) {
        return chiefs(chiefs.stream()
                .filter(c -> !c.id().equals(id))
                .map(c -> c.boss().equals(id) ? c.under("") : c)
                .toList());
    }

    /** With that vessel changed, or added; gone when a fleet or ship has no ship left. */
    public Camp with(Vessel now) {
        List<Vessel> list = new ArrayList<>(vessels);
        list.removeIf(v -> v.id().equals(now.id()));
        if (now.dummy() || !now.ships().isEmpty()) {
            list.add(now);
        }
        return vessels(list);
    }

    /** Without that vessel. */
    public Camp withoutVessel(String id) {
        return vessels(vessels.stream().filter(v -> !v.id().equals(id)).toList());
    }

    /** With that pile. */
    public Camp with(Pile now) {
        List<Pile> list = new ArrayList<>(piles);
        list.removeIf(p -> p.zone().equals(now.zone()));
        list.add(now);
        return piles(list);
    }

    /** With units laid down in the zone without a leader. */
    public Camp lay(String zone, Troops troops, boolean spent) {
        Pile pile = pile(zone);
        return with(
                spent
                        ? new Pile(zone, pile.fresh(), pile.spent().plus(troops))
                        : new Pile(zone, pile.fresh().plus(troops), pile.spent()));
    }

    /** With a ship outside a fleet, under the first free number. */
    public Camp single(String sea, Ship ship) {
        int number = 1;
        while (vessel(Vessel.single(side, number)).isPresent()) {
            number++;
        }
        return with(new Vessel(Vessel.single(side, number), sea, List.of(ship), 0, 0));
    }
}
