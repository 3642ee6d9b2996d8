package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.Board;

/** The chart with its column lit, and after the roll the row and the cell. */
final class GridArt {
    /** The colour of dice. */
    static final Tone BONE = Tone.rgb(0xF8EFD8);

    private static final Tone ROLLED = Tone.rgb(0xF6C07E);
    private static final Tone LIT = Tone.rgb(0xF2A65A);
    private static final Tone CELL = Tone.rgb(0xB4530F);
    private static final Tone BAD = Tone.rgb(0xE9C9BC);
    private static final Tone EVEN = Tone.rgb(0xE6DDBE);
    private static final Tone GOOD = Tone.rgb(0xCADBD6);
    private static final double LEFT = 190;
    private static final double RIGHT = 1540;
    private static final double WIDEST = 192;
    private static final double ROW = 52;
    private static final double GAP = 3;

    private final Lettering lettering;
    private final DiePainter dice;

    GridArt(Lettering lettering) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
    }

    /** Red is bad for the attacker, blue-green good. */
    static Tone tone(Board.Cell cell) {
        return cell.favour() < 0 ? BAD : cell.favour() > 0 ? GOOD : EVEN;
    }

    double height(Board.Grid grid) {
        return (grid.rows().size() + 1) * ROW;
    }

    void paint(Graphics2D g, Board board, double y) {
        Board.Grid grid = board.grid();
        int rolled = board.cast().roll().map(Board.Roll::face).orElse(0);
        double wide = Math.min(WIDEST, (RIGHT - LEFT) / grid.columns().size());
        for (int column = 0; column < grid.columns().size(); column++) {
            boolean lit = column == grid.column();
            Shape head = new Rectangle2D.Double(LEFT + column * wide, y, wide - GAP, ROW - GAP);
            Canvas.fill(g, head, lit ? Inks.CURRENT : Inks.COLUMN);
            lettering
                    .fit(grid.columns().get(column), Type.bold(30), 16, wide - 10)
                    .drawMiddle(g, Inks.CREAM, LEFT + (column + .5) * wide - GAP / 2, y + ROW / 2 - 1, Anchor.CENTRE);
        }
        for (int face = 1; face <= grid.rows().size(); face++) {
            double top = y + face * ROW;
            dice.paint(g, LEFT - 78, top + 3, 42, face, grid.rows().size(), face == rolled ? ROLLED : BONE);
            row(g, grid, grid.rows().get(face - 1), face == rolled, top, wide);
        }
    }

    private void row(Graphics2D g, Board.Grid grid, List<Board.Cell> row, boolean rolled, double top, double wide) {
        for (int column = 0; column < row.size(); column++) {
            boolean lit = column == grid.column();
            boolean hit = lit && rolled;
            Tone tone = tone(row.get(column));
            Tone ground = hit ? CELL : lit || rolled ? tone.mix(LIT, lit ? .45 : .30) : tone;
            Shape cell = new Rectangle2D.Double(LEFT + column * wide, top, wide - GAP, ROW - GAP);
            Canvas.fill(g, cell, ground);
            if (hit) {
                Canvas.draw(g, cell, Inks.INK, 4);
            }
            lettering
                    .fit(
                            row.get(column).code(),
                            hit ? Type.bold(36) : lit ? Type.bold(31) : Type.sans(29),
                            14,
                            wide - 12)
                    .drawMiddle(
                            g,
                            hit ? Inks.CREAM : Inks.INK,
                            LEFT + (column + .5) * wide - GAP / 2,
                            top + ROW / 2 - 1,
                            Anchor.CENTRE);
        }
    }
}
