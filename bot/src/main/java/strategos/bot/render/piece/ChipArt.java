package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Dye;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter.PieceArt;
import strategos.bot.render.sheet.Icons;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** A counter for maps with little room: a nation's block with a small figure, the number on the plate beside it. */
final class ChipArt implements PieceArt<Style.Chip> {
    private static final double BLOCK = .92;

    private final Lettering lettering;
    private final Icons icons;

    ChipArt(Lettering lettering, Icons icons) {
        this.lettering = lettering;
        this.icons = icons;
    }

    @Override
    public Extent extent(Style.Chip style, Piece piece, double side) {
        return new Extent(width(piece, side) + side * .1, side * 1.1);
    }

    private double width(Piece piece, double side) {
        double figures = lettering.width(piece.number().orElse(""), Type.bold(side * .86));
        return side * BLOCK + Math.max(side * .72, figures + side * .34);
    }

    @Override
    public void paint(Graphics2D g, Style.Chip style, Piece piece, double x, double y, double side) {
        boolean wavering = piece.looks().contains(Looks.WAVERING);
        double width = width(piece, side);
        Shape chip = Canvas.rounded(x, y, width, side, side * .16);
        Canvas.draw(g, chip, Inks.CREAM.alpha(.85), side * .2);
        Canvas.shadow(g, chip, side * .10);
        Canvas.fill(g, chip, style.plate().ground());
        Tone body = wavering ? style.colour().mix(Inks.CREAM, .45) : style.colour();
        Canvas.within(g, chip, () -> {
            Shape block = new Rectangle2D.Double(x, y, side * BLOCK, side);
            Canvas.fill(g, block, body);
            Body.hatch(g, block, style, side * 1.7, wavering);
        });
        Dye.Dyes dyes = role -> switch (role) {
            case BODY -> body;
            case INK -> wavering ? Inks.INK : style.ink();
            default -> style.dyes().of(role);
        };
        icons.get(style.figure()).paint(g, x + side * .07, y + side * .06, side * .78, dyes);
        lettering
                .line(piece.number().orElse(""), Type.bold(side * .86))
                .drawMiddle(
                        g,
                        style.plate().ink(),
                        x + side * BLOCK + (width - side * BLOCK) / 2,
                        y + side * .52,
                        Anchor.CENTRE);
        g.setColor(Inks.INK.color());
        g.setStroke(
                wavering
                        ? new BasicStroke(1.3f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {3, 2}, 0)
                        : new BasicStroke(1.2f));
        g.draw(chip);
    }
}
