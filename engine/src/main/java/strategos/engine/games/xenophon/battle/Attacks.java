package strategos.engine.games.xenophon.battle;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.AttackJudged;
import strategos.engine.games.xenophon.events.BattleEvents.BattleFought;
import strategos.engine.games.xenophon.events.BattleEvents.BattleJoined;
import strategos.engine.games.xenophon.events.BattleEvents.CasualtiesCounted;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.printed.TableRows;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.rules.RollRules;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Terrain;

/** The barbarians may attack, and an army that is attacked fights. */
public final class Attacks {
    private Attacks() {}

    /** The more anger, the likelier an attack; where there is none, nobody is there to do it. */
    @Rule({"attack-phase", "ruling-P1", "ruling-P2"})
    public record AttackPhase(AttackTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.ATTACK;
        }

        @Override
        public boolean called(MarchState march) {
            return march.roller().anger() > 0;
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new AttackJudged(table.attacked(total, march.roller().anger()));
        }
    }

    /**
     * Whether the barbarians attack.
     *
     * @param least a lower total counts as this
     * @param provoked how many anger tokens an attack takes away
     */
    @Rule({"attack-table", "ruling-P2"})
    public record AttackTable(int least, int provoked) {
        /** Whether that total brings an attack on an army that has made so much anger. */
        public boolean attacked(int total, int anger) {
            return Math.max(least, total) <= anger;
        }
    }

    /** Some of the anger is spent, and the battle costs men; the ground helps or hinders. */
    @Rule({"battle-phase", "route-table"})
    public record BattlePhase(BattleTable table, AttackTable attacks, RoutePhase.Table routes)
            implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.BATTLE;
        }

        @Override
        public List<RollRules> rolls() {
            return List.of(this, new CasualtiesRoll(table));
        }

        @Override
        public boolean called(MarchState march) {
            return march.turn().attacked();
        }

        @Override
        public void begin(Play<MarchState> play, RollResolver resolver) {
            if (called(play.state())) {
                play.happen(new BattleJoined(attacks.provoked()));
            }
            PhaseRules.WithRoll.super.begin(play, resolver);
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            Terrain terrain = march.turn().terrain();
            return new Printed().route(terrain, routes.row(terrain).battle()).all();
        }

        @Override
        public Settled read(MarchState march, int total) {
            return table.worst(total) ? new BattleFought(0, true) : new BattleFought(table.men(total), false);
        }
    }

    /** The second die of the worst of battles. */
    @Rule({"battle-worst", "ruling-rolls"})
    private record CasualtiesRoll(BattleTable table) implements RollRules {
        @Override
        public RollKind kind() {
            return RollKind.CASUALTIES;
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            return Printed.table(table.worstPlus()).all();
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new CasualtiesCounted(Math.max(0, total));
        }
    }

    /**
     * What a battle costs.
     *
     * @param worst at this total or below, a second die counts the casualties
     * @param worstPlus hundreds of men added to that die
     */
    @Rule({"battle-table", "battle-worst"})
    public record BattleTable(List<Row> rows, int worst, int worstPlus) {
        /**
         * A line of the table.
         *
         * @param men hundreds of men lost
         */
        public record Row(int roll, int men) {}

        public BattleTable {
            rows = List.copyOf(rows);
            TableRows.follow(rows, Row::roll, Row::roll, worst + 1, worst + rows.size());
            if (rows.isEmpty()) {
                throw new IllegalArgumentException("a battle has more results than the worst");
            }
        }

        /** Whether that total is as bad as can be. */
        public boolean worst(int total) {
            return total <= worst;
        }

        /** Hundreds of men lost at that total, above the worst; beyond the table, as its last line. */
        public int men(int total) {
            return rows.get(Math.min(total, rows.getLast().roll()) - worst - 1).men();
        }
    }
}
