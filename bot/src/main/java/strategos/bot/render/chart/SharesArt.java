package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** A bar for each scenario, parted among its sides in their colours; a notch shows where equal sides would part it. */
final class SharesArt {
    private static final double PAD = 22;
    private static final double NAME = 50;
    private static final double BAR = 58;
    private static final double LEGEND = 46;
    private static final double NOTCH = 13;
    private static final double GAP = 18;
    private static final double SWATCH = 28;
    private static final double BETWEEN = 34;
    private static final Type LABEL = Type.bold(32);

    private final Lettering lettering;

    SharesArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height(Chart.Shares shares) {
        return shares.groups().stream().mapToDouble(this::height).sum()
                + GAP * Math.max(0, shares.groups().size() - 1);
    }

    private double height(Chart.Group group) {
        return 2 * PAD + NAME + BAR - 4 + legend(group).size() * LEGEND;
    }

    void paint(Graphics2D g, Chart.Shares shares, double top) {
        double y = top;
        for (Chart.Group group : shares.groups()) {
            group(g, group, y);
            y += height(group) + GAP;
        }
    }

    private static double inner() {
        return ChartPainter.RIGHT - ChartPainter.SIDE - 2 * PAD;
    }

    private void group(Graphics2D g, Chart.Group group, double top) {
        double left = ChartPainter.SIDE;
        Shape card = Canvas.rounded(left, top, ChartPainter.RIGHT - left, height(group), 9);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.draw(g, card, Inks.RULE, 1.6);
        TextLine count = lettering.line(group.count(), Type.italic(32));
        count.draw(g, Inks.SEPIA, ChartPainter.RIGHT - PAD, top + PAD + 30, Anchor.RIGHT);
        lettering
                .fit(group.name(), Type.serif(38), 30, inner() - count.width() - 20)
                .draw(g, Inks.INK, left + PAD, top + PAD + 30, Anchor.LEFT);
        bar(g, group, left + PAD, top + PAD + NAME);
        double y = top + PAD + NAME + BAR + 10 + LEGEND / 2;
        for (List<Entry> row : legend(group)) {
            double x = left + PAD;
            for (Entry entry : row) {
                Shape swatch = Canvas.rounded(x, y - SWATCH / 2, SWATCH, SWATCH, 5);
                Canvas.fill(g, swatch, entry.tone());
                Canvas.draw(g, swatch, Inks.INK, 1.4);
                entry.label().drawMiddle(g, Inks.INK, x + SWATCH + 10, y, Anchor.LEFT);
                x += entry.width();
            }
            y += LEGEND;
        }
    }

    private static void bar(Graphics2D g, Chart.Group group, double left, double top) {
        Shape bar = Canvas.rounded(left, top, inner(), BAR, 7);
        Canvas.fill(g, bar, Inks.PAST);
        Canvas.within(g, bar, () -> {
            double x = left;
            for (int i = 0; i < group.sides().size(); i++) {
                double wide = inner() * group.sides().get(i).share();
                Shape part = new Rectangle2D.Double(x, top, wide, BAR);
                Canvas.fill(g, part, tone(group, i));
                if (x > left && wide > 0) {
                    Canvas.draw(g, new Line2D.Double(x, top, x, top + BAR), Inks.CREAM, 3);
                }
                x += wide;
            }
            for (int i = 1; i < group.sides().size(); i++) {
                double even = left + inner() * i / group.sides().size();
                notch(g, even, top, top + NOTCH);
                notch(g, even, top + BAR - NOTCH, top + BAR);
            }
        });
        Canvas.draw(g, bar, Inks.INK, 1.8);
    }

    /** Dark with a light edge: it stands on any colour. */
    private static void notch(Graphics2D g, double x, double from, double to) {
        Shape line = new Line2D.Double(x, from, x, to);
        Canvas.draw(g, line, Inks.CREAM, 8);
        Canvas.draw(g, line, Inks.INK, 4);
    }

    private static Tone tone(Chart.Group group, int side) {
        return group.sides().get(side).colour().map(Tone::rgb).orElseGet(() -> Series.tone(side));
    }

    /** A side in the legend. */
    private record Entry(TextLine label, Tone tone) {
        double width() {
            return SWATCH + 10 + label.width() + BETWEEN;
        }
    }

    private List<List<Entry>> legend(Chart.Group group) {
        List<List<Entry>> rows = new ArrayList<>();
        double x = Double.MAX_VALUE;
        for (int i = 0; i < group.sides().size(); i++) {
            Entry entry = new Entry(
                    lettering.fit(group.sides().get(i).label(), LABEL, 28, inner() - SWATCH - 10), tone(group, i));
            if (x + entry.width() - BETWEEN > inner()) {
                rows.add(new ArrayList<>());
                x = 0;
            }
            rows.getLast().add(entry);
            x += entry.width();
        }
        return rows;
    }
}
