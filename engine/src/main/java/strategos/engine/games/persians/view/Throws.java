package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.rules.Reckoning;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.CombatPhase;
import strategos.engine.games.persians.war.Part;
import strategos.engine.games.persians.war.Side;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** A throw on a combat table as boards show it: from the points to the column, what is added to the die, what it did. */
@Rule({"7.2", "7.3", "9.3"})
final class Throws {
    private final Tables tables;

    Throws(Tables tables) {
        this.tables = tables;
    }

    /** Before the die. */
    Board.Throw coming(boolean sea, Side side, CombatPhase phase, Reckoning reckoning) {
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
                        volley.roll(),
                        volley.die(),
                        volley.result().code(),
                        volley.result().words())));
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
