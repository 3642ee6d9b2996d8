package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Facade.Face;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;

/**
 * One side: its sheet with the boxes, and what lies on the map. Concealed from others it holds what is face up and, of
 * what is face down, only how many counters lie where.
 *
 * @param known whether it is the whole side
 * @param roster leaders and dummy leaders
 * @param navy fleets, dummies and single ships
 * @param unled units without a leader
 * @param faces face-down counters of which only the number is known, by place
 * @param purse none where it is unknown
 * @param lostDummies leader dummies that wait to come back
 * @param lostDecoys fleet dummies that do
 * @param lossOrder kinds and ship types that go first, when nobody is asked
 */
@RecordBuilder
public record SideState(
        Side side,
        boolean known,
        Roster roster,
        Navy navy,
        UnledStacks unled,
        List<Face> faces,
        Optional<Purse> purse,
        Hand hand,
        int lostDummies,
        int lostDecoys,
        List<String> lossOrder,
        PoliticalAttempts attempts)
        implements SideStateBuilder.With {
    public SideState {
        faces = List.copyOf(faces);
        lossOrder = List.copyOf(lossOrder);
    }

    /** A side of which all is known, before anything of it lies on the map. */
    public static SideState empty(Side side, int dummies, int decoys) {
        return new SideState(
                side,
                true,
                Roster.NONE,
                Navy.NONE,
                UnledStacks.NONE,
                List.of(),
                Optional.of(Purse.EMPTY),
                Hand.NONE,
                dummies,
                decoys,
                List.of(),
                PoliticalAttempts.OPEN);
    }

    /** As others see it, who see those leaders and fleets, and of the rest the facade. */
    public SideState hidden(List<Chief> chiefs, List<Vessel> vessels, Facade facade) {
        return new SideState(
                side,
                false,
                new Roster(chiefs),
                new Navy(vessels),
                facade.unled(),
                facade.faces(),
                Optional.empty(),
                hand.hidden(),
                facade.lostDummies(),
                facade.lostDecoys(),
                List.of(),
                attempts);
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
    public Optional<Chief> chief(CounterId id) {
        return roster.chief(id);
    }

    /** The fleet, dummy or ship of that id. */
    public Optional<Vessel> vessel(CounterId id) {
        return navy.vessel(id);
    }

    /** Leaders and dummies ashore in that zone. */
    public List<Chief> ashore(ZoneId zone) {
        return roster.ashore(zone);
    }

    /** Leaders aboard that vessel. */
    public List<Chief> aboard(CounterId vessel) {
        return roster.aboard(vessel);
    }

    /** Fleets, dummies and single ships in that sea zone. */
    public List<Vessel> afloat(ZoneId sea) {
        return navy.afloat(sea);
    }

    /** The leader and all who follow him, dummies too. */
    public List<CounterId> band(CounterId leader) {
        return roster.band(leader);
    }

    /** Units without a leader, by zone. */
    public List<UnledStack> piles() {
        return unled.list();
    }

    /** Units without a leader in that zone. */
    public UnledStack pile(ZoneId zone) {
        return unled.in(zone);
    }

    /** How many face-down counters, or such that a battle shows, lie there; single ships are none. */
    public int counters(ZoneId place) {
        int count = roster.counters(place) + navy.count(place, false);
        for (int i = 0; i < faces.size(); i++) {
            Face face = faces.get(i);
            count += face.place().equals(place) ? face.count() : 0;
        }
        return count;
    }

    /** How many single ships lie there. */
    public int singles(ZoneId sea) {
        return navy.count(sea, true);
    }

    /** How many of its counters lie there, fleets and ships on their own too, as all can see. */
    public int lying(ZoneId place) {
        return counters(place) + singles(place);
    }

    /** Whether anything of the side is there, as all can see. */
    public boolean present(ZoneId place) {
        return lying(place) > 0 || !pile(place).isEmpty();
    }

    /** Whether the side has any counter on the map. */
    public boolean onMap() {
        return !chiefs().isEmpty() || !vessels().isEmpty() || !faces.isEmpty() || !piles().isEmpty();
    }

    /** Whether it has land units ashore in the zone. */
    public boolean holds(ZoneId zone) {
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
    public Troops troops(ZoneId zone) {
        return sum(pile(zone).all(), ashore(zone));
    }

    /** All land units of the side, aboard too. */
    public Troops army() {
        return roster.troops().plus(unled.troops());
    }

    /** Units aboard that vessel. */
    public Troops cargo(CounterId vessel) {
        return sum(Troops.NONE, aboard(vessel));
    }

    private static Troops sum(Troops loose, List<Chief> chiefs) {
        Troops all = loose;
        for (Chief chief : chiefs) {
            all = all.plus(chief.troops());
        }
        return all;
    }

    /** Action points that can be spent, as far as they are known. */
    public int points() {
        return purse.map(Purse::left).orElse(0);
    }

    /** With that purse. */
    public SideState with(Purse now) {
        return withPurse(Optional.of(now));
    }

    /** After so many action points were spent. */
    public SideState spend(int points) {
        return withPurse(purse.map(now -> new Purse(now.counter(), now.left() - points)));
    }

    /** With so many dummies waiting. */
    public SideState lost(int dummies, int decoys) {
        return withLostDummies(dummies).withLostDecoys(decoys);
    }

    /** With each leader changed. */
    public SideState eachChief(UnaryOperator<Chief> change) {
        return withRoster(roster.each(change));
    }

    /** With each vessel changed. */
    public SideState eachVessel(UnaryOperator<Vessel> change) {
        return withNavy(navy.each(change));
    }

    /** With that leader changed, or added. */
    public SideState with(Chief now) {
        return withRoster(roster.with(now));
    }

    /** Without that leader; who followed him is his own master. */
    public SideState withoutChief(CounterId id) {
        return withRoster(roster.without(id));
    }

    /** With that vessel changed, or added; gone when a fleet or ship has no ship left. */
    public SideState with(Vessel now) {
        return withNavy(navy.with(now));
    }

    /** Without that vessel. */
    public SideState withoutVessel(CounterId id) {
        return withNavy(navy.without(id));
    }

    /** With a ship outside a fleet, under the first free number. */
    public SideState single(ZoneId sea, Ship ship) {
        return withNavy(navy.single(side, sea, ship));
    }

    /** With each pile changed. */
    public SideState eachPile(UnaryOperator<UnledStack> change) {
        return withUnled(unled.each(change));
    }

    /** With that pile. */
    public SideState with(UnledStack now) {
        return withUnled(unled.with(now));
    }

    /** With units laid down in the zone without a leader. */
    public SideState lay(ZoneId zone, Troops troops, boolean spent) {
        return withUnled(unled.lay(zone, troops, spent));
    }

    /**
     * Action points, known to their owner alone.
     *
     * @param counter the id of the counter drawn, once one is
     * @param left what is left of its value and the commander's
     */
    @Rule({"1.3", "3"})
    public record Purse(Optional<String> counter, int left) {
        /** Before the draw. */
        public static final Purse EMPTY = new Purse(Optional.empty(), 0);
    }

    /**
     * What a side has done for its cause this turn (14.3).
     *
     * @param closed whether its first activation is over
     * @param tried provinces
     */
    @Rule("14.3-political")
    public record PoliticalAttempts(boolean closed, List<ZoneId> tried) {
        /** At the start of a turn. */
        public static final PoliticalAttempts OPEN = new PoliticalAttempts(false, List.of());

        public PoliticalAttempts {
            tried = List.copyOf(tried);
        }

        /** After an attempt. */
        public PoliticalAttempts with(ZoneId province) {
            List<ZoneId> more = new ArrayList<>(tried);
            more.add(province);
            return new PoliticalAttempts(closed, more);
        }
    }
}
