package strategos.bot.render.piece;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.Body.Looks;
import strategos.bot.render.piece.PiecePainter.PieceArt;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** A pawn: its sign on the head, its number on a tab below. */
final class PawnArt implements PieceArt<Style.Pawn> {
    private static final double WIDE = 1.15;
    private static final double BODY = 1.08;
    private static final double TAB = .43;

    private final Lettering lettering;

    PawnArt(Lettering lettering) {
        this.lettering = lettering;
    }

    @Override
    public Extent extent(Style.Pawn style, Piece piece, double side) {
        return new Extent(side * WIDE, side * (BODY + (piece.number().isEmpty() ? .08 : TAB)));
    }

    @Override
    public void paint(Graphics2D g, Style.Pawn style, Piece piece, double x, double y, double side) {
        double middle = x + side * WIDE / 2;
        double foot = y + side * BODY;
        body(g, style, piece, middle, foot, side);
        piece.number().ifPresent(number -> tab(g, number, middle, foot, side));
    }

    private void body(Graphics2D g, Style.Pawn style, Piece piece, double x, double y, double side) {
        Shape pawn = silhouette(x, y, side);
        if (piece.looks().contains(Looks.ACTIVE)) {
            Canvas.draw(g, pawn, Inks.CREAM, side * .26);
            Canvas.draw(g, pawn, Inks.CURRENT, side * .18);
        }
        Canvas.shadow(g, pawn, side * .07);
        Canvas.fill(
                g, pawn, piece.looks().contains(Looks.SPENT) ? style.colour().mix(Inks.PANEL, .6) : style.colour());
        Canvas.draw(g, pawn, Inks.INK, Math.max(1.2, side * .045));
        lettering
                .fit(piece.sign().orElse(""), Type.bold(side * .42), side * .2, side * .44)
                .drawMiddle(g, style.ink(), x, y - side * .76, Anchor.CENTRE);
    }

    private void tab(Graphics2D g, String number, double x, double y, double side) {
        double width = side * 1.11;
        double height = side * TAB;
        Shape tab = Canvas.rounded(x - width / 2, y, width, height, side * .09);
        Canvas.shadow(g, tab, 2);
        Canvas.fill(g, tab, Inks.CREAM);
        Canvas.draw(g, tab, Inks.INK, 1.4);
        TextLine line = lettering.fit(number, Type.bold(side * .37), side * .22, width - 4);
        line.drawMiddle(g, Inks.INK, x, y + height / 2, Anchor.CENTRE);
    }

    private static Shape silhouette(double x, double y, double side) {
        Area pawn = new Area(new Ellipse2D.Double(x - side * .34, y - side * .20, side * .68, side * .30));
        Path2D body = new Path2D.Double();
        body.moveTo(x - side * .30, y - side * .06);
        body.curveTo(x - side * .14, y - side * .30, x - side * .13, y - side * .44, x - side * .12, y - side * .56);
        body.lineTo(x + side * .12, y - side * .56);
        body.curveTo(x + side * .13, y - side * .44, x + side * .14, y - side * .30, x + side * .30, y - side * .06);
        body.closePath();
        pawn.add(new Area(body));
        pawn.add(new Area(new Ellipse2D.Double(x - side * .26, y - side * 1.02, side * .52, side * .52)));
        return pawn;
    }
}
