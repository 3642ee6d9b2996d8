package strategos.bot.render.chart;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.Chart;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;

/** The mean face of each seat, a row for each kind of roll, over the bar in which fair dice stay. */
final class MeansArt {
    private static final double ROW = 46;
    /** What each further line of a name adds to its row. */
    private static final double LINE = 28;

    private static final double HEAD = 62;
    private static final double PAD = 16;
    private static final double NAMES = 330;
    private static final double NAME_ROOM = NAMES - 110;
    private static final int NAME_LINES = 3;
    private static final double NAME_SIZE = 30;
    private static final double LEAST_SIZE = 26;
    private static final double END = 42;
    private static final double DIE = 34;
    private static final double LEGEND = 48;
    private static final double BETWEEN = 34;

    private final Lettering lettering;
    private final DiePainter dice;

    MeansArt(Lettering lettering) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
    }

    double height(Chart.Means means) {
        return legend(means).size() * LEGEND + HEAD + bottom(rows(means)) + PAD;
    }

    /**
     * The row of a kind of roll.
     *
     * @param name in one line, or where that is too long in several
     * @param top below that of the first row
     */
    private record KindRow(Chart.Kind kind, List<TextLine> name, double top) {
        double bottom() {
            return top + ROW + (name.size() - 1) * LINE;
        }

        double middle() {
            return (top + bottom()) / 2;
        }
    }

    private List<KindRow> rows(Chart.Means means) {
        List<KindRow> rows = new ArrayList<>();
        double top = 0;
        for (Chart.Kind kind : means.kinds()) {
            KindRow row = new KindRow(kind, name(kind.name()), top);
            rows.add(row);
            top = row.bottom();
        }
        return rows;
    }

    private static double bottom(List<KindRow> rows) {
        return rows.isEmpty() ? 0 : rows.getLast().bottom();
    }

    private List<TextLine> name(String name) {
        boolean one = lettering.line(name, Type.bold(LEAST_SIZE)).width() <= NAME_ROOM;
        return one
                ? List.of(lettering.fit(name, Type.bold(NAME_SIZE), LEAST_SIZE, NAME_ROOM))
                : lettering.wrap(name, Type.bold(LEAST_SIZE), NAME_ROOM, NAME_LINES);
    }

    void paint(Graphics2D g, Chart.Means means, double top) {
        Shape card = Canvas.rounded(ChartPainter.SIDE, top, ChartPainter.RIGHT - ChartPainter.SIDE, height(means), 9);
        Canvas.fill(g, card, Inks.CREAM);
        double from = legend(g, means, top + 6);
        List<KindRow> rows = rows(means);
        double below = from + HEAD + bottom(rows);
        for (int face = 1; face <= means.sides(); face++) {
            double x = x(face, means.sides());
            Canvas.draw(g, new Line2D.Double(x, from + HEAD - 10, x, below), Inks.RULE.mix(Inks.CREAM, .55), 1.2);
            dice.paintFlat(g, x - DIE / 2, from + 10, DIE, face, means.sides(), Inks.WHITE);
        }
        for (KindRow row : rows) {
            row(g, means, row, from + HEAD + row.middle());
        }
        double fair = x((means.sides() + 1) / 2.0, means.sides());
        LuckArt.dashed(g, new Line2D.Double(fair, from + HEAD - 10, fair, below));
        for (KindRow row : rows) {
            dots(g, means, row.kind(), from + HEAD + row.middle());
        }
        Canvas.draw(g, card, Inks.RULE, 1.6);
    }

    private static double x(double face, int sides) {
        double left = ChartPainter.SIDE + NAMES;
        double right = ChartPainter.RIGHT - END;
        return left + (face - 1) / Math.max(1, sides - 1) * (right - left);
    }

    /** Within the bar lie nineteen in twenty means of fair dice, as many as the seat threw that threw least. */
    private void row(Graphics2D g, Chart.Means means, KindRow row, double y) {
        Chart.Kind kind = row.kind();
        double fewest = kind.means().stream()
                .flatMap(Optional::stream)
                .mapToInt(Chart.Mean::dice)
                .min()
                .orElse(kind.dice());
        double spread = 2 * Math.sqrt(((double) means.sides() * means.sides() - 1) / 12 / fewest);
        double fair = (means.sides() + 1) / 2.0;
        double from = x(Math.max(1, fair - spread), means.sides());
        double to = x(Math.min(means.sides(), fair + spread), means.sides());
        Canvas.fill(g, Canvas.rounded(from, y - 12, to - from, 24, 12), Inks.PARCHMENT.mix(Inks.CREAM, .35));
        TextLine count = lettering.line(Integer.toString(kind.dice()), Type.sans(28));
        count.drawMiddle(g, Inks.SEPIA, ChartPainter.SIDE + NAMES - 30, y, Anchor.RIGHT);
        double line = y - (row.name().size() - 1) * LINE / 2;
        for (TextLine name : row.name()) {
            name.drawMiddle(g, Inks.INK, ChartPainter.SIDE + NAMES - 90, line, Anchor.RIGHT);
            line += LINE;
        }
    }

    private static void dots(Graphics2D g, Chart.Means means, Chart.Kind kind, double y) {
        for (int i = 0; i < kind.means().size(); i++) {
            int seat = i;
            kind.means().get(i).ifPresent(mean -> {
                double radius = 7 + Math.min(5, Math.sqrt(mean.dice()) / 2.5);
                double x = x(mean.face(), means.sides());
                // Side by side where means are alike: none hides another.
                double off = (seat - (kind.means().size() - 1) / 2.0) * 5;
                Canvas.fill(g, Canvas.disc(x, y + off, radius + 2), Inks.CREAM);
                Canvas.fill(g, Canvas.disc(x, y + off, radius), tone(means, seat));
            });
        }
    }

    private static Tone tone(Chart.Means means, int seat) {
        return means.seats().get(seat).colour().map(Tone::rgb).orElseGet(() -> Series.tone(seat));
    }

    /** A seat in the legend. */
    private record Entry(TextLine name, Tone tone) {
        double width() {
            return 30 + name.width() + BETWEEN;
        }
    }

    private List<List<Entry>> legend(Chart.Means means) {
        double inner = ChartPainter.RIGHT - ChartPainter.SIDE - 2 * PAD;
        List<List<Entry>> rows = new ArrayList<>();
        double x = Double.MAX_VALUE;
        for (int i = 0; i < means.seats().size(); i++) {
            Entry entry =
                    new Entry(lettering.fit(means.seats().get(i).name(), Type.bold(30), 26, inner / 2), tone(means, i));
            if (x + entry.width() - BETWEEN > inner) {
                rows.add(new ArrayList<>());
                x = 0;
            }
            rows.getLast().add(entry);
            x += entry.width();
        }
        return rows;
    }

    private double legend(Graphics2D g, Chart.Means means, double top) {
        double y = top;
        for (List<Entry> row : legend(means)) {
            double x = ChartPainter.SIDE + PAD + 10;
            for (Entry entry : row) {
                Canvas.fill(g, Canvas.disc(x, y + LEGEND / 2, 10), entry.tone());
                entry.name().drawMiddle(g, Inks.INK, x + 20, y + LEGEND / 2, Anchor.LEFT);
                x += entry.width();
            }
            y += LEGEND;
        }
        return y - 6;
    }
}
