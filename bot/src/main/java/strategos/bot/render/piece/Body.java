package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.Map;
import java.util.Optional;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Plate;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** What counters and the like share: hatch, rim, edges of a pile. */
final class Body {
    /** How far each lower counter of a pile peeps out, in parts of the side. */
    static final double EDGE = .075;

    private static final double HATCH_STEP = .15;
    private static final double HATCH_LINE = .034;
    private static final double HATCH_STRENGTH = .22;
    private static final double PALE_HATCH_STRENGTH = .16;

    private Body() {}

    /** The square of a counter with round corners. */
    static Shape square(double x, double y, double side) {
        return Canvas.rounded(x, y, side, side, side * .10);
    }

    /** The hatch of a nation: white on dark bodies, black on light ones. */
    static void hatch(Graphics2D g, Shape shape, Style.National style, double side, boolean pale) {
        Tone line = style.ink().equals(Inks.CREAM) ? Inks.WHITE : Tone.rgb(0);
        style.hatch()
                .paint(
                        g,
                        shape,
                        line.alpha(pale ? PALE_HATCH_STRENGTH : HATCH_STRENGTH),
                        side * HATCH_STEP,
                        Math.max(.9, side * HATCH_LINE));
    }

    /** The light line inside the rim, and the rim: dashed for what wavers. */
    static void rim(Graphics2D g, Shape square, double x, double y, double side, boolean dashed) {
        Shape inside = Canvas.rounded(x + side * .025, y + side * .025, side * .95, side * .95, side * .085);
        g.setColor(Inks.WHITE.alpha(.35).color());
        g.setStroke(new BasicStroke((float) Math.max(.8, side * .02)));
        g.draw(inside);
        g.setColor(Inks.INK.color());
        g.setStroke(
                dashed
                        ? new BasicStroke(
                                (float) Math.max(1.2, side * .036),
                                BasicStroke.CAP_ROUND,
                                BasicStroke.JOIN_ROUND,
                                1,
                                new float[] {(float) (side * .11), (float) (side * .08)},
                                0)
                        : new BasicStroke((float) Math.max(1, side * .028)));
        g.draw(square);
    }

    /** The edges of the counters below the first, up and to the right. */
    static void edges(Graphics2D g, Tone colour, double x, double y, double side, int count) {
        for (int i = count; i >= 1; i--) {
            Shape edge = square(x + i * side * EDGE, y - i * side * EDGE, side);
            if (i == count) {
                Canvas.shadow(g, edge, side * .05);
            }
            Canvas.fill(g, edge, colour.mix(i % 2 == 0 ? Inks.WHITE : Inks.CREAM, .25));
            Canvas.draw(g, edge, Inks.INK, Math.max(.9, side * .024));
        }
    }

    /** The states of a piece that scenes name and that painters know how to show. */
    static final class Looks {
        /** Weakened: paler, with a dashed rim and two marks beside the strength. */
        static final String WAVERING = "wavering";

        /** Some of a pile are weakened: its badge is amber. */
        static final String SOME_WAVERING = "some-wavering";

        /** Gone in this battle: crossed out. */
        static final String LOST = "lost";

        /** About to act: an orange glow. */
        static final String ACTIVE = "active";

        /** No longer able to act: faded. */
        static final String SPENT = "spent";

        /** Inside a city: a wall stands round its stack. */
        static final String INSIDE = "inside";

        /** A place laid waste: its strength in the warning colour. */
        static final String RAVAGED = "ravaged";

        /** On another plate than its style's, by the plate's name. */
        private static final Map<String, Plate> PLATES =
                Map.of("light", Plate.LIGHT, "dark", Plate.DARK, "grey", Plate.GREY);

        private Looks() {}

        /** The plate on which the piece stands, where it says so. */
        static Optional<Plate> plate(Piece piece) {
            return piece.looks().stream()
                    .filter(PLATES::containsKey)
                    .sorted()
                    .findFirst()
                    .map(PLATES::get);
        }
    }
}
