package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Tables.SiegeTable;
import strategos.engine.scene.Board;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The combat tables and the siege table as boards show them, and how likely each result of a column is. */
@Rule({"8.1", "8.5-naval", "9.0"})
final class Charts {
    /** How the siege table writes that a place falls. */
    static final String FALLS = "✓";

    /** How the siege table writes that a place holds. */
    static final String HOLDS = "–";

    private static final int FACES = 6;

    private Charts() {}

    static Board.Grid grid(CombatTable table, int column) {
        List<List<Board.Cell>> rows = new ArrayList<>();
        for (int die = 1; die <= FACES; die++) {
            List<Board.Cell> row = new ArrayList<>();
            for (int i = 0; i < table.columns().size(); i++) {
                row.add(cell(table.outcome(i, die)));
            }
            rows.add(row);
        }
        return new Board.Grid(table.columns(), rows, column);
    }

    static Board.Grid grid(SiegeTable table, Sieges.Attempt attempt) {
        List<List<Board.Cell>> rows = new ArrayList<>();
        for (int die = 1; die <= FACES; die++) {
            List<Board.Cell> row = new ArrayList<>();
            for (int i = 0; i < table.columns().size(); i++) {
                boolean falls = table.falls(i, die + attempt.modifier());
                row.add(new Board.Cell(falls ? FALLS : HOLDS, falls ? 1 : -1));
            }
            rows.add(row);
        }
        return new Board.Grid(table.columns(), rows, attempt.column());
    }

    static List<Board.Chance> chances(CombatTable table, int column) {
        Map<Outcome, Integer> faces = new EnumMap<>(Outcome.class);
        for (int die = 1; die <= FACES; die++) {
            faces.merge(table.outcome(column, die), 1, Integer::sum);
        }
        List<Board.Chance> chances = new ArrayList<>();
        faces.forEach((outcome, n) -> chances.add(
                new Board.Chance(cell(outcome), Text.of("board.result", "outcome", meaning(outcome)), n, FACES)));
        return chances;
    }

    static List<Board.Chance> chances(SiegeTable table, Sieges.Attempt attempt, boolean sally) {
        int falls = attempt.chances(table);
        return List.of(
                new Board.Chance(
                        new Board.Cell(HOLDS, -1),
                        Text.of(sally ? "board.shut-in" : "board.holds"),
                        FACES - falls,
                        FACES),
                new Board.Chance(
                        new Board.Cell(FALLS, 1), Text.of(sally ? "board.breaks-out" : "board.falls"), falls, FACES));
    }

    /** A result in words. */
    static Arg meaning(Outcome outcome) {
        return new Arg.Name("meaning", outcome.name().toLowerCase(Locale.ROOT));
    }

    private static Board.Cell cell(Outcome outcome) {
        int favour = cost(outcome.loss(false)) - cost(outcome.loss(true));
        return new Board.Cell(outcome.code(), Integer.signum(favour));
    }

    private static int cost(Outcome.Loss loss) {
        return switch (loss) {
            case NONE -> 0;
            case HALF, EXCHANGE -> 1;
            case ALL -> 2;
        };
    }
}
