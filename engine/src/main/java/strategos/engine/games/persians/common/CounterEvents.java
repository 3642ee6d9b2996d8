package strategos.engine.games.persians.common;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Counters.Leader;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Action points, stratagems and dummies (3, 8.2, 11). */
public sealed interface CounterEvents extends PersiansEvent {
    /** Action points are spent. */
    @Rule({"3", "6"})
    @Recorded("points-spent")
    record PointsSpent(Side side, int points, String on) implements CounterEvents {
        /** What is paid only by who has a point left: that is nobody else's business. */
        public static final String FREE = "battle";

        /** Deeds of one price that are told themselves. */
        private static final Set<String> TOLD = Set.of("interception", "scorch", "sack");

        /** What only a leader with units does. */
        private static final List<String> OF_LEADERS = List.of("scorch", "sack");

        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            return before.with(state.spend(points));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            boolean known = before.viewer().equals(side.seat()) || !on.equals(FREE);
            return known && points > 0 && !TOLD.contains(on)
                    ? EventText.line(
                            "told.spent", "3", "side", side.named(), "points", points, "on", Text.of("on." + on))
                    : Optional.empty();
        }

        /** Who pays for such a deed is no dummy, and has units left after what the march has cost him. */
        @Override
        public boolean reveals() {
            return OF_LEADERS.contains(on);
        }
    }

    /** A stratagem is played, in a battle for one of its sides; it leaves the game, or goes back into the pool. */
    @Rule("11.2")
    @Recorded("stratagem-played")
    record StratagemPlayed(Side side, Stratagem stratagem, boolean back) implements CounterEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            War after = before.with(state.withHand(state.hand().without(stratagem)))
                    .withBattle(before.battle()
                            .map(battle -> battle.with(side, battle.side(side).played(stratagem))));
            return back ? after.withPool(after.pool().with(stratagem.id())) : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.stratagem", "11.2", "side", side.named(), "stratagem", stratagem.named());
        }
    }

    /** A stratagem is given. */
    @Rule("8.2")
    @Recorded("stratagem-gained")
    record StratagemGained(Side side, Stratagem stratagem, boolean fromPool) implements CounterEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            War after = before.with(state.withHand(state.hand().with(stratagem, false)));
            if (fromPool) {
                after = after.withPool(after.pool().without(stratagem.id()));
            }
            return stratagem == Stratagem.NO_QUARTER
                    ? after.withStatus(after.status().withMercyGiven(true))
                    : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.gained", "8.2", "side", side.named(), "stratagem", stratagem.named());
        }

        /** That it was still in the pool, not everybody knew. */
        @Override
        public boolean reveals() {
            return fromPool;
        }
    }

    /**
     * The oracle is asked.
     *
     * @param on the roll of combat about which it is
     */
    @Rule("11.2-oracle")
    @Recorded("oracle-asked")
    record OracleAsked(Side side, int roll, int die, int value, Optional<CombatPhase> on) implements CounterEvents {
        @Override
        public War apply(War before) {
            return on.map(phase -> before.with(side, before.fight().side(side).oracle(value, phase)))
                    .orElse(before);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.oracle", "11.2-oracle", "side", side.named(), "die", die, "value", value);
        }
    }

    /** A dummy is laid on the map. */
    @Rule("11.1")
    @Recorded("dummy-laid")
    record DummyLaid(Side side, CounterId id, ZoneId place) implements CounterEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            return before.with(
                    place.sea()
                            ? state.with(new Vessel(id, place, List.of(), 0, 0))
                                    .lost(state.lostDummies(), state.lostDecoys() - 1)
                            : state.with(Chief.at(id, place)).lost(state.lostDummies() - 1, state.lostDecoys()));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return before.viewer().equals(side.seat())
                    ? EventText.line("told.dummy-laid", "11.1", "dummy", Leader.named(id), "zone", place.named())
                    : Optional.empty();
        }
    }

    /** A dummy is found out and waits to come back. */
    @Rule("11.1")
    @Recorded("dummy-lost")
    record DummyLost(Side side, CounterId id, ZoneId place) implements CounterEvents {
        @Override
        public War apply(War before) {
            SideState state = before.side(side);
            boolean fleet = state.vessel(id).isPresent();
            SideState after = fleet
                    ? state.withoutVessel(id).lost(state.lostDummies(), state.lostDecoys() + 1)
                    : state.withoutChief(id).lost(state.lostDummies() + 1, state.lostDecoys());
            return before.with(after);
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.dummy", "11.1", "side", side.named(), "zone", place.named());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Something holds from now on, or no longer. */
    @Rule({"11.2-isolationism", "11.2-panhellenism", "11.2-no-quarter"})
    @Recorded("status-changed")
    record StatusChanged(Change what) implements CounterEvents {
        /** What begins or ends by a stratagem. */
        public enum Change {
            ISOLATION,
            NO_ISOLATION,
            NO_MERCY,
            UNION;

            private String id() {
                return name().toLowerCase(Locale.ROOT).replace('_', '-');
            }
        }

        @Override
        public War apply(War before) {
            CampaignStatus tide = before.status();
            return before.withStatus(
                    switch (what) {
                        case ISOLATION -> tide.withIsolation(true);
                        case NO_ISOLATION -> tide.withIsolation(false);
                        case NO_MERCY -> tide.withNoMercy(true);
                        case UNION -> tide.withUnion(true);
                    });
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line("told.status." + what.id(), "11.2");
        }
    }
}
