package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.panel.LegendArt.Swatch;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Signs with their meaning in a band: in columns of three, or spread over a part of the band in as few lines as it takes. */
final class RowLegend {
    private static final int ROWS = 3;
    private static final Size PLAIN = new Size(30, 20);
    private static final Size LARGE = new Size(36, 25);
    private static final double LEAST_PITCH = 28;
    private static final double MOST_PITCH = 42;

    private final Atlas atlas;
    private final Lettering lettering;
    private final Swatch swatch;

    RowLegend(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        this.atlas = atlas;
        this.lettering = lettering;
        this.swatch = new Swatch(lettering, pieces, false);
    }

    /** The side of a sign, and the size of its label. */
    private record Size(double sign, double label) {
        double text() {
            return sign * 1.25;
        }

        double gap() {
            return sign * .65;
        }

        Size by(double scale) {
            return new Size(sign * scale, label * scale);
        }
    }

    private static int columns(List<Panel.Entry> entries, int rows) {
        return Math.ceilDiv(entries.size(), rows);
    }

    private double column(List<Panel.Entry> entries, int rows, int column, Size size, Function<Text, String> words) {
        return size.text()
                + entries.subList(column * rows, Math.min(entries.size(), (column + 1) * rows)).stream()
                        .mapToDouble(e -> lettering.width(words.apply(e.label()), Type.sans(size.label())))
                        .max()
                        .orElse(0);
    }

    private double width(List<Panel.Entry> entries, int rows, Size size, Function<Text, String> words) {
        double width = -size.gap();
        for (int column = 0; column < columns(entries, rows); column++) {
            width += column(entries, rows, column, size, words) + size.gap();
        }
        return Math.max(0, width);
    }

    /** The width of its columns. */
    double width(Panel.Legend legend, Function<Text, String> words) {
        return width(legend.entries(), ROWS, PLAIN, words);
    }

    void paint(Graphics2D g, Panel.Legend legend, double height, Function<Text, String> words) {
        paint(g, legend.entries(), ROWS, PLAIN, new Bounds(0, 0, width(legend, words), height), words);
    }

    /** As large as they fit, in as few lines as that takes, over the whole width. */
    void spread(Graphics2D g, List<Panel.Entry> entries, Bounds area, Function<Text, String> words) {
        int most = (int) Math.max(1, area.height() / LEAST_PITCH);
        int rows = 1;
        while (rows < most && width(entries, rows, LARGE, words) > area.width()) {
            rows++;
        }
        double narrow = area.width() / Math.max(1, width(entries, rows, LARGE, words));
        double low = area.height() / rows / LARGE.sign();
        paint(g, entries, rows, LARGE.by(Math.min(1, Math.min(narrow, low))), area, words);
    }

    private void paint(
            Graphics2D g, List<Panel.Entry> entries, int rows, Size size, Bounds area, Function<Text, String> words) {
        double x = area.x();
        double pitch = Math.min(area.height() / rows, MOST_PITCH);
        double top = area.y() + (area.height() - rows * pitch) / 2;
        int columns = columns(entries, rows);
        double spare = Math.max(0, area.width() - width(entries, rows, size, words)) / Math.max(1, columns - 1);
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows && column * rows + row < entries.size(); row++) {
                Panel.Entry entry = entries.get(column * rows + row);
                double y = top + (row + .5) * pitch;
                swatch.paint(g, atlas.look().style(entry.style()), entry.looks(), x + size.sign() / 2, y, size.sign());
                lettering
                        .line(words.apply(entry.label()), Type.sans(size.label()))
                        .drawMiddle(g, Inks.INK, x + size.text(), y, Anchor.LEFT);
            }
            x += column(entries, rows, column, size, words) + size.gap() + spare;
        }
    }
}
