package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/**
 * The band below the map: title, date and who is to move, then fields for those of the scene's panels that the sheet wants
 * there; in a high band what explains signs has the lower part for itself.
 */
public final class PanelRow {
    private static final double LEFT = 34;
    private static final double RIGHT = 24;
    private static final double GAP = 22;
    private static final double LEAST_TITLE = 340;
    private static final double MOST_TITLE = 470;

    /** The part with the figures in a band that has two. */
    private static final double UPPER = 158;

    /** The least that a second part needs. */
    private static final double LEAST_LOWER = 70;

    private final Lettering lettering;
    private final RowField fields;

    public PanelRow(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        this.lettering = lettering;
        this.fields = new RowField(atlas, lettering, pieces);
    }

    /**
     * Where the band lies and what it says of the map.
     *
     * @param name of the map
     * @param top upper edge in pixels
     * @param width in pixels
     */
    public record Band(String name, Sheet.Footer footer, double top, double width) {
        private boolean split() {
            return footer.height() >= UPPER + LEAST_LOWER;
        }

        private double upper() {
            return split() ? UPPER : footer.height();
        }
    }

    /** Draws the band. */
    public void paint(Graphics2D g, Scene scene, Band band, Function<Text, String> words) {
        double height = band.footer().height();
        Canvas.fill(g, new Rectangle2D.Double(0, band.top(), band.width(), height), Inks.PANEL);
        Canvas.draw(g, new Line2D.Double(8, band.top(), band.width() - 8, band.top()), Inks.INK, 2.2);
        Canvas.draw(g, new Line2D.Double(12, band.top() + 4, band.width() - 12, band.top() + 4), Inks.INK, 1);
        List<Panel> shown = scene.panels().stream()
                .filter(p -> band.footer().panels().contains(p.name().key()))
                .toList();
        Map<Boolean, List<Panel>> parts =
                shown.stream().collect(Collectors.partitioningBy(p -> band.split() && p instanceof Panel.Legend));
        figures(g, scene, band, parts.get(false), words);
        if (band.split()) {
            double y = band.top() + UPPER;
            Canvas.draw(g, new Line2D.Double(LEFT, y, band.width() - RIGHT - 10, y), Inks.RULE, 1.2);
            fields.legends(
                    g,
                    parts.get(true),
                    new Bounds(LEFT, y + 10, band.width() - LEFT - RIGHT - 10, height - UPPER - 32),
                    words);
        }
    }

    /** Title and fields side by side. */
    private void figures(Graphics2D g, Scene scene, Band band, List<Panel> shown, Function<Text, String> words) {
        double fixed = shown.stream()
                .mapToDouble(p -> fields.width(p, words) + 2 * GAP)
                .sum();
        double room = band.width() - LEFT - RIGHT;
        double title = Math.clamp(room - fixed, LEAST_TITLE, MOST_TITLE);
        // Where all is too wide together the fields are drawn smaller, never the title.
        double scale = Math.min(1, (room - title) / Math.max(1, fixed));
        title(g, scene, band, title, words);
        double spare = Math.max(0, room - title - fixed) / Math.max(1, shown.size());
        double x = LEFT + title;
        double height = band.upper();
        for (Panel panel : shown) {
            double wide = (fields.width(panel, words) + 2 * GAP) * scale + spare;
            Canvas.draw(g, new Line2D.Double(x, band.top() + 18, x, band.top() + height - 18), Inks.RULE, 1.2);
            Graphics2D field = (Graphics2D) g.create();
            field.translate(x + GAP * scale + spare / 2, band.top() + 12);
            field.scale(scale, scale);
            fields.paint(field, panel, height - 28, words);
            field.dispose();
            x += wide;
        }
    }

    private void title(Graphics2D g, Scene scene, Band band, double width, Function<Text, String> words) {
        double room = width - GAP;
        List<String> active = scene.panels().stream()
                .filter(Panel.Roster.class::isInstance)
                .flatMap(p -> ((Panel.Roster) p).cards().stream())
                .filter(Panel.Card::active)
                .map(card -> words.apply(card.title()))
                .toList();
        double up = active.isEmpty() || band.upper() < UPPER ? 0 : 8;
        lettering
                .fit(
                        words.apply(scene.title()).toUpperCase(Locale.ROOT),
                        Type.serif(34).tracked(.05),
                        18,
                        room)
                .draw(g, Inks.INK, LEFT, band.top() + 52 - up, Anchor.LEFT);
        TextLine name = lettering.fit(band.name(), Type.italic(26), 16, room);
        name.draw(g, Inks.SEPIA, LEFT, band.top() + 84 - up, Anchor.LEFT);
        lettering
                .fit(words.apply(scene.subtitle()), Type.bold(30), 15, room)
                .draw(g, Inks.INK, LEFT, band.top() + 115 - up, Anchor.LEFT);
        if (up > 0) {
            double y = band.top() + 143;
            pointer(g, LEFT, y - 10);
            lettering
                    .fit(String.join(", ", active), Type.bold(28), 15, room - 30)
                    .draw(g, Inks.CURRENT_RIM, LEFT + 28, y, Anchor.LEFT);
        }
    }

    /** Points to who is to move. */
    private static void pointer(Graphics2D g, double x, double middle) {
        Path2D pointer = new Path2D.Double();
        pointer.moveTo(x, middle - 11);
        pointer.lineTo(x + 19, middle);
        pointer.lineTo(x, middle + 11);
        pointer.closePath();
        Canvas.fill(g, pointer, Inks.CURRENT);
        Canvas.draw(g, pointer, Inks.CURRENT_RIM, 1.6);
    }
}
