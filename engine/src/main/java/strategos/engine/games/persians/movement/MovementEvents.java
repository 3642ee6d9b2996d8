package strategos.engine.games.persians.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.losses.LossEvents.Cause;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Active.Tried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.UnledStacks.UnledStack;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Forces on land: marches, attrition, interception (5, 6, 12). */
public sealed interface MovementEvents extends PersiansEvent {
    /** What everyone is told of units and leaders: units lie face up, and a leader could as well be a dummy. */
    private static Optional<Line> openly(String key, Side side, Troops troops, ZoneId zone) {
        return troops.isEmpty()
                ? Optional.empty()
                : EventText.line(key, "5.2", "side", side.named(), "troops", troops.named(), "zone", zone.named());
    }

    /** A force enters a zone on land. */
    @Rule({"5.1", "5.4", "13"})
    @Recorded("marched")
    record Marched(Side side, List<CounterId> members, ZoneId from, ZoneId to, int cost, boolean lifts)
            implements MovementEvents {
        public Marched {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            for (CounterId member : members) {
                state = state.with(state.chief(member).orElseThrow().ashore(to));
            }
            state = state.spend(cost);
            War after = before.with(state)
                    .with(before.active().orElseThrow().enters(to))
                    .moved(side, from, to);
            return lifts ? after.withGround(after.ground().lift(to)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line(
                            "told.marched-own",
                            "5.1",
                            "leaders",
                            EventText.counters(members),
                            "n",
                            members.size(),
                            "from",
                            from.named(),
                            "to",
                            to.named(),
                            "cost",
                            cost)
                    : EventText.line(
                            "told.marched",
                            "5.1",
                            "side",
                            side.named(),
                            "n",
                            members.size(),
                            "from",
                            from.named(),
                            "to",
                            to.named());
        }

        @Override
        public boolean reveals() {
            return lifts;
        }
    }

    /**
     * The die of attrition: all see it and what the table says, not what is lost.
     *
     * @param column of the table; 0 on scorched land, which has one alone
     */
    @Rule({"5.3", "9.1", "12"})
    @Recorded("attrition-rolled")
    record AttritionRolled(Side side, Kind kind, ZoneId place, int roll, int die, int column, int lost)
            implements MovementEvents {
        /** What is paid for. */
        public enum Kind {
            MARCH("5.3", Cause.ATTRITION),
            SEA("9.1", Cause.SEA),
            TEMPEST("11.2-tempest", Cause.TEMPEST),
            SCORCHED("12", Cause.SCORCHED);

            private final String rule;
            private final Cause cause;

            Kind(String rule, Cause cause) {
                this.rule = rule;
                this.cause = cause;
            }

            /** Of what is lost by it. */
            public Cause cause() {
                return cause;
            }

            /** Its rule. */
            public String rule() {
                return rule;
            }

            /** Its lower-case id, also in the names of its words. */
            public String id() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        @Override
        public War apply(War before) {
            return before;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.attrition." + kind.id(),
                    kind.rule(),
                    "side",
                    side.named(),
                    "zone",
                    place.named(),
                    "die",
                    die,
                    "column",
                    column,
                    "lost",
                    lost);
        }

        @Override
        public Optional<Strip> strip(Seen<War> before) {
            return Optional.of(EventText.strip("strip.attrition", kind.rule(), side)
                    .rolled(roll, List.of(die))
                    .column(Optional.of(column).filter(read -> read > 0).map(String::valueOf))
                    .meaning(
                            Text.of(kind == Kind.SCORCHED ? "strip.units.scorched" : "strip.units", "n", lost),
                            tell(before).orElseThrow().text()));
        }
    }

    /** An unbroken run of marches is over: whatever marches next begins anew. */
    @Rule({"5.3", "ruling-run"})
    @Recorded("march-ended")
    record MarchEnded() implements MovementEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().withRun(0));
        }
    }

    /** Somebody whose counters lie there may intercept what has come. */
    @Rule({"6.1", "ruling-asked"})
    @Recorded("entry-opened")
    record EntryOpened(Side asked, Force mover, int chain) implements MovementEvents, Untold {
        @Override
        public War apply(War before) {
            List<Tried> tried =
                    before.active().map(active -> active.metBy(mover)).orElse(List.of());
            return before.push(new Step.Entry(asked, mover, chain, tried));
        }
    }

    /**
     * A leader leaves units or leaders behind.
     *
     * @param back those of the units that he had only just taken along there: they have not marched with him
     */
    @Rule({"5.2", "5.3", "ruling-left", "ruling-run"})
    @Recorded(value = "troops-left", version = 2)
    record TroopsLeft(
            Side side, ZoneId zone, Troops troops, List<CounterId> holders, List<CounterId> leaders, Troops back)
            implements MovementEvents {
        public TroopsLeft {
            holders = List.copyOf(holders);
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            SideState state = Boxes.drop(before.side(side), holders, zone, troops, true);
            for (CounterId leader : leaders) {
                state = state.with(state.chief(leader).orElseThrow().free());
            }
            War after = before.with(state);
            Active now = after.active().orElseThrow();
            Active active = now.withForce(now.force().of(holders));
            return after.with(active.zones() == 0 ? active : trailing(before.side(side), state, active));
        }

        /** What marched until here still owes its attrition; who is left before the first zone, or has just joined, has not marched. */
        @Rule({"5.3", "ruling-run"})
        private Active trailing(SideState before, SideState state, Active active) {
            List<UnledStack> left = new ArrayList<>(active.left());
            Troops marched = troops.minus(back);
            for (CounterId leader : active.joined()) {
                // Who was taken along may be gone by now: a dummy that was found out, a leader who has fallen.
                Troops box = before.chief(leader).map(Chief::troops).orElse(Troops.NONE);
                Troops now = state.chief(leader).map(Chief::troops).orElse(Troops.NONE);
                marched = marched.minus(box.minus(now));
            }
            if (!marched.isEmpty()) {
                left.add(new UnledStack(zone, Troops.NONE, marched));
            }
            List<CounterId> parted = new ArrayList<>(active.parted());
            parted.addAll(leaders);
            parted.removeAll(active.joined());
            return active.withLeft(left).withParted(parted).returning(back);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (before.viewer().equals(side.seat())) {
                return EventText.line(
                        "told.left-own", "5.2", "what", EventText.band(leaders, troops), "zone", zone.named());
            }
            return openly("told.left", side, troops, zone);
        }

        /** Units that lay in boxes now lie face up, or a leader stands where he is left. */
        @Override
        public boolean reveals() {
            return true;
        }

        /** Units that lay in boxes now lie face up; a leader left behind could as well be a dummy. */
        @Override
        public boolean closesUndo() {
            return !troops.isEmpty();
        }
    }

    /** A leader takes units or leaders along. */
    @Rule("5.2")
    @Recorded("troops-taken")
    record TroopsTaken(Side side, ZoneId zone, Troops troops, CounterId holder, List<CounterId> leaders)
            implements MovementEvents {
        public TroopsTaken {
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            UnledStack pile = state.pile(zone);
            state = state.with(new UnledStack(zone, pile.fresh().minus(troops), pile.spent()));
            Chief chief = state.chief(holder).orElseThrow();
            state = state.with(chief.with(chief.troops().plus(troops)));
            for (CounterId leader : leaders) {
                state = state.with(
                        state.chief(leader).orElseThrow().under(holder).spent(true));
            }
            War after = before.with(state);
            Active active = after.active().orElseThrow();
            List<CounterId> members = new ArrayList<>(active.force().members());
            members.addAll(leaders);
            Active now = active.withForce(active.force().of(members));
            return after.with(now.taking(new UnledStack(zone, troops, Troops.NONE), leaders));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            if (before.viewer().equals(side.seat())) {
                return EventText.line(
                        "told.taken-own", "5.2", "what", EventText.band(leaders, troops), "zone", zone.named());
            }
            return openly("told.taken", side, troops, zone);
        }

        /** Units that stood there lay face up; that a leader or a dummy goes along, others see only now. */
        @Override
        public boolean reveals() {
            return !leaders.isEmpty();
        }

        /** Units that are taken lay face up, and who goes along stays face down. */
        @Override
        public boolean closesUndo() {
            return false;
        }
    }

    /** The unbroken run of a fleet or ship is over: whatever sails next is another, or begins anew. */
    @Rule("9.1")
    @Recorded("voyage-ended")
    record VoyageEnded() implements MovementEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().moored());
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

    /** What was under sail has gone down in a storm. */
    @Rule({"9.1", "ruling-tempest"})
    @Recorded("voyage-lost")
    record VoyageLost(Side side, ZoneId sea) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().moored());
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.voyage-lost", "9.1", "side", side.named(), "zone", sea.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A zone is laid waste. */
    @Rule("12")
    @Recorded("zone-scorched")
    record ZoneScorched(Side side, ZoneId zone) implements MovementEvents {
        @Override
        public War apply(War before) {
            return before.withGround(before.ground().scorch(zone));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.scorched", "12", "side", side.named(), "zone", zone.named());
        }

        @Override
        public boolean milestone() {
            return true;
        }
    }

    /** A fleet takes ships along. */
    @Rule("9.1")
    @Recorded("ships-joined")
    record ShipsJoined(Side side, CounterId fleet, ZoneId sea, List<CounterId> singles) implements MovementEvents {
        public ShipsJoined {
            singles = List.copyOf(singles);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            List<Ship> ships = new ArrayList<>();
            for (CounterId single : singles) {
                Vessel ship = state.vessel(single).orElseThrow();
                ships.addAll(ship.ships());
                state = state.with(state.vessel(fleet).orElseThrow().plus(ship.ships()))
                        .withoutVessel(single);
                state = state.eachChief(c -> c.aboard(single) ? c.on(fleet, sea) : c);
            }
            return before.with(state).with(before.active().orElseThrow().shipping(ships));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.ships-taken", "9.1", "side", side.named(), "n", singles.size(), "zone", sea.named());
        }
    }

    /** A fleet leaves ships behind. */
    @Rule("9.1")
    @Recorded("ships-parted")
    record ShipsParted(Side side, CounterId fleet, ZoneId sea, List<Ship> ships) implements MovementEvents {
        public ShipsParted {
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            state = state.with(state.vessel(fleet).orElseThrow().minus(ships));
            for (Ship ship : ships) {
                state = state.single(sea, ship);
            }
            return before.with(state).with(before.active().orElseThrow().parting(ships));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.ships-left", "9.1", "side", side.named(), "ships", Ship.named(ships), "zone", sea.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** The winner on land counts the zones of his march anew. */
    @Rule({"4.1", "5.3"})
    @Recorded("march-restarted")
    record MarchRestarted() implements MovementEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().withToll(0).withRun(0));
        }
    }
}
