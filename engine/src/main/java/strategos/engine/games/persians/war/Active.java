package strategos.engine.games.persians.war;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;

/**
 * A leader is active, or a dummy.
 *
 * @param zones entered in this activation
 * @param toll those since its last won battle
 * @param run those since attrition was last rolled for
 * @param left units left on the way
 * @param parted leaders left on the way, with their boxes
 * @param taken units taken along where it stands, which have not marched with it yet
 * @param joined leaders taken along there, with their boxes
 * @param tried enemy counters that it has tried to intercept, and own vessels that have tried at sea
 * @param seaTries what its vessels have tried at sea, one after the other
 * @param met enemy counters that have tried to intercept it
 * @param reached those of tried that came to contact
 * @param caught those of met that did
 * @param halted whether it may not march any more
 * @param sacked whether it has stormed an undefended city
 * @param asked whether battle by agreement was asked for in this zone
 * @param voyage the vessel under sail
 * @param shipped ships taken along where it is, which have not sailed with it yet
 * @param over whether the activation has ended
 */
@Rule("4.1")
@RecordBuilder
public record Active(
        Force force,
        int zones,
        int toll,
        int run,
        List<UnledStack> left,
        List<CounterId> parted,
        List<UnledStack> taken,
        List<CounterId> joined,
        List<Tried> tried,
        List<SeaTry> seaTries,
        List<Tried> met,
        List<Tried> reached,
        List<Tried> caught,
        boolean halted,
        boolean sacked,
        boolean asked,
        Optional<CounterId> voyage,
        List<Ship> shipped,
        boolean over)
        implements ActiveBuilder.With {
    public Active {
        left = List.copyOf(left);
        parted = List.copyOf(parted);
        taken = List.copyOf(taken);
        joined = List.copyOf(joined);
        tried = List.copyOf(tried);
        seaTries = List.copyOf(seaTries);
        met = List.copyOf(met);
        reached = List.copyOf(reached);
        caught = List.copyOf(caught);
        shipped = List.copyOf(shipped);
    }

    /** At the start. */
    public static Active of(Force force) {
        return new Active(
                force,
                0,
                0,
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                false,
                false,
                false,
                Optional.empty(),
                List.of(),
                false);
    }

    /** Whose. */
    public Side side() {
        return force.side();
    }

    /** Whether the force is aboard, or so it looks to others. */
    private boolean aboard() {
        return force.place().sea() || force.place().equals(ZoneId.AFLOAT);
    }

    /** Whether that vessel is under sail. */
    public boolean sails(CounterId vessel) {
        return voyage.isPresent() && voyage.get().equals(vessel);
    }

    /** Whether it is the leader of that force who marches, or is under sail. What is active has a leader. */
    public boolean moves(Force mover) {
        return !mover.loose() && (mover.lead().equals(force.lead()) || sails(mover.lead()));
    }

    /** Who has tried to intercept this very force here in this activation. */
    public List<Tried> metBy(Force mover) {
        return side() == mover.side() && moves(mover)
                ? met.stream().filter(t -> t.place().equals(mover.place())).toList()
                : List.of();
    }

    /** In the next zone. */
    public Active enters(ZoneId zone) {
        return with(next -> next.force(force.in(zone))
                .zones(zones + 1)
                .toll(toll + 1)
                .run(run + 1)
                .taken(List.of())
                .joined(List.of())
                .asked(false));
    }

    /** Whether both this force and the enemy have tried here in vain, as all have seen it. */
    @Rule({"6.1", "ruling-agreed"})
    public boolean bothInVain() {
        ZoneId place = force.place();
        return Tried.marksAt(tried, place) > Tried.marksAt(reached, place)
                && Tried.marksAt(met, place) > Tried.marksAt(caught, place);
    }

    /** The enemy counters that have tried to intercept it here and have not met it. */
    @Rule({"6.1", "ruling-agreed"})
    public List<CounterId> inVain() {
        return met.stream()
                .filter(t -> t.place().equals(force.place()) && !t.isMark() && !caught.contains(t))
                .map(Tried::id)
                .toList();
    }

    /** After it has tried to intercept. */
    Active trying(List<Tried> more, boolean contact) {
        List<SeaTry> now = new ArrayList<>(seaTries);
        SeaTry.of(side(), more).ifPresent(now::add);
        Active next = withTried(Tried.plus(tried, more)).withSeaTries(now);
        return contact ? next.withReached(Tried.plus(reached, more)) : next;
    }

    /** After the enemy has tried to intercept it. */
    Active meeting(List<Tried> more, boolean contact) {
        Active next = withMet(Tried.plus(met, more));
        return contact ? next.withCaught(Tried.plus(caught, more)) : next;
    }

    /** With units and leaders taken along. */
    public Active taking(UnledStack more, List<CounterId> leaders) {
        List<UnledStack> now = new ArrayList<>(taken);
        if (!more.isEmpty()) {
            now.add(more);
        }
        List<CounterId> all = new ArrayList<>(joined);
        all.addAll(leaders);
        return withTaken(now).withJoined(all);
    }

    /** Units taken along where it stands, which have not marched with it yet. */
    @Rule({"5.2", "5.3"})
    public Troops takenAlong() {
        Troops all = Troops.NONE;
        for (UnledStack pile : taken) {
            all = all.plus(pile.all());
        }
        return all;
    }

    /** With units left again where they were taken along. */
    public Active returning(Troops back) {
        return back.isEmpty()
                ? this
                : withTaken(List.of(new UnledStack(force.place(), takenAlong().minus(back), Troops.NONE)));
    }

    /** That vessel sails on: with it all that is aboard. */
    public Active sailing(CounterId vessel) {
        return withVoyage(Optional.of(vessel)).withShipped(List.of());
    }

    /** The voyage is over. */
    public Active moored() {
        return withVoyage(Optional.empty()).withShipped(List.of());
    }

    /** With ships taken along where it is. */
    public Active shipping(List<Ship> more) {
        return withShipped(Navy.joined(shipped, more));
    }

    /** With these ships left. */
    public Active parting(List<Ship> less) {
        return withShipped(Navy.parted(shipped, less));
    }

    /** Those of these ships that have sailed with it, and so owe attrition. */
    @Rule({"9.1", "ruling-pick-up"})
    public List<Ship> owing(List<Ship> ships) {
        List<Ship> still = new ArrayList<>(shipped);
        return ships.stream()
                .filter(ship -> ship.toll() > 0 && !still.remove(ship))
                .toList();
    }

    /** Elsewhere, if those who have gone there are led as it is. To come there is an event of its own: who has tried there may try again. */
    public Active carried(List<CounterId> members, ZoneId to) {
        return members.contains(force.lead()) ? come(force.in(to)) : this;
    }

    /** As that force, come from elsewhere: battle by agreement may be asked for anew. */
    public Active come(Force now) {
        return withForce(now)
                .withMet(Tried.elsewhere(met, now.place()))
                .withCaught(Tried.elsewhere(caught, now.place()))
                .withAsked(false);
    }

    /** Those of these units of a zone that were left on the way there. */
    @Rule({"5.2", "5.3"})
    public Troops stragglers(ZoneId zone, Troops among) {
        Troops all = Troops.NONE;
        for (UnledStack pile : left) {
            all = pile.zone().equals(zone) ? all.plus(pile.spent()) : all;
        }
        return all.and(among);
    }

    /** Without those who were left on the way there, and are lost. */
    public Active losing(ZoneId zone, Troops gone) {
        List<UnledStack> now = new ArrayList<>();
        Troops less = gone;
        for (UnledStack pile : left) {
            Troops some = pile.zone().equals(zone) ? pile.spent().and(less) : Troops.NONE;
            less = less.minus(some);
            now.add(pile.minus(some));
        }
        now.removeIf(UnledStack::isEmpty);
        return withLeft(now);
    }

    /** Whom those that have come there anew have tried there, ashore or each by itself at sea, they may try again. */
    @Rule({"6.1", "9.2", "ruling-asked"})
    Active anew(List<CounterId> members, ZoneId to) {
        if (to.sea()) {
            return withSeaTries(SeaTry.without(seaTries, to, members));
        }
        return members.contains(force.lead()) ? afresh() : this;
    }

    /** With nobody tried where it stands. */
    @Rule({"6.1", "ruling-asked"})
    public Active afresh() {
        return withTried(Tried.elsewhere(tried, force.place())).withReached(Tried.elsewhere(reached, force.place()));
    }

    /** A fallen commander whom nobody succeeds leaves his units where they are: whatever marched with him still owes its attrition. */
    @Rule({"5.3", "7.5", "ruling-heir"})
    Active bereft(Chief fallen) {
        if (!force.members().equals(List.of(fallen.id()))) {
            return this;
        }
        List<UnledStack> now = new ArrayList<>(left);
        now.add(new UnledStack(fallen.place(), Troops.NONE, fallen.troops()));
        return withLeft(now);
    }

    /** An heir who had only just joined leads those who marched, too: of his units his own alone have not marched yet. */
    @Rule({"5.3", "7.5", "ruling-run"})
    Active inherited(Chief heir) {
        List<CounterId> others = new ArrayList<>(joined);
        return others.remove(heir.id())
                ? withJoined(others).taking(new UnledStack(heir.place(), heir.troops(), Troops.NONE), List.of())
                : this;
    }

    /** After counters of a side have gone, or have come elsewhere. */
    Active settled(SideState before, SideState after) {
        return after.side() == side()
                ? withForce(force.left(after))
                : withTried(Tried.settled(tried, before, after, false))
                        .withSeaTries(SeaTry.settled(seaTries, before, after))
                        .withMet(Tried.settled(met, before, after, true))
                        .withReached(Tried.settled(reached, before, after, false))
                        .withCaught(Tried.settled(caught, before, after, true));
    }

    /** As a viewer of that side, or of none, sees it. */
    public Active hidden(Optional<Side> viewer, Set<CounterId> shown) {
        boolean own = viewer.equals(Optional.of(side()));
        boolean enemy = viewer.equals(Optional.of(side().other()));
        return with(seen -> seen.force(
                        own ? force : aboard() ? force.in(ZoneId.AFLOAT).hidden(shown) : force.hidden(shown))
                .parted(own ? parted : List.of())
                .joined(own ? joined : List.of())
                .tried(Tried.aims(tried, side(), own))
                .seaTries(own ? SeaTry.aimless(seaTries) : List.of())
                .met(enemy ? met : Tried.marks(met))
                .reached(Tried.aims(reached, side(), own))
                .caught(enemy ? caught : Tried.marks(caught))
                .halted(own && halted)
                .shipped(own ? shipped : List.of())
                .voyage(voyage.map(vessel -> own || vessel.isShip() ? vessel : CounterId.UNKNOWN)));
    }

    /**
     * A counter with which, or at which, an interception was tried, and where. What all have seen is beside it a mark for each
     * attempt, of which nobody is named: who follows whom cannot be counted from them.
     */
    @Rule({"6.1", "ruling-asked"})
    public record Tried(CounterId id, ZoneId place) {
        /** An attempt as all have seen it. */
        public static Tried mark(ZoneId place) {
            return new Tried(CounterId.UNKNOWN, place);
        }

        /** Whether it is one. */
        public boolean isMark() {
            return id.equals(CounterId.UNKNOWN);
        }

        /** Attempts as others see them: only that there were so many. */
        public static List<Tried> marks(List<Tried> tried) {
            return tried.isEmpty() ? tried : sorted(tried, Tried::isMark);
        }

        /** Attempts of a side: which were at what lies face up, all see; which own vessels have tried, it alone knows. */
        static List<Tried> aims(List<Tried> tried, Side by, boolean own) {
            return tried.isEmpty()
                    ? tried
                    : sorted(
                            tried,
                            t -> t.id.sailsFor(by) ? own : t.isMark() || t.id.equals(CounterId.UNLED) || t.id.isShip());
        }

        private static List<Tried> sorted(List<Tried> tried, Predicate<Tried> seen) {
            return tried.stream()
                    .filter(seen)
                    .sorted(Comparator.comparing(Tried::place).thenComparing(Tried::id))
                    .toList();
        }

        /** To come there is an event of its own: who has tried there before may try again. */
        public static List<Tried> elsewhere(List<Tried> tried, ZoneId to) {
            return tried.stream().filter(t -> !t.place().equals(to)).toList();
        }

        /** These and those. */
        static List<Tried> plus(List<Tried> tried, List<Tried> more) {
            List<Tried> all = new ArrayList<>(tried);
            all.addAll(more);
            return all;
        }

        /**
         * Attempts by or at counters of a side after some of them have gone, or have come elsewhere: what is gone can be met
         * anew, and must not be counted among those that have tried. Counters that are gone from a place take as many marks of
         * attempts there with them: nobody is told which of them had tried, or was tried at.
         *
         * @param singles whether single ships may be among them
         */
        static List<Tried> settled(List<Tried> tried, SideState before, SideState after, boolean singles) {
            if (tried.isEmpty()) {
                return tried;
            }
            List<Tried> left = tried.stream().filter(t -> t.stands(after)).toList();
            for (ZoneId place : left.stream().map(Tried::place).distinct().toList()) {
                int gone = before.counters(place) - after.counters(place);
                gone += singles ? before.singles(place) - after.singles(place) : 0;
                left = gone > 0 ? without(left, place, gone) : left;
            }
            return left;
        }

        private boolean stands(SideState state) {
            return isMark()
                    || id.equals(CounterId.UNLED)
                    || id.sailsFor(state.side().other())
                    || state.chief(id).filter(c -> c.place().equals(place)).isPresent()
                    || state.vessel(id).filter(v -> v.sea().equals(place)).isPresent();
        }

        /** How many attempts at that place all have seen, at face-down counters or with any. */
        public static int marksAt(List<Tried> tried, ZoneId place) {
            int count = 0;
            for (Tried one : tried) {
                count += one.place.equals(place) && one.isMark() ? 1 : 0;
            }
            return count;
        }

        /** Without so many of the marks at that place. */
        private static List<Tried> without(List<Tried> tried, ZoneId place, int count) {
            List<Tried> left = new ArrayList<>(tried);
            for (int n = 0; n < count; n++) {
                left.remove(mark(place));
            }
            return left;
        }

        /** Whether that counter was tried at that place. */
        public static boolean has(List<Tried> tried, CounterId id, ZoneId place) {
            return tried.contains(new Tried(id, place));
        }
    }
}
