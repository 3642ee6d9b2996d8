package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Look;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Signs with their meaning, in as many columns as the words allow. */
final class LegendArt implements PanelArt<Panel.Legend> {
    private static final double ROW = 40;
    private static final double LEAST_ROW = 31;
    private static final double SIGN = 34;

    /** No sentence is cut: rather it is small. */
    private static final double SMALLEST = 11;

    private static final Type WORDS = Type.sans(21);
    private static final int MOST_COLUMNS = 3;

    private final Lettering lettering;
    private final Look look;
    private final Swatch swatch;

    LegendArt(Lettering lettering, Look look, Swatch swatch) {
        this.lettering = lettering;
        this.look = look;
        this.swatch = swatch;
    }

    @Override
    public double height(Panel.Legend legend, double width, Function<Text, String> words) {
        return Math.ceilDiv(legend.entries().size(), columns(legend, width, words)) * ROW;
    }

    @Override
    public double leastHeight(Panel.Legend legend, double width, Function<Text, String> words) {
        return height(legend, width, words) * LEAST_ROW / ROW;
    }

    private int columns(Panel.Legend legend, double width, Function<Text, String> words) {
        double widest = legend.entries().stream()
                .mapToDouble(e -> lettering.width(words.apply(e.label()), WORDS))
                .max()
                .orElse(0);
        return Math.clamp((long) (width / (widest * .88 + SIGN + 8)), 1, MOST_COLUMNS);
    }

    @Override
    public void paint(Graphics2D g, Panel.Legend legend, Area area, Function<Text, String> words) {
        int columns = columns(legend, area.width(), words);
        double wide = area.width() / columns;
        double pitch =
                Math.min(ROW, area.height() / Math.ceilDiv(legend.entries().size(), columns));
        for (int i = 0; i < legend.entries().size(); i++) {
            Panel.Entry entry = legend.entries().get(i);
            int row = i / columns;
            double x = area.x() + i % columns * wide;
            double y = area.y() + row * pitch + pitch / 2;
            double sign = Math.min(SIGN, pitch);
            swatch.paint(g, look.style(entry.style()), entry.looks(), x + SIGN / 2, y, sign);
            lettering
                    .fit(words.apply(entry.label()), WORDS, SMALLEST, wide - SIGN - 13)
                    .drawMiddle(g, Inks.INK, x + SIGN + 5, y, Anchor.LEFT);
        }
    }
}
