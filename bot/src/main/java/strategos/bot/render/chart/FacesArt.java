package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** How often each face fell: a card a seat, two beside each other, with what fair dice give and how far they stray. */
final class FacesArt {
    private static final double GAP = 18;
    private static final double PAD = 18;
    private static final double NAME = 46;
    private static final double NOTE = 34;
    private static final int NOTE_LINES = 3;
    private static final double BARS = 220;
    private static final double DIE = 34;
    private static final double WHISKER = 12;

    private final Lettering lettering;
    private final DiePainter dice;

    FacesArt(Lettering lettering) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
    }

    private static double card() {
        return PAD + NAME + NOTE_LINES * NOTE + BARS + DIE + 14 + PAD;
    }

    double height(Chart.Faces faces) {
        int rows = (faces.seats().size() + 1) / 2;
        return rows * card() + (rows - 1) * GAP;
    }

    void paint(Graphics2D g, Chart.Faces faces, double top) {
        double wide = (ChartPainter.RIGHT - ChartPainter.SIDE - GAP) / 2;
        for (int i = 0; i < faces.seats().size(); i++) {
            int row = i / 2;
            double x = ChartPainter.SIDE + i % 2 * (wide + GAP);
            double y = top + row * (card() + GAP);
            seat(g, faces.seats().get(i), i, new Rectangle2D.Double(x, y, wide, card()));
        }
    }

    private void seat(Graphics2D g, Chart.Fallen seat, int number, Rectangle2D at) {
        Shape card = Canvas.rounded(at.getX(), at.getY(), at.getWidth(), at.getHeight(), 9);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.draw(g, card, Inks.RULE, 1.6);
        double left = at.getX() + PAD;
        double inner = at.getWidth() - 2 * PAD;
        lettering
                .fit(seat.name(), Type.serif(38), 30, inner)
                .draw(g, Inks.INK, left, at.getY() + PAD + 30, Anchor.LEFT);
        double y = at.getY() + PAD + NAME + 24;
        for (TextLine line : lettering.wrap(seat.note(), Type.sans(27), inner, NOTE_LINES)) {
            line.draw(g, Inks.SEPIA, left, y, Anchor.LEFT);
            y += NOTE;
        }
        bars(g, seat, number, left, at.getMaxY() - PAD - DIE - 14, inner);
    }

    private void bars(Graphics2D g, Chart.Fallen seat, int number, double left, double bottom, double inner) {
        List<Integer> counts = seat.counts();
        int thrown = counts.stream().mapToInt(n -> n).sum();
        double expected = (double) thrown / counts.size();
        double stray = 2 * Math.sqrt(expected * (1 - 1.0 / counts.size()));
        double most = Math.max(
                expected + stray, counts.stream().mapToInt(n -> n).max().orElse(1));
        double scale = (BARS - 24) / most;
        double pitch = inner / counts.size();
        Tone tone = seat.colour().map(Tone::rgb).orElseGet(() -> Series.tone(number));
        for (int i = 0; i < counts.size(); i++) {
            double middle = left + (i + .5) * pitch;
            double high = counts.get(i) * scale;
            Canvas.fill(
                    g,
                    new Rectangle2D.Double(middle - pitch * .36, bottom - high, pitch * .72, high),
                    tone.mix(Inks.CREAM, .18));
            whisker(g, middle, bottom - (expected - stray) * scale, bottom - (expected + stray) * scale, bottom);
            lettering
                    .line(Integer.toString(counts.get(i)), Type.bold(28))
                    .drawHaloed(g, Inks.INK, Inks.CREAM, 5, middle, bottom - 9, Anchor.CENTRE);
            dice.paintFlat(g, middle - DIE / 2, bottom + 12, DIE, i + 1, counts.size(), Inks.WHITE);
        }
        Canvas.draw(g, new Line2D.Double(left, bottom, left + inner, bottom), Inks.RULE, 1.6);
        double y = bottom - expected * scale;
        LuckArt.dashed(g, new Line2D.Double(left, y, left + inner, y));
    }

    /** Within it the count of a face stays nineteen times in twenty. */
    private static void whisker(Graphics2D g, double x, double from, double to, double bottom) {
        double low = Math.min(from, bottom);
        Canvas.draw(g, new Line2D.Double(x, low, x, to), Inks.INK, 1.8);
        Canvas.draw(g, new Line2D.Double(x - WHISKER / 2, to, x + WHISKER / 2, to), Inks.INK, 1.8);
        Canvas.draw(g, new Line2D.Double(x - WHISKER / 2, low, x + WHISKER / 2, low), Inks.INK, 1.8);
    }
}
