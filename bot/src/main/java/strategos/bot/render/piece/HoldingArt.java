package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Dye;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Icons;
import strategos.bot.render.sheet.Outline;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** A place with its holder: lies on its spot, below everything else. */
final class HoldingArt {
    private static final double LEAST_WITH_NUMBER = 9;

    /** On smaller ones it could not be seen. */
    private static final double LEAST_WITH_HATCH = 12;

    private static final Tone SEA_RIM = Tone.rgb(0x3E6C7F);
    private static final Tone SEA_CORE = Tone.rgb(0x6F9BAB);

    private final Lettering lettering;

    private final Icons icons;

    HoldingArt(Lettering lettering, Icons icons) {
        this.lettering = lettering;
        this.icons = icons;
    }

    /** Draws it around the point. */
    void paint(Graphics2D g, Style.Holding style, Piece piece, double x, double y, double radius) {
        if (style.outline() == Outline.RING) {
            ring(g, x, y, radius * .56);
            return;
        }
        Shape outer = style.outline().outer(x, y, radius);
        Shape inner = style.outline().inner(x, y, radius);
        g.setColor(Inks.CREAM.alpha(.75).color());
        g.setStroke(Canvas.pen(radius * .34));
        g.draw(outer);
        Canvas.shadow(g, outer, radius * .10);
        Canvas.fill(g, outer, style.colour());
        if (style.figure().isPresent()) {
            figure(g, style, style.figure().get(), outer, x, y, radius);
            return;
        }
        if (radius >= LEAST_WITH_HATCH) {
            Body.hatch(g, outer, style, radius * 1.6, false);
        }
        Canvas.fill(g, inner, style.plate().ground());
        g.setColor(Inks.INK.color());
        g.setStroke(new BasicStroke((float) Math.max(1, radius * .10)));
        g.draw(outer);
        g.setStroke(new BasicStroke((float) Math.max(.7, radius * .05)));
        g.draw(inner);
        if (radius >= LEAST_WITH_NUMBER) {
            Tone ink = piece.looks().contains(Looks.RAVAGED)
                    ? style.plate().warning()
                    : style.plate().ink();
            lettering
                    .fit(piece.number().orElse(""), Type.bold(radius * 1.22), radius * .7, radius * 1.2)
                    .drawMiddle(g, ink, x, y, Anchor.CENTRE);
        }
    }

    private void figure(
            Graphics2D g, Style.Holding style, String figure, Shape outer, double x, double y, double radius) {
        double half = radius * .82;
        Dye.Dyes dyes =
                role -> role == Dye.Role.INK ? style.ink() : style.dyes().of(role);
        icons.get(figure).paint(g, x - half, y - half, 2 * half, dyes);
        g.setColor(Inks.INK.color());
        g.setStroke(new BasicStroke((float) Math.max(1, radius * .14)));
        g.draw(outer);
    }

    private static void ring(Graphics2D g, double x, double y, double radius) {
        Canvas.fill(g, Canvas.disc(x, y, radius + 2), SEA_RIM);
        Canvas.fill(g, Canvas.disc(x, y, radius), Inks.WHITE);
        Canvas.fill(g, Canvas.disc(x, y, radius * .46), SEA_CORE);
    }
}
