package strategos.engine.games.persians.events;

import java.util.List;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Tried;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.Vessel;
import strategos.engine.games.persians.war.War;
import strategos.engine.text.Line;

/** Fleets at sea and what they carry (9). */
public sealed interface SeaEvents extends PersiansEvent {
    /** A fleet or ship enters a zone at sea. */
    @Rule({"9.1", "3"})
    @Recorded("sailed")
    record Sailed(Side side, String vessel, String from, String to, int cost, boolean first) implements SeaEvents {
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            camp = camp.with(camp.vessel(vessel).orElseThrow().sails(to));
            camp = camp.eachChief(c -> c.vessel().equals(vessel) ? c.in(to) : c);
            camp = camp.withPurse(camp.purse().spend(cost));
            War after = before.with(camp).moved(side, from, to);
            Active active = after.active().orElseThrow().withVoyage(vessel);
            active = first ? active.withMet(ashore(active.met())) : active;
            boolean carries = after.camp(side)
                    .chief(active.force().lead())
                    .filter(c -> c.vessel().equals(vessel))
                    .isPresent();
            return after.with(carries ? active.withForce(active.force().in(to)) : active);
        }

        /** What has tried at sea has tried against the vessel that sailed before. */
        @Rule("9.2")
        private static List<Tried> ashore(List<Tried> met) {
            return met.stream().filter(t -> !SeaZone.is(t.place())).toList();
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat()) || Vessel.isSingle(vessel)
                    ? Told.line(
                            "told.sailed-own",
                            "9.1",
                            "vessel",
                            Leader.named(vessel),
                            "from",
                            Zone.named(from),
                            "to",
                            Zone.named(to),
                            "cost",
                            cost)
                    : Told.line(
                            "told.sailed", "9.1", "side", side.named(), "from", Zone.named(from), "to", Zone.named(to));
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
    record Embarked(Side side, List<String> members, String vessel, String from, String sea, Troops left)
            implements SeaEvents {
        public Embarked {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            Camp camp = Boxes.drop(before.camp(side), members, from, left, false);
            boolean spent = camp.chief(members.getFirst()).orElseThrow().spent();
            camp = spent ? Boxes.tire(camp, from, left) : camp;
            for (String member : members) {
                camp = camp.with(camp.chief(member).orElseThrow().on(vessel, sea));
            }
            camp = camp.eachChief(
                    c -> c.boss().equals(members.getFirst()) && !members.contains(c.id()) ? c.under("") : c);
            War after = before.with(camp).carried(members, sea);
            Active active = after.active().orElseThrow();
            return active.force().lead().equals(members.getFirst())
                    ? after.with(active.withHalted(active.halted() || active.zones() > 0)
                            .withForce(new Force(side, sea, members)))
                    : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? Told.line(
                            "told.embarked-own",
                            "9.4",
                            "leaders",
                            Told.counters(members),
                            "n",
                            members.size(),
                            "vessel",
                            Leader.named(vessel),
                            "zone",
                            Zone.named(from))
                    : Told.line(
                            "told.embarked",
                            "9.4",
                            "side",
                            side.named(),
                            "n",
                            members.size(),
                            "zone",
                            Zone.named(from));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A leader lands with what follows him. */
    @Rule({"9.4", "13"})
    @Recorded("landed")
    record Landed(Side side, List<String> members, String sea, String to, boolean lifts) implements SeaEvents {
        public Landed {
            members = List.copyOf(members);
        }

        /** A landing is an event of its own: who has tried against a force that marched in may try again. */
        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            for (String member : members) {
                camp = camp.with(camp.chief(member).orElseThrow().ashore(to));
            }
            War after = before.with(camp).moved(side, sea, to);
            Optional<Active> active = after.active();
            if (active.isPresent() && active.get().force().lead().equals(members.getFirst())) {
                after = after.with(active.get()
                        .withForce(new Force(side, to, members))
                        .withMet(Tried.elsewhere(active.get().met(), to)));
            }
            return lifts ? after.withGround(after.ground().lift(to)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? Told.line(
                            "told.landed-own",
                            "9.4",
                            "leaders",
                            Told.counters(members),
                            "n",
                            members.size(),
                            "zone",
                            Zone.named(to))
                    : Told.line(
                            "told.landed", "9.4", "side", side.named(), "n", members.size(), "zone", Zone.named(to));
        }

        /** Who was aboard was not on the map; now a counter is. */
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A fleet takes ships along. */
    @Rule("9.1")
    @Recorded("ships-joined")
    record ShipsJoined(Side side, String fleet, String sea, List<String> singles) implements SeaEvents {
        public ShipsJoined {
            singles = List.copyOf(singles);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            for (String single : singles) {
                Vessel ship = camp.vessel(single).orElseThrow();
                camp = camp.with(camp.vessel(fleet).orElseThrow().plus(ship.ships()))
                        .withoutVessel(single);
                camp = camp.eachChief(c -> c.vessel().equals(single) ? c.on(fleet, sea) : c);
            }
            return before.with(camp);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line(
                    "told.ships-taken", "9.1", "side", side.named(), "n", singles.size(), "zone", Zone.named(sea));
        }
    }

    /** A fleet leaves ships behind. */
    @Rule("9.1")
    @Recorded("ships-parted")
    record ShipsParted(Side side, String fleet, String sea, List<Ship> ships) implements SeaEvents {
        public ShipsParted {
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            camp = camp.with(camp.vessel(fleet).orElseThrow().minus(ships));
            for (Ship ship : ships) {
                camp = camp.single(sea, ship);
            }
            return before.with(camp);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line(
                    "told.ships-left",
                    "9.1",
                    "side",
                    side.named(),
                    "ships",
                    Ship.named(ships),
                    "zone",
                    Zone.named(sea));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The unbroken run of a fleet or ship is over: whatever sails next is another, or begins anew. */
    @Rule("9.1")
    @Recorded("voyage-ended")
    record VoyageEnded() implements SeaEvents {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().withVoyage(""));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Optional.empty();
        }

        /** Which counter was under sail is settled. */
        @Override
        public boolean reveals() {
            return true;
        }

        /** Nothing of the counter is shown. */
        @Override
        public boolean closesUndo() {
            return false;
        }
    }

    /** Leaders aboard ships that are gone come ashore. */
    @Rule({"11.2-isolationnisme", "13"})
    @Recorded("washed-ashore")
    record WashedAshore(Side side, List<String> members, String zone) implements SeaEvents {
        public WashedAshore {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            Camp camp = before.camp(side);
            boolean units = false;
            for (String member : members) {
                Chief chief = camp.chief(member).orElseThrow();
                units |= !chief.troops().isEmpty();
                camp = camp.with(chief.ashore(zone));
            }
            War after = before.with(camp).carried(members, zone);
            return units ? after.withGround(after.ground().entered(zone, side)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return Told.line(
                    "told.ashore",
                    "11.2-isolationnisme",
                    "side",
                    side.named(),
                    "n",
                    members.size(),
                    "zone",
                    Zone.named(zone));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }
}
