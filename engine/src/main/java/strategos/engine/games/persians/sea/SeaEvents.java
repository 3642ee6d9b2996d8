package strategos.engine.games.persians.sea;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text.Line;

/** Fleets at sea and what they carry (9). */
public sealed interface SeaEvents extends PersiansEvent {
    /** A fleet or ship enters a zone at sea. */
    @Rule({"9.1", "3"})
    @Recorded("sailed")
    record Sailed(Side side, CounterId vessel, ZoneId from, ZoneId to, int cost, boolean first) implements SeaEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            state = state.with(state.vessel(vessel).orElseThrow().sails(to));
            state = state.eachChief(c -> c.aboard(vessel) ? c.in(to) : c);
            state = state.spend(cost);
            War after = before.with(state).moved(side, from, to);
            Active active = after.active().orElseThrow().sailing(vessel);
            active = first ? active.withMet(ashore(active.met())) : active;
            boolean carries = after.side(side)
                    .chief(active.force().lead())
                    .filter(c -> c.aboard(vessel))
                    .isPresent();
            return after.with(carries ? active.withForce(active.force().in(to)) : active);
        }

        /** What has tried at sea has tried against the vessel that sailed before. */
        @Rule("9.2")
        private static List<Tried> ashore(List<Tried> met) {
            return met.stream().filter(t -> !t.place().sea()).toList();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line(
                            "told.sailed-own",
                            "9.1",
                            "vessel",
                            Leader.named(vessel),
                            "from",
                            from.named(),
                            "to",
                            to.named(),
                            "cost",
                            cost)
                    : EventText.line(
                            vessel.isShip() ? "told.sailed.single" : "told.sailed",
                            "9.1",
                            "side",
                            side.named(),
                            "from",
                            from.named(),
                            "to",
                            to.named());
        }

        /** The first leg shows which counter is meant. */
        @Override
        public boolean reveals() {
            return first;
        }

        /** What sails is any counter of the zone, and stays face down. */
        @Override
        public boolean closesUndo() {
            return false;
        }
    }

    /** A leader goes aboard with what follows him. */
    @Rule("9.4")
    @Recorded("embarked")
    record Embarked(Side side, List<CounterId> members, CounterId vessel, ZoneId from, ZoneId sea, Troops left)
            implements SeaEvents {
        public Embarked {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            SideState state = Boxes.drop(before.side(side), members, from, left, false);
            boolean spent = state.chief(members.getFirst()).orElseThrow().spent();
            state = spent ? Boxes.tire(state, from, left) : state;
            for (CounterId member : members) {
                state = state.with(state.chief(member).orElseThrow().on(vessel, sea));
            }
            state = state.eachChief(c -> c.follows(members.getFirst()) && !members.contains(c.id()) ? c.free() : c);
            War after = before.with(state).carried(members, sea);
            Active active = after.active().orElseThrow();
            return active.force().lead().equals(members.getFirst())
                    ? after.with(parted(active)
                            .withHalted(active.halted() || active.zones() > 0)
                            .withForce(new Force(side, sea, members)))
                    : after;
        }

        /** Who marched with him and goes aboard of other ships still owes attrition. */
        @Rule({"5.3", "ruling-aboard"})
        private Active parted(Active active) {
            List<CounterId> others = new ArrayList<>(active.force().members());
            others.removeAll(members);
            others.removeAll(active.joined());
            others.addAll(0, active.parted());
            return active.zones() > 0 ? active.withParted(others) : active;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line(
                            "told.embarked-own",
                            "9.4",
                            "leaders",
                            EventText.counters(members),
                            "n",
                            members.size(),
                            "vessel",
                            Leader.named(vessel),
                            "zone",
                            from.named())
                    : EventText.line(
                            "told.embarked", "9.4", "side", side.named(), "n", members.size(), "zone", from.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * A leader lands with what follows him.
     *
     * @param anew whether he, too, may try again at whom he has tried there before
     */
    @Rule({"9.4", "13"})
    @Recorded(value = "landed", version = 2)
    record Landed(Side side, List<CounterId> members, ZoneId sea, ZoneId to, boolean lifts, boolean anew)
            implements SeaEvents {
        public Landed {
            members = List.copyOf(members);
        }

        /** A landing is an event of its own: who has tried at a force that marched in may try again, and so may that force. */
        @Override
        @Rule({"6.1", "ruling-asked"})
        public War apply(War before) {
            SideState state = before.side(side);
            for (CounterId member : members) {
                state = state.with(state.chief(member).orElseThrow().ashore(to));
            }
            War after = before.with(state).moved(side, sea, to);
            Optional<Active> active = after.active();
            if (active.isPresent() && active.get().force().lead().equals(members.getFirst())) {
                Active come = active.get().come(new Force(side, to, members));
                after = after.with(anew ? come.afresh() : come);
            }
            return lifts ? after.withGround(after.ground().lift(to)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line(
                            "told.landed-own",
                            "9.4",
                            "leaders",
                            EventText.counters(members),
                            "n",
                            members.size(),
                            "zone",
                            to.named())
                    : EventText.line(
                            "told.landed", "9.4", "side", side.named(), "n", members.size(), "zone", to.named());
        }

        /** Who was aboard was not on the map; now a counter is. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The winner at sea counts its zones anew. */
    @Rule("9.1")
    @Recorded("victorious")
    record Victorious(Side side, List<CounterId> vessels) implements SeaEvents, Untold {
        public Victorious {
            vessels = List.copyOf(vessels);
        }

        @Override
        public War apply(War before) {
            return before.with(before.side(side).eachVessel(v -> vessels.contains(v.id()) ? v.victorious() : v));
        }
    }
}
