package strategos.bot.render.ink;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.util.Optional;

/** One line of set type: measured, and ready to be drawn at any place. */
public final class TextLine {
    private final String text;
    private final Optional<TextLayout> layout;
    private final double capHeight;

    TextLine(String text, Optional<TextLayout> layout, double capHeight) {
        this.text = text;
        this.layout = layout;
        this.capHeight = capHeight;
    }

    /** What is set, after cleaning and cutting. */
    public String text() {
        return text;
    }

    /** Its advance in pixels. */
    public double width() {
        return layout.map(TextLayout::getAdvance).orElse(0f);
    }

    /** The height of its capitals in pixels. */
    public double capHeight() {
        return capHeight;
    }

    /** Draws it with that baseline. */
    public void draw(Graphics2D g, Tone tone, double x, double baseline, Anchor anchor) {
        layout.ifPresent(l -> {
            g.setColor(tone.color());
            l.draw(g, (float) (x - anchor.share() * width()), (float) baseline);
        });
    }

    /** Draws it with its capitals centred on the point's height. */
    public void drawMiddle(Graphics2D g, Tone tone, double x, double middle, Anchor anchor) {
        draw(g, tone, x, middle + capHeight / 2, anchor);
    }

    /** Draws it over its own outline, stroked that wide in the halo's colour. */
    public void drawHaloed(Graphics2D g, Tone tone, Tone halo, double width, double x, double baseline, Anchor anchor) {
        layout.ifPresent(l -> {
            Shape outline = l.getOutline(AffineTransform.getTranslateInstance(x - anchor.share() * width(), baseline));
            g.setColor(halo.color());
            g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(outline);
            g.setColor(tone.color());
            g.fill(outline);
        });
    }

    /** Which point of a line stands at the given place. */
    public enum Anchor {
        LEFT(0),
        CENTRE(.5),
        RIGHT(1);

        private final double share;

        Anchor(double share) {
            this.share = share;
        }

        /** How much of the line's width lies before the place. */
        double share() {
            return share;
        }
    }
}
