package strategos.bot.render.piece;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter.PieceArt;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** A person where room is scarce: a star on the nation's block, round which the plate shows; how many more, behind it. */
final class StarArt implements PieceArt<Style.Star> {
    private static final double MARGIN = .16;

    private final Lettering lettering;

    StarArt(Lettering lettering) {
        this.lettering = lettering;
    }

    private static Type figures(double side) {
        return Type.bold(side * .8);
    }

    private double more(Piece piece, double side) {
        return piece.badge()
                .map(badge -> lettering.width(badge, figures(side)) + side * .2)
                .orElse(0.0);
    }

    @Override
    public Extent extent(Style.Star style, Piece piece, double side) {
        return new Extent(side * 1.04 + more(piece, side), side * 1.1);
    }

    @Override
    public void paint(Graphics2D g, Style.Star style, Piece piece, double x, double y, double side) {
        double more = more(piece, side);
        Shape plate = Canvas.rounded(x, y, side + more, side, side * .3);
        Canvas.draw(g, plate, Inks.CREAM.alpha(.85), side * .2);
        Canvas.shadow(g, plate, side * .10);
        Canvas.fill(g, plate, style.plate().ground());
        double inner = side * (1 - 2 * MARGIN);
        Shape block = Canvas.rounded(x + side * MARGIN, y + side * MARGIN, inner, inner, side * .2);
        Canvas.fill(g, block, style.colour());
        Body.hatch(g, block, style, side * 1.7, false);
        star(g, style.ink(), x + side * .5, y + side * .52, side * .34);
        Canvas.draw(g, plate, style.plate().rim(), Math.max(1, side * .07));
        if (more > 0) {
            lettering
                    .line(piece.badge().orElseThrow(), figures(side))
                    .drawMiddle(g, style.plate().ink(), x + side * .94 + more / 2, y + side * .52, Anchor.CENTRE);
        }
    }

    /** A star of five points around the point. */
    static void star(Graphics2D g, Tone tone, double x, double y, double radius) {
        Path2D star = new Path2D.Double();
        for (int i = 0; i < 10; i++) {
            double angle = -Math.PI / 2 + i * Math.PI / 5;
            double away = i % 2 == 0 ? radius : radius * .45;
            double px = x + away * Math.cos(angle);
            double py = y + away * Math.sin(angle);
            if (i == 0) {
                star.moveTo(px, py);
            } else {
                star.lineTo(px, py);
            }
        }
        star.closePath();
        Canvas.fill(g, star, tone);
    }
}
