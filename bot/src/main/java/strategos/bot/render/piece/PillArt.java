package strategos.bot.render.piece;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter.PieceArt;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** A person in one line: the nation's block with a star, the name, the ratings, and how many more persons there are. */
final class PillArt implements PieceArt<Style.Pill> {
    /** The height of a pill for a counter of side 1. */
    private static final double HEIGHT = .463;

    private final Lettering lettering;

    PillArt(Lettering lettering) {
        this.lettering = lettering;
    }

    @Override
    public Extent extent(Style.Pill style, Piece piece, double side) {
        double height = side * HEIGHT;
        return new Extent(width(piece, height) + 2, height * 1.14);
    }

    private static Type name(double height) {
        return Type.serif(height * .80);
    }

    private static Type ratings(double height) {
        return Type.bold(height * .74);
    }

    private double width(Piece piece, double height) {
        double figures = lettering.width(piece.number().orElse(""), ratings(height));
        return height * 1.45
                + lettering.width(piece.sign().orElse(""), name(height))
                + (figures == 0 ? 0 : figures + height * .5)
                + more(piece, height);
    }

    /** The room for the number of those who are not named. */
    private double more(Piece piece, double height) {
        return piece.badge()
                .map(badge -> lettering.width(badge, ratings(height)) + height * .6)
                .orElse(0.0);
    }

    @Override
    public void paint(Graphics2D g, Style.Pill style, Piece piece, double x, double y, double side) {
        double height = side * HEIGHT;
        double width = width(piece, height);
        Shape pill = Canvas.rounded(x, y, width, height, height * .5);
        Canvas.shadow(g, pill, height * .1);
        Canvas.fill(g, pill, style.plate().ground());
        Canvas.within(g, pill, () -> {
            Shape block = new Rectangle2D.Double(x, y, height * .92, height);
            Canvas.fill(g, block, style.colour());
            Body.hatch(g, block, style, height * 1.4, false);
        });
        StarArt.star(g, style.ink(), x + height * .50, y + height * .5, height * .32);
        double middle = y + height * .5;
        lettering
                .line(piece.sign().orElse(""), name(height))
                .drawMiddle(g, style.plate().ink(), x + height * 1.08, middle, Anchor.LEFT);
        double more = more(piece, height);
        TextLine figures = lettering.line(piece.number().orElse(""), ratings(height));
        figures.drawMiddle(g, style.plate().accent(), x + width - more - height * .40, middle, Anchor.RIGHT);
        if (more > 0) {
            Canvas.within(
                    g,
                    pill,
                    () -> Canvas.fill(
                            g,
                            new Rectangle2D.Double(x + width - more - height * .1, y, more + height * .1, height),
                            style.colour()));
            lettering
                    .line(piece.badge().orElseThrow(), ratings(height))
                    .drawMiddle(g, style.ink(), x + width - more / 2 - height * .08, middle, Anchor.CENTRE);
        }
        Canvas.draw(g, pill, style.plate().rim(), Math.max(1, height * .07));
    }
}
