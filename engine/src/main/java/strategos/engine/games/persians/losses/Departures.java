package strategos.engine.games.persians.losses;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.losses.LossEvents.LeaderGone;
import strategos.engine.games.persians.losses.LossEvents.UnitsLost;
import strategos.engine.games.persians.losses.LossEvents.WashedAshore;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** Persians who go home to Asia with their king. */
@Rule({"11.2-intrigues", "14.3"})
public final class Departures {
    private static final int HOME_GOERS = 5;

    private final Losses losses;
    private final Castaways castaways;

    public Departures(Forces forces) {
        this.losses = new Losses(forces);
        this.castaways = new Castaways(forces, losses);
    }

    /** Units leave, the leader's own first; then he does. */
    public void leave(Play<War> play, CounterId leader, Troops units, Cause why) {
        SideState state = play.state().side(Side.PERSIAN);
        List<Chief> order = new ArrayList<>();
        state.chief(leader).ifPresent(order::add);
        state.chiefs().stream().filter(c -> !c.id().equals(leader)).forEach(order::add);
        Troops left = units;
        List<UnitsLost.Loss> gone = new ArrayList<>();
        for (Chief chief : order) {
            Troops some = chief.troops().and(left);
            if (!some.isEmpty()) {
                gone.add(UnitsLost.Loss.boxed(chief.id(), chief.place(), some));
                left = left.minus(some);
            }
        }
        for (UnledStack pile : state.piles()) {
            Troops some = pile.all().and(left);
            if (!some.isEmpty()) {
                gone.add(UnitsLost.Loss.unled(pile.zone(), some));
                left = left.minus(some);
            }
        }
        losses.happen(play, Side.PERSIAN, why, false, gone);
        go(play, leader);
    }

    /** A leader leaves. */
    public void go(Play<War> play, CounterId leader) {
        castaways.leave(play, Side.PERSIAN, leader);
    }

    /** How many go home. */
    @Rule("11.2-intrigues")
    public static int homeGoers(Troops shown) {
        return Math.min(HOME_GOERS, shown.size());
    }

    /** Xerxes and the chosen units leave: those of his own box first. */
    @Rule("11.2-intrigues")
    public void goHome(Play<War> play, Troops chosen) {
        leave(play, CounterId.XERXES, chosen, Cause.INTRIGUES);
    }

    /** Others aboard, when ships leave the game without a fight: they come ashore next to that sea zone, or are lost. */
    @Rule({"11.2-isolationism", "14.1", "ruling-castaways"})
    public static final class Castaways {
        private final Forces forces;
        private final Losses losses;

        public Castaways(Forces forces, Losses losses) {
            this.forces = forces;
            this.losses = losses;
        }

        /** After ships of those fleets are gone. */
        public void settle(Play<War> play, Side side, List<CounterId> vessels) {
            for (CounterId id : vessels) {
                SideState state = play.state().side(side);
                List<Chief> out = crowdedOut(state, id);
                if (!out.isEmpty()) {
                    land(play, side, out);
                }
            }
        }

        /** Who finds no room aboard any more: the largest band stays that still has some, then the next; a band is not parted. */
        @Rule({"9.4", "ruling-castaways"})
        private List<Chief> crowdedOut(SideState state, CounterId vessel) {
            List<Chief> aboard = state.aboard(vessel);
            Optional<Integer> space = state.vessel(vessel).map(v -> losses.space(v.ships()));
            if (space.isEmpty()) {
                return aboard;
            }
            int room = space.get();
            List<Chief> out = new ArrayList<>();
            for (List<Chief> band : bands(aboard)) {
                int need = need(band);
                if (need <= room) {
                    room -= need;
                } else {
                    out.addAll(band);
                }
            }
            return aboard.stream().filter(out::contains).toList();
        }

        private List<List<Chief>> bands(List<Chief> aboard) {
            return aboard.stream()
                    .filter(chief -> aboard.stream().noneMatch(other -> chief.follows(other.id())))
                    .map(head -> aboard.stream()
                            .filter(chief -> chief.equals(head) || chief.follows(head.id()))
                            .toList())
                    .sorted(Comparator.comparingInt((List<Chief> band) -> -need(band)))
                    .toList();
        }

        private int need(List<Chief> band) {
            return band.stream().mapToInt(chief -> losses.room(chief.troops())).sum();
        }

        /** Puts them ashore, or they are lost. */
        private void land(Play<War> play, Side side, List<Chief> aboard) {
            if (!landed(play, side, aboard, zone -> true)) {
                drown(play, side, aboard);
                aboard.forEach(c -> play.happen(new LeaderGone(side, c.id(), Optional.empty(), true)));
            }
        }

        /**
         * A leader leaves for good, alive: his units go to another leader aboard, or come ashore with him and stay; Spartans
         * only where Isolation keeps them.
         */
        @Rule({"11.2", "11.2-isolationism"})
        public void leave(Play<War> play, Side side, CounterId leader) {
            War war = play.state();
            SideState state = war.side(side);
            Optional<Chief> chief = state.chief(leader);
            if (chief.isPresent()) {
                Optional<CounterId> heir = Boxes.heir(state, chief.get());
                if (chief.get().aboard()
                        && heir.isEmpty()
                        && !chief.get().troops().isEmpty()) {
                    boolean kept = war.status().isolation()
                            && forces.spartan(war, new Force(side, chief.get().place(), List.of(leader)));
                    strand(
                            play,
                            side,
                            List.of(chief.get()),
                            zone -> !kept || forces.printed().isolated(zone));
                }
                play.happen(new LeaderGone(side, leader, heir, false));
            }
        }

        /**
         * Leaders aboard are about to leave, and units of theirs stay with nobody to lead them on that vessel: they come ashore
         * first, or the units are lost.
         */
        public void strand(Play<War> play, Side side, List<Chief> leaving) {
            strand(play, side, leaving, zone -> true);
        }

        private void strand(Play<War> play, Side side, List<Chief> leaving, Predicate<ZoneId> open) {
            if (!landed(play, side, leaving, open)) {
                drown(play, side, leaving);
            }
        }

        private boolean landed(Play<War> play, Side side, List<Chief> aboard, Predicate<ZoneId> open) {
            War war = play.state();
            ZoneId sea = aboard.getFirst().place();
            Optional<ZoneId> coast = forces.printed().atlas().sea(sea).coast().stream()
                    .filter(zone -> open.test(zone) && !war.side(side.other()).present(zone))
                    .findFirst();
            coast.ifPresent(zone -> play.happen(
                    new WashedAshore(side, aboard.stream().map(Chief::id).toList(), zone, true)));
            return coast.isPresent();
        }

        private void drown(Play<War> play, Side side, List<Chief> aboard) {
            losses.happen(
                    play,
                    side,
                    Cause.DROWNED,
                    false,
                    aboard.stream()
                            .map(c -> UnitsLost.Loss.boxed(c.id(), c.place(), c.troops()))
                            .toList());
        }
    }
}
