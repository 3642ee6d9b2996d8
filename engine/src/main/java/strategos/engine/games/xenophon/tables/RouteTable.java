package strategos.engine.games.xenophon.tables;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.march.Terrain;

/** What terrain the route of the turn leads through, and what it adds to other rolls. */
@Rule("route-table")
public record RouteTable(List<Row> rows) {
    /**
     * A line of the table.
     *
     * @param forage added to the forage roll; likewise travel and battle
     */
    public record Row(int from, int to, Terrain terrain, int forage, int travel, int battle) {}

    public RouteTable {
        rows = List.copyOf(rows);
        Rows.follow(rows, Row::from, Row::to, 2, 12);
        Rows.each(rows, Row::terrain, Terrain.values(), Terrain.UNKNOWN);
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
