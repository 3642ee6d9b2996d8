package strategos.engine.games.xenophon.battle;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapDealt;
import strategos.engine.games.xenophon.events.BattleEvents.SatrapSought;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.printed.TableRows;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.state.CurrentRoll.Modifier;
import strategos.engine.games.xenophon.state.Leader;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Terrain;

/** The army may run into a satrap, and then must deal with him. */
public final class Satraps {
    private Satraps() {}

    /** A satrap is likelier where people live. */
    @Rule({"satrap-phase", "satrap-settled"})
    public record SatrapPhase(SatrapTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.SATRAP;
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            return new Printed()
                    .when(march.turn().terrain() == Terrain.SETTLED, "settled", table.settled())
                    .all();
        }

        @Override
        public Settled read(MarchState march, int total) {
            return new SatrapSought(table.meets(total));
        }
    }

    /**
     * Whether a satrap is met.
     *
     * @param met the least total at which one is
     * @param settled added in a settled area
     */
    @Rule({"satrap-table", "satrap-settled"})
    public record SatrapTable(int met, int settled) {
        /** Whether that total meets one. */
        public boolean meets(int total) {
            return total >= met;
        }
    }

    /** How the satrap takes it; Menon has a way with satraps. */
    @Rule({"negotiations-phase", "leader-cards", "ruling-L2"})
    public record NegotiationsPhase(NegotiationsTable table) implements PhaseRules.WithRoll {
        @Override
        public RollKind kind() {
            return RollKind.NEGOTIATION;
        }

        @Override
        public boolean called(MarchState march) {
            return march.turn().met();
        }

        @Override
        public List<Modifier> printed(MarchState march) {
            return march.roller().leader() == Leader.MENON
                    ? new Printed().add(Leader.MENON.named(), table.menon()).all()
                    : List.of();
        }

        @Override
        public Settled read(MarchState march, int total) {
            NegotiationsTable.Row row = table.row(total);
            return new SatrapDealt(row.mood(), row.anger(), row.food(), row.calmed());
        }
    }

    /**
     * What comes of meeting a satrap.
     *
     * @param menon what Menon adds to the roll
     */
    @Rule("negotiations-table")
    public record NegotiationsTable(List<Row> rows, int menon) {
        /**
         * A line of the table.
         *
         * @param mood how the satrap meets the army
         * @param anger anger tokens gained
         * @param food food tokens gained
         * @param calmed whether all anger goes
         */
        public record Row(int roll, String mood, int anger, int food, boolean calmed) {}

        public NegotiationsTable {
            rows = List.copyOf(rows);
            TableRows.follow(rows, Row::roll, Row::roll, 1, 6);
        }

        /** The line for that total; outside the table, the nearest. */
        public Row row(int total) {
            return rows.get(Math.clamp(total, 1, rows.size()) - 1);
        }
    }
}
