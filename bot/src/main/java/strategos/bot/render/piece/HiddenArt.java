package strategos.bot.render.piece;

import java.awt.Graphics2D;
import java.awt.Shape;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Dye;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Icons;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** The back of a force: a seal, and on a tab the letter by which orders name it. A badge only shows edges, no number. */
final class HiddenArt implements PieceArt<Style.Hidden> {
    private static final int MOST_EDGES = 2;

    private final Lettering lettering;
    private final Icons icons;

    HiddenArt(Lettering lettering, Icons icons) {
        this.lettering = lettering;
        this.icons = icons;
    }

    @Override
    public Extent extent(Style.Hidden style, Piece piece, double side) {
        double up = Piles.edges(piece, MOST_EDGES) * side * Body.EDGE;
        return new Extent(side * 1.08 + up, side * 1.08 + up);
    }

    @Override
    public void paint(Graphics2D g, Style.Hidden style, Piece piece, double x, double y, double side) {
        int edges = Piles.edges(piece, MOST_EDGES);
        double top = y + edges * side * Body.EDGE;
        Body.edges(g, style.colour(), x, top, side, edges);
        Shape square = Body.square(x, top, side);
        if (edges == 0) {
            Canvas.shadow(g, square, side * .06);
        }
        Canvas.fill(g, square, style.colour());
        Body.hatch(g, square, style, side, false);
        Canvas.fill(
                g,
                Canvas.disc(x + side * .5, top + side * .48, side * .38),
                style.colour().mix(Inks.INK, .25));
        Dye.Dyes dyes =
                role -> role == Dye.Role.INK ? style.seal() : style.dyes().of(role);
        icons.get(style.figure()).paint(g, x + side * .14, top + side * .10, side * .72, dyes);
        Body.rim(g, square, x, top, side, false);
        if (!piece.sign().isEmpty()) {
            tab(g, piece.sign(), x, top, side);
        }
    }

    private void tab(Graphics2D g, String letter, double x, double y, double side) {
        Shape tab = Canvas.rounded(x + side * .62, y + side * .66, side * .44, side * .40, side * .08);
        Canvas.fill(g, tab, Inks.CREAM);
        Canvas.draw(g, tab, Inks.INK, Math.max(1, side * .025));
        lettering
                .fit(letter, Type.bold(side * .36), side * .2, side * .40)
                .drawMiddle(g, Inks.INK, x + side * .84, y + side * .86, Anchor.CENTRE);
    }
}
