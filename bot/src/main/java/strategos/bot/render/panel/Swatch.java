package strategos.bot.render.panel;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Set;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.RouteArt;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** A small sample of any style, for legends. */
final class Swatch {
    private final PiecePainter pieces;

    Swatch(PiecePainter pieces) {
        this.pieces = pieces;
    }

    /** Draws it centred on the point, within that width. */
    void paint(Graphics2D g, Style style, Set<String> looks, double x, double y, double size) {
        Piece sample = new Piece("", "", "", "", "", looks, Text.of(""));
        switch (style) {
            case Style.Spot spot -> {
                Canvas.fill(g, spot.outline().outer(x, y, size * .38), spot.colour());
                Canvas.draw(g, spot.outline().outer(x, y, size * .38), Inks.INK, 2);
            }
            case Style.Place place -> pieces.place(g, place, sample, x, y, size * .42);
            case Style.Route route -> line(g, route, x, y, size);
            case Style.Area area -> area(g, area, x, y, size);
            case Style.Arrow arrow ->
                Canvas.draw(g, new Line2D.Double(x - size * .4, y, x + size * .4, y), arrow.colour(), 6);
            case Style.Pawn pawn -> pieces.paint(g, pawn, sample, x - size * .46, y - size * .42, size * .8);
            case Style.Marker marker -> pieces.paint(g, marker, sample, x - size * .5, y - size * .5, size * 1.23);
            case Style.Pill pill -> pieces.paint(g, pill, sample, x - size * .4, y - size * .2, size * .9);
            case Style.Star star -> pieces.paint(g, star, sample, x - size * .3, y - size * .3, size * .6);
            case Style.Counter counter -> pieces.paint(g, counter, sample, x - size * .42, y - size * .42, size * .84);
            case Style.Hidden hidden -> pieces.paint(g, hidden, sample, x - size * .42, y - size * .42, size * .84);
            case Style.Chip chip -> pieces.paint(g, chip, sample, x - size * .42, y - size * .25, size * .5);
        }
    }

    private static void area(Graphics2D g, Style.Area area, double x, double y, double size) {
        Rectangle2D box = new Rectangle2D.Double(x - size * .5, y - size * .32, size, size * .64);
        Canvas.fill(g, box, Inks.PARCHMENT.mix(area.colour(), Math.min(1, area.fill() + .12)));
        area.hatch().paint(g, box, area.colour().alpha(Math.min(1, area.mark() + .2)), area.step(), area.width());
        g.setColor(Inks.INK.color());
        g.setStroke(new BasicStroke(1.2f));
        g.draw(box);
    }

    private static void line(Graphics2D g, Style.Route route, double x, double y, double size) {
        Line2D line = new Line2D.Double(x - size * .44, y, x + size * .44, y);
        RouteArt.casing(g, route, line);
        RouteArt.core(g, route, line);
    }
}
