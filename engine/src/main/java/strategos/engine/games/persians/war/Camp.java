package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * One side: its sheet with the boxes, and what lies on the map. Concealed from others it holds what is face up and, of
 * what is face down, only how many counters lie where.
 *
 * @param known whether it is the whole side
 * @param roster leaders and dummy leaders
 * @param navy fleets, dummies and single ships
 * @param unled units without a leader
 * @param faces face-down counters of which only the number is known, by place
 * @param lostDummies leader dummies that wait to come back
 * @param lostDecoys fleet dummies that do
 * @param lossOrder kinds and ship types that go first, when nobody is asked
 */
@RecordBuilder
public record Camp(
        Side side,
        boolean known,
        Roster roster,
        Navy navy,
        Piles unled,
        List<Face> faces,
        Purse purse,
        Hand hand,
        int lostDummies,
        int lostDecoys,
        List<String> lossOrder,
        Canvass canvass)
        implements CampBuilder.With {
    public Camp {
        faces = List.copyOf(faces);
        lossOrder = List.copyOf(lossOrder);
    }

    /** A side of which all is known, before anything of it lies on the map. */
    public static Camp empty(Side side, int dummies, int decoys) {
        return new Camp(
                side,
                true,
                Roster.NONE,
                Navy.NONE,
                Piles.NONE,
                List.of(),
                Purse.EMPTY,
                Hand.NONE,
                dummies,
                decoys,
                List.of(),
                Canvass.OPEN);
    }

    /** As others see it, who see those leaders and fleets, and of the rest the facade. */
    public Camp hidden(List<Chief> chiefs, List<Vessel> vessels, Facade facade) {
        return new Camp(
                side,
                false,
                new Roster(chiefs),
                new Navy(vessels),
                facade.unled(),
                facade.faces(),
                Purse.UNKNOWN,
                hand.hidden(),
                facade.lostDummies(),
                facade.lostDecoys(),
                List.of(),
                canvass);
    }

    /** Leaders and dummies, by id. */
    public List<Chief> chiefs() {
        return roster.chiefs();
    }

    /** Fleets, dummies and single ships, by id. */
    public List<Vessel> vessels() {
        return navy.vessels();
    }

    /** The leader or dummy of that id. */
    public Optional<Chief> chief(String id) {
        return roster.chief(id);
    }

    /** The fleet, dummy or ship of that id. */
    public Optional<Vessel> vessel(String id) {
        return navy.vessel(id);
    }

    /** Leaders and dummies ashore in that zone. */
    public List<Chief> ashore(String zone) {
        return roster.ashore(zone);
    }

    /** Leaders aboard that vessel. */
    public List<Chief> aboard(String vessel) {
        return roster.aboard(vessel);
    }

    /** Fleets, dummies and single ships in that sea zone. */
    public List<Vessel> afloat(String sea) {
        return navy.afloat(sea);
    }

    /** The leader and all who follow him, dummies too. */
    public List<String> band(String leader) {
        return roster.band(leader);
    }

    /** Units without a leader, by zone. */
    public List<Pile> piles() {
        return unled.list();
    }

    /** Units without a leader in that zone. */
    public Pile pile(String zone) {
        return unled.in(zone);
    }

    /** How many face-down counters, or such that a battle shows, lie there; single ships are none. */
    public int counters(String place) {
        int count = roster.counters(place) + navy.count(place, false);
        for (Face face : faces) {
            count += face.place().equals(place) ? face.count() : 0;
        }
        return count;
    }

    /** How many single ships lie there. */
    public int singles(String sea) {
        return navy.count(sea, true);
    }

    /** Whether anything of the side is there, as all can see. */
    public boolean present(String place) {
        return counters(place) > 0 || singles(place) > 0 || !pile(place).isEmpty();
    }

    /** Whether the side has any counter on the map. */
    public boolean onMap() {
        return !chiefs().isEmpty() || !vessels().isEmpty() || !faces.isEmpty() || !piles().isEmpty();
    }

    /** Whether it has land units ashore in the zone. */
    public boolean holds(String zone) {
        if (!pile(zone).isEmpty()) {
            return true;
        }
        for (Chief chief : chiefs()) {
            if (!chief.troops().isEmpty() && !chief.aboard() && chief.place().equals(zone)) {
                return true;
            }
        }
        return false;
    }

    /** Land units ashore in the zone, in boxes and without a leader. */
    public Troops troops(String zone) {
        return sum(pile(zone).all(), ashore(zone));
    }

    /** All land units of the side, aboard too. */
    public Troops army() {
        return roster.troops().plus(unled.troops());
    }

    /** Units aboard that vessel. */
    public Troops cargo(String vessel) {
        return sum(Troops.NONE, aboard(vessel));
    }

    private static Troops sum(Troops loose, List<Chief> chiefs) {
        Troops all = loose;
        for (Chief chief : chiefs) {
            all = all.plus(chief.troops());
        }
        return all;
    }

    /** With so many dummies waiting. */
    public Camp lost(int dummies, int decoys) {
        return withLostDummies(dummies).withLostDecoys(decoys);
    }

    /** With each leader changed. */
    public Camp eachChief(UnaryOperator<Chief> change) {
        return withRoster(roster.each(change));
    }

    /** With each vessel changed. */
    public Camp eachVessel(UnaryOperator<Vessel> change) {
        return withNavy(navy.each(change));
    }

    /** With that leader changed, or added. */
    public Camp with(Chief now) {
        return withRoster(roster.with(now));
    }

    /** Without that leader; who followed him is his own master. */
    public Camp withoutChief(String id) {
        return withRoster(roster.without(id));
    }

    /** With that vessel changed, or added; gone when a fleet or ship has no ship left. */
    public Camp with(Vessel now) {
        return withNavy(navy.with(now));
    }

    /** Without that vessel. */
    public Camp withoutVessel(String id) {
        return withNavy(navy.without(id));
    }

    /** With a ship outside a fleet, under the first free number. */
    public Camp single(String sea, Ship ship) {
        return withNavy(navy.single(side, sea, ship));
    }

    /** With each pile changed. */
    public Camp eachPile(UnaryOperator<Pile> change) {
        return withUnled(unled.each(change));
    }

    /** With that pile. */
    public Camp with(Pile now) {
        return withUnled(unled.with(now));
    }

    /** With units laid down in the zone without a leader. */
    public Camp lay(String zone, Troops troops, boolean spent) {
        return withUnled(unled.lay(zone, troops, spent));
    }
}
