package strategos.engine.games.xenophon.route;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.events.RouteEvents.RouteFound;
import strategos.engine.games.xenophon.printed.TableRows;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.RollKind;
import strategos.engine.games.xenophon.state.Turn.Terrain;

/** Two dice for the terrain of the turn; it holds for this turn only. */
@Rule({"route-phase", "ruling-P4"})
public record RoutePhase(Table table) implements PhaseRules.WithRoll {
    @Override
    public RollKind kind() {
        return RollKind.ROUTE;
    }

    @Override
    public Settled read(MarchState march, int total) {
        return new RouteFound(table.terrain(total));
    }

    /** What terrain the route of the turn leads through, and what it adds to other rolls. */
    @Rule("route-table")
    public record Table(List<Row> rows) {
        /**
         * A line of the table.
         *
         * @param forage added to the forage roll; likewise travel and battle
         */
        public record Row(int from, int to, Terrain terrain, int forage, int travel, int battle) {}

        public Table {
            rows = List.copyOf(rows);
            TableRows.follow(rows, Row::from, Row::to, 2, 12);
            TableRows.each(rows, Row::terrain, Terrain.values(), Terrain.UNKNOWN);
        }

        /** The terrain for that sum of two dice, held in 2 to 12. */
        public Terrain terrain(int sum) {
            int held = Math.clamp(sum, rows.getFirst().from(), rows.getLast().to());
            for (Row row : rows) {
                if (held <= row.to()) {
                    return row.terrain();
                }
            }
            throw new IllegalStateException("the rows reach to the highest sum");
        }

        /** The line of that terrain. */
        public Row row(Terrain terrain) {
            for (Row row : rows) {
                if (row.terrain() == terrain) {
                    return row;
                }
            }
            throw new IllegalArgumentException("no route leads through " + terrain);
        }
    }
}
