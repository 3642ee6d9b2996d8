package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.Roster.Chief;

/**
 * The position.
 *
 * @param turn from 0
 * @param provinces those that can be won over
 * @param steps what is under way, the innermost last; never empty
 * @param active the activation under way
 * @param battle the battle under way
 * @param sightings what scouts have seen
 * @param trails what moved in this segment
 */
@RecordBuilder
public record War(
        String scenario,
        int turn,
        SideState greek,
        SideState persian,
        List<Province> provinces,
        Ground ground,
        Pool pool,
        CampaignStatus status,
        List<Step> steps,
        Optional<Active> active,
        Optional<Battle> battle,
        List<Sighting> sightings,
        List<Trail> trails)
        implements WarBuilder.With {
    public War {
        provinces = List.copyOf(provinces);
        steps = List.copyOf(steps);
        sightings = List.copyOf(sightings);
        trails = List.copyOf(trails);
    }

    /** That side. */
    public SideState side(Side side) {
        return side == Side.GREEK ? greek : persian;
    }

    /** The innermost step. */
    public Step step() {
        return steps.getLast();
    }

    /** The activation, when nothing within it is under way. */
    public Optional<Active> acting() {
        return step() instanceof Step.Activation ? active : Optional.empty();
    }

    /** The segment under way, if there is one. */
    public Optional<Step.Segment> segment() {
        for (Step step : steps) {
            if (step instanceof Step.Segment segment) {
                return Optional.of(segment);
            }
        }
        return Optional.empty();
    }

    /** The province of that zone, if it can be won over. */
    public Optional<Province> province(ZoneId zone) {
        for (Province province : provinces) {
            if (province.zone().equals(zone)) {
                return Optional.of(province);
            }
        }
        return Optional.empty();
    }

    /** With that side changed; what is under way forgets counters that have gone, and attempts of those elsewhere. */
    public War with(SideState now) {
        SideState before = side(now.side());
        War after = now.side() == Side.GREEK ? withGreek(now) : withPersian(now);
        boolean underWay = active.isPresent() || battle.isPresent();
        return underWay && counters(before, now) ? after.settled(before, now) : after;
    }

    /** Whether counters have changed. */
    private static boolean counters(SideState before, SideState now) {
        return !now.roster().equals(before.roster()) || !now.navy().equals(before.navy());
    }

    private War settled(SideState before, SideState after) {
        return withActive(active.map(now -> now.settled(before, after)))
                .withBattle(battle.map(now -> now.settled(after)))
                .eachEntry(entry -> entry.settled(before, after));
    }

    /** With each force changed that has entered and may still be intercepted. */
    public War eachEntry(UnaryOperator<Step.Entry> change) {
        // Most changes come while nobody enters: then nothing is copied.
        if (!entering()) {
            return this;
        }
        return withSteps(steps.stream()
                .map(step -> step instanceof Step.Entry entry ? change.apply(entry) : step)
                .toList());
    }

    private boolean entering() {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) instanceof Step.Entry) {
                return true;
            }
        }
        return false;
    }

    /** With that province changed. */
    public War with(Province now) {
        return withProvinces(provinces.stream()
                .map(p -> p.zone().equals(now.zone()) ? now : p)
                .toList());
    }

    /** With that begun within what is under way. */
    public War push(Step step) {
        List<Step> now = new ArrayList<>(steps);
        now.add(step);
        return withSteps(now);
    }

    /** With the innermost step over. */
    public War pop() {
        return withSteps(steps.subList(0, steps.size() - 1));
    }

    /** With that instead of the innermost step. */
    public War replace(Step step) {
        return pop().push(step);
    }

    /** With the activation changed. */
    public War with(Active now) {
        return withActive(Optional.of(now));
    }

    /** With the battle as it is now. */
    public War with(Battle now) {
        return withBattle(Optional.of(now));
    }

    /** The battle, which is under way. */
    public Battle fight() {
        return battle.orElseThrow();
    }

    /** With that side standing otherwise in the battle. */
    public War with(Side side, BattleSide now) {
        return with(fight().with(side, now));
    }

    /** With that seen. */
    public War seeing(Sighting sighting) {
        List<Sighting> now = new ArrayList<>(sightings);
        now.removeIf(s -> s.by() == sighting.by());
        now.add(sighting);
        return withSightings(now);
    }

    /** After attempts to intercept: the passive side's stand with the entry, the active one's alone. */
    public War tried(Side by, List<Tried> more, boolean contact) {
        if (!(step() instanceof Step.Entry entry)) {
            return withActive(active.map(a -> a.trying(more, contact)));
        }
        War now = replace(entry.with(more));
        return active.filter(a -> a.side() != by && a.moves(entry.mover()))
                .map(a -> now.with(a.meeting(more, contact)))
                .orElse(now);
    }

    /** With a move drawn on the map: one that goes on where the last one ended is the same. */
    public War moved(Side side, ZoneId from, ZoneId to) {
        List<Trail> now = new ArrayList<>(trails);
        if (!now.isEmpty()
                && now.getLast().side() == side
                && now.getLast().places().getLast().equals(from)) {
            now.set(now.size() - 1, now.getLast().to(to));
        } else {
            now.add(new Trail(side, List.of(from, to)));
        }
        return withTrails(now);
    }

    /** With those leaders elsewhere: an active force that one of them leads goes with him. */
    public War carried(List<CounterId> members, ZoneId to) {
        return withActive(active.map(a -> a.carried(members, to)));
    }

    /** With those of a side come there by an event of its own: the active ones may try again at whom they have tried there. */
    @Rule({"6.1", "ruling-asked"})
    public War anew(Side side, List<CounterId> members, ZoneId to) {
        return withActive(active.map(a -> a.side() == side ? a.anew(members, to) : a));
    }

    /** With that leader, as he was before, at the head of a fallen commander's units. */
    public War inherited(Chief heir) {
        return withActive(active.map(a -> a.inherited(heir)));
    }

    /** With units of a fallen commander whom nobody succeeds fighting on alone, apart from others in the zone. */
    public War bereft(Side side, Chief fallen) {
        Troops others = side(side).pile(fallen.place()).all();
        return withActive(active.map(a -> a.bereft(fallen)))
                .withBattle(battle.map(b -> b.bereft(fallen.id(), others)))
                .eachEntry(e -> e.with(e.mover().bereft(fallen.id(), others)));
    }

    /** The way that something took in this segment. */
    public record Trail(Side side, List<ZoneId> places) {
        public Trail {
            places = List.copyOf(places);
        }

        /** A place further. */
        public Trail to(ZoneId place) {
            List<ZoneId> more = new ArrayList<>(places);
            more.add(place);
            return new Trail(side, more);
        }
    }

    /**
     * The counters that can be drawn.
     *
     * @param counters which; none when unknown
     * @param size how many
     */
    @Rule({"1.3", "11.2"})
    public record Pool(List<String> counters, int size) {
        public Pool {
            counters = List.copyOf(counters);
        }

        /** With those in it. */
        public static Pool of(List<String> counters) {
            return new Pool(counters, counters.size());
        }

        /** With one put back. */
        public Pool with(String counter) {
            List<String> more = new ArrayList<>(counters);
            more.add(counter);
            return Pool.of(more);
        }

        /** With one taken out. */
        public Pool without(String counter) {
            List<String> less = new ArrayList<>(counters);
            less.remove(counter);
            return Pool.of(less);
        }

        /** As players see it. */
        public Pool hidden() {
            return new Pool(List.of(), size);
        }
    }

    /** What a side's scouts have seen last, for its eyes only. */
    public record Sighting(Side by, ZoneId place, List<CounterId> counters, Troops troops, List<String> ships) {
        public Sighting {
            counters = List.copyOf(counters);
            ships = List.copyOf(ships);
        }
    }

    /**
     * A province that can be won over (14.3).
     *
     * @param side whose it is; empty while it is neutral
     * @param troops its units while it is neutral
     */
    @Rule("14.3-political")
    public record Province(ZoneId zone, Optional<Side> side, Troops troops) {}
}
