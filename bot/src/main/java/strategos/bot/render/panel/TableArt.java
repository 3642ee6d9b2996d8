package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Figures;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.panel.PanelColumn.PanelArt;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Lines with an icon, a label and figures in columns; totals below a rule. */
final class TableArt implements PanelArt<Panel.Table> {
    private static final double HEAD = 42;
    private static final double ROW = 56;
    private static final double TOTAL = 36;
    private static final double FOOT = 8;
    private static final double ICON = 50;
    private static final double LEAST_COLUMN = 54;
    private static final double MOST_COLUMN = 72;

    private final Atlas atlas;
    private final Lettering lettering;

    TableArt(Atlas atlas, Lettering lettering) {
        this.atlas = atlas;
        this.lettering = lettering;
    }

    @Override
    public double height(Panel.Table table, double width, Function<Text, String> words) {
        double totals = table.totals().isEmpty() ? 0 : table.totals().size() * TOTAL + 6;
        return head(table) + table.rows().size() * ROW + totals + FOOT;
    }

    private static double head(Panel.Table table) {
        return table.columns().isEmpty() ? FOOT : HEAD;
    }

    @Override
    public void paint(Graphics2D g, Panel.Table table, Bounds area, Function<Text, String> words) {
        Shape card = Canvas.rounded(area.x(), area.y(), area.width(), area.height(), 7);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.draw(g, card, Inks.RULE, 1.2);
        double pitch =
                Math.clamp(area.width() * .55 / Math.max(1, table.columns().size()), LEAST_COLUMN, MOST_COLUMN);
        double last = area.right() - 34;
        double first = last - pitch * (table.columns().size() - 1);
        double labels = table.columns().isEmpty() ? area.right() - 14 : first - pitch * .42;
        for (int i = 0; i < table.columns().size(); i++) {
            lettering
                    .fit(words.apply(table.columns().get(i)), Type.italic(20), 14, pitch - 4)
                    .draw(g, Inks.SEPIA, first + i * pitch, area.y() + 28, Anchor.CENTRE);
        }
        double y = area.y() + head(table);
        for (Panel.Row row : table.rows()) {
            row(g, row, area.x(), y, labels, words);
            cells(g, row.cells(), Type.bold(28), first, pitch, y + 28, true);
            y += ROW;
        }
        if (!table.totals().isEmpty()) {
            Canvas.draw(g, new Line2D.Double(area.x() + 14, y, area.right() - 14, y), Inks.RULE, 1.2);
            y += 6;
            for (Panel.Row total : table.totals()) {
                lettering
                        .fit(words.apply(total.label()), Type.italic(20), 15, labels - area.x() - 18)
                        .drawMiddle(g, Inks.SEPIA, area.x() + 18, y + TOTAL / 2, Anchor.LEFT);
                cells(g, total.cells(), Type.bold(22), first, pitch, y + TOTAL / 2, false);
                y += TOTAL;
            }
        }
    }

    private void row(Graphics2D g, Panel.Row row, double x, double y, double right, Function<Text, String> words) {
        double left = x + 18;
        if (row.icon().isPresent()) {
            atlas.icon(row.icon().get()).paint(g, left, y + (ROW - ICON) / 2, ICON, Dye.Dyes.PLAIN);
            left += ICON + 16;
        }
        String over = words.apply(row.over());
        TextLine label = lettering.fit(words.apply(row.label()), Type.bold(25), 14, right - left);
        if (over.isBlank()) {
            label.drawMiddle(g, Inks.INK, left, y + ROW / 2, Anchor.LEFT);
            return;
        }
        lettering.fit(over, Type.sans(18), 15, right - left).draw(g, Inks.SEPIA, left, y + 20, Anchor.LEFT);
        label.draw(g, Inks.INK, left, y + 45, Anchor.LEFT);
    }

    private void cells(
            Graphics2D g, List<String> cells, Type type, double first, double pitch, double middle, boolean coloured) {
        for (int i = 0; i < cells.size(); i++) {
            String figure = cells.get(i);
            boolean nothing = figure.isBlank() || figure.equals("0") || figure.equals("·");
            Tone tone = nothing ? Inks.RULE : coloured ? Figures.tone(figure) : Inks.INK;
            lettering
                    .fit(nothing ? "·" : figure, type, 15, pitch - 6)
                    .drawMiddle(g, tone, first + i * pitch, middle, Anchor.CENTRE);
        }
    }
}
