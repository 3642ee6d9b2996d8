package strategos.engine.games.persians.losses;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.common.Boxes;
import strategos.engine.games.persians.common.EventText;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What is lost (0.4, 1.2, 4.4). */
public sealed interface LossEvents extends PersiansEvent {
    /** By what units or ships are lost. */
    enum Cause {
        ATTRITION,
        SEA,
        TEMPEST,
        SCORCHED,
        SUPPLY,
        BATTLE,
        FLED,
        CITY,
        STRANDED,
        DROWNED,
        INTRIGUES,
        RETREAT;

        /** By which rule ships are lost so. */
        private String rule() {
            return switch (this) {
                case BATTLE -> "9.3";
                case TEMPEST -> "11.2-tempest";
                default -> "9.1";
            };
        }

        private Text told() {
            return Text.of("why." + name().toLowerCase(Locale.ROOT));
        }
    }

    /** A side has said with its losses whose units go first where like ones lie in several boxes; its enemy does not see. */
    @Rule({"0.4", "7.3", "ruling-losses"})
    @Recorded("loss-boxes-chosen")
    record BoxesChosen(Side side, List<CounterId> leaders) implements LossEvents, Untold {
        public BoxesChosen {
            leaders = List.copyOf(leaders);
        }

        @Override
        public War apply(War before) {
            return before.with(side, before.fight().side(side).withBoxes(leaders));
        }

        @Override
        public boolean routine() {
            return true;
        }
    }

    /** Units are eliminated, each from its box or from among those without a leader. */
    @Rule({"0.4", "1.2", "5.3", "7.3"})
    @Recorded("units-lost")
    record UnitsLost(Side side, Cause why, boolean open, List<Loss> losses) implements LossEvents {
        public UnitsLost {
            losses = List.copyOf(losses);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            for (Loss loss : losses) {
                state = loss.from(state);
            }
            War after = before.with(state);
            return open
                    ? after.withBattle(after.battle().map(battle -> battle.withRound(fallen(battle.round()))))
                    : after;
        }

        private BattleRound fallen(BattleRound round) {
            BattleRound now = round;
            for (Loss loss : losses) {
                for (String kind : loss.troops().kinds()) {
                    now = now.with(
                            new BattleRound.Fallen(side, kind, loss.troops().count(kind)));
                }
            }
            return now;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            List<Loss> known =
                    losses.stream().filter(loss -> open || seen(before, loss)).toList();
            Troops all = Troops.NONE;
            for (Loss loss : known) {
                all = all.plus(loss.troops());
            }
            return all.isEmpty()
                    ? Optional.empty()
                    : EventText.line(
                            "told.units-lost", "1.2", "side", side.named(), "troops", all.named(), "why", why.told());
        }

        private boolean seen(Seen<War> before, Loss loss) {
            return loss.holder().isEmpty()
                    || before.position().side(side).chief(loss.holder().get()).isPresent();
        }

        /** Whether what is face up changes, or what drowns comes to light: in a battle, or of those beaten who go aboard. */
        @Override
        public boolean reveals() {
            return losses.stream().anyMatch(loss -> loss.holder().isEmpty() || why == Cause.DROWNED);
        }

        /**
         * Units of one box, or of those without a leader in a zone.
         *
         * @param holder whose box
         */
        public record Loss(Optional<CounterId> holder, ZoneId zone, Troops troops) {
            /** Units of his box. */
            public static Loss boxed(CounterId holder, ZoneId zone, Troops troops) {
                return new Loss(Optional.of(holder), zone, troops);
            }

            /** Units without a leader. */
            public static Loss unled(ZoneId zone, Troops troops) {
                return new Loss(Optional.empty(), zone, troops);
            }

            SideState from(SideState state) {
                if (holder.isEmpty()) {
                    return state.with(state.pile(zone).minus(troops));
                }
                Chief chief = state.chief(holder.get()).orElseThrow();
                return state.with(chief.with(chief.troops().minus(troops)));
            }
        }
    }

    /** Of the units that an active leader has left on his way those are gone: nobody like them pays for his march in their place. */
    @Rule({"5.2", "5.3"})
    @Recorded("stragglers-lost")
    record StragglersLost(ZoneId zone, Troops troops) implements LossEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.active().orElseThrow().losing(zone, troops));
        }
    }

    /** Ships are sunk. */
    @Rule({"0.4", "9.1", "9.3"})
    @Recorded("ships-lost")
    record ShipsLost(Side side, Cause why, boolean open, CounterId vessel, ZoneId sea, List<Ship> ships, boolean gone)
            implements LossEvents {
        public ShipsLost {
            ships = List.copyOf(ships);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            War after =
                    before.with(state.with(state.vessel(vessel).orElseThrow().minus(ships)));
            return open
                    ? after.withBattle(after.battle().map(battle -> battle.withRound(fallen(battle.round()))))
                    : after;
        }

        private BattleRound fallen(BattleRound round) {
            BattleRound now = round;
            for (Ship ship : ships) {
                now = now.with(new BattleRound.Fallen(side, ship.type(), 1));
            }
            return now;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            boolean known = open || before.viewer().equals(side.seat()) || vessel.isShip();
            if (ships.isEmpty() || (!known && !gone)) {
                return Optional.empty();
            }
            Text told = known
                    ? Text.of(
                            "told.ships-lost",
                            "side",
                            side.named(),
                            "ships",
                            Ship.named(ships),
                            "zone",
                            sea.named(),
                            "why",
                            why.told())
                    : Text.of("told.fleet-lost", "side", side.named(), "zone", sea.named(), "why", why.told());
            return Optional.of(new Line(told, why.rule()));
        }

        /** A counter that goes, a ship face up, a battle. */
        @Override
        public boolean reveals() {
            return gone || open || vessel.isShip();
        }
    }

    /** A leader is dead, or leaves for good; his units, if any are left, go to another or stay without one. */
    @Rule({"4.4", "7.5", "11.2", "ruling-heir"})
    @Recorded("leader-gone")
    record LeaderGone(Side side, CounterId leader, Optional<CounterId> heir, boolean killed) implements LossEvents {
        @Override
        public War apply(War before) {
            Chief chief = before.side(side).chief(leader).orElseThrow();
            SideState state = Boxes.without(before.side(side), chief, heir);
            War led = chief.troops().isEmpty() || heir.isPresent() ? before : before.bereft(side, chief);
            led = heir.flatMap(before.side(side)::chief).map(led::inherited).orElse(led);
            return led.with(state).withStatus(before.status().without(leader, killed));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            String key = killed ? "told.killed" : "told.departed";
            return EventText.line(key, killed ? "4.4" : departure(before.position()), "leader", Leader.named(leader));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** By which rule who is alive leaves the map: the allies of the revolt, the king in winter, or for a stratagem. */
    @Rule({"11.2", "14.1", "14.3"})
    private static String departure(War before) {
        if (before.scenario().equals(Printed.REVOLT)) {
            return "14.1";
        }
        return before.step() instanceof Step.TurnStart ? "14.3" : "11.2";
    }

    /** A side says what it loses first. */
    @Rule({"0.4", "1.2"})
    @Recorded("loss-order-set")
    record LossOrderSet(Side side, List<String> order) implements LossEvents {
        public LossOrderSet {
            order = List.copyOf(order);
        }

        @Override
        public War apply(War before) {
            return before.with(before.side(side).withLossOrder(order));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat()) ? EventText.line("told.loss-order", "1.2") : Optional.empty();
        }
    }

    /**
     * Leaders aboard ships that are gone come ashore.
     *
     * @param anew whether an active one among them, too, may try again at whom he has tried there before
     */
    @Rule({"6.1", "11.2-isolationism", "13", "ruling-asked"})
    @Recorded(value = "washed-ashore", version = 2)
    record WashedAshore(Side side, List<CounterId> members, ZoneId zone, boolean anew) implements LossEvents {
        public WashedAshore {
            members = List.copyOf(members);
        }

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            boolean units = false;
            for (CounterId member : members) {
                Chief chief = state.chief(member).orElseThrow();
                units |= !chief.troops().isEmpty();
                state = state.with(chief.ashore(zone));
            }
            War after = before.with(state).carried(members, zone);
            after = anew ? after.anew(side, members, zone) : after;
            return units ? after.withGround(after.ground().entered(zone, side)) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.ashore",
                    departure(before.position()),
                    "side",
                    side.named(),
                    "n",
                    members.size(),
                    "zone",
                    zone.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** It is settled who goes home to Asia. */
    @Rule("11.2-intrigues")
    @Recorded("court-answered")
    record CourtAnswered() implements LossEvents, Untold {
        @Override
        public War apply(War before) {
            return before.pop();
        }
    }
}
