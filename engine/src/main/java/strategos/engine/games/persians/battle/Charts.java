package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.engine.Rule;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.BattleRound.ResultCode;
import strategos.engine.games.persians.war.Side;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** The combat tables as boards show them: a row for each face of the die, with what is added to it. */
@Rule({"7.2", "7.3", "9.3"})
final class Charts {
    private final Tables tables;

    Charts(Tables tables) {
        this.tables = tables;
    }

    /** The table as it was thrown on, with what was added to each face. */
    Board.Grid grid(boolean sea, BattleRound.Volley volley, int favour) {
        return grid(sea, Math.max(0, tables.columns(sea).indexOf(volley.column())), volley.more(), favour);
    }

    /** The table as it will be thrown on. */
    Board.Grid grid(boolean sea, CombatModifiers reckoning, int favour) {
        int column = Math.clamp(reckoning.column(), 0, tables.columns(sea).size() - 1);
        return grid(sea, column, reckoning.total(0), favour);
    }

    private Board.Grid grid(boolean sea, int column, int added, int favour) {
        List<String> columns = tables.columns(sea);
        List<List<Board.Cell>> rows = new ArrayList<>();
        for (int die = 1; die <= Tables.SIDES; die++) {
            List<Board.Cell> row = new ArrayList<>();
            for (int i = 0; i < columns.size(); i++) {
                ResultCode result = sea
                        ? new ResultCode(tables.navalCombat().cell(i, die + added), false)
                        : ResultCode.of(tables.landCombat().cell(i, die + added));
                row.add(new Board.Cell(result.code(), result.points() == 0 ? 0 : favour));
            }
            rows.add(row);
        }
        return new Board.Grid(columns, rows, column);
    }

    /** How likely each result of the column is. */
    List<Board.Chance> chances(Board.Grid grid, CombatPhase phase) {
        SequencedMap<Board.Cell, Integer> faces = new LinkedHashMap<>();
        grid.rows().forEach(row -> faces.merge(row.get(grid.column()), 1, Integer::sum));
        List<Board.Chance> chances = new ArrayList<>();
        faces.forEach((cell, n) ->
                chances.add(new Board.Chance(cell, phase.words(ResultCode.of(cell.code())), n, Tables.SIDES)));
        return chances;
    }

    /** A throw on a combat table as boards show it: from the points to the column, what is added to the die, what it did. */
    @Rule({"7.2", "7.3", "9.3"})
    static final class Throws {
        private final Tables tables;

        Throws(Tables tables) {
            this.tables = tables;
        }

        /** Before the die. */
        Board.Throw coming(boolean sea, Side side, CombatPhase phase, CombatModifiers reckoning) {
            return new Board.Throw(
                    title(side, phase),
                    steps(
                            reckoning.points(),
                            tables.column(sea, reckoning.base()),
                            reckoning.shifts(),
                            tables.column(sea, reckoning.column())),
                    modifiers(reckoning.added()),
                    Optional.empty());
        }

        /** After it. */
        static Board.Throw thrown(BattleRound.Volley volley) {
            return new Board.Throw(
                    title(volley.side(), volley.phase()),
                    steps(volley.points(), volley.base(), volley.shifts(), volley.column()),
                    modifiers(volley.added()),
                    Optional.of(new Board.Roll(
                            volley.roll(), volley.die(), volley.result().code(), volley.words())));
        }

        private static Text title(Side side, CombatPhase phase) {
            return Text.of("board.throw." + phase.id(), "side", Text.of("panel.side." + side.id()));
        }

        private static List<Strip.Modifier> steps(int points, String base, List<Part> shifts, String column) {
            List<Strip.Modifier> steps = new ArrayList<>();
            steps.add(new Strip.Modifier(
                    Integer.toString(points), Text.of("board.points.column", "column", new Arg.Typed(base))));
            steps.addAll(modifiers(shifts));
            steps.add(new Strip.Modifier(column, Text.of("board.column")));
            return steps;
        }

        private static List<Strip.Modifier> modifiers(List<Part> parts) {
            return parts.stream().map(Part::modifier).toList();
        }
    }
}
