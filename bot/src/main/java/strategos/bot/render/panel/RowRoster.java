package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.ink.Tone.Plate;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** Sides in a band: a plate with the main figure, below it the counts with what they count. */
final class RowRoster {
    private static final int ROWS = 2;
    private static final double GAP = 22;
    private static final double PLATE = 196;
    private static final double PLATE_HEIGHT = 62;
    private static final double ICON = 26;
    private static final double LABEL_GAP = 6;
    private static final double COLUMN_GAP = 14;
    private static final Type FIGURE = Type.bold(22);
    private static final Type LABEL = Type.sans(19);

    private final Atlas atlas;
    private final Lettering lettering;

    RowRoster(Atlas atlas, Lettering lettering) {
        this.atlas = atlas;
        this.lettering = lettering;
    }

    private record Counted(Panel.Count count, TextLine figure, TextLine label) {
        double width() {
            return ICON + LABEL_GAP + figure.width() + LABEL_GAP + label.width();
        }
    }

    private List<Counted> counted(Panel.Card card, Function<Text, String> words) {
        return card.counts().stream()
                .map(c -> new Counted(
                        c,
                        lettering.line(String.valueOf(c.number()), FIGURE),
                        lettering.line(words.apply(c.label()), LABEL)))
                .toList();
    }

    private static double column(List<Counted> counts, int column) {
        return counts.subList(column * ROWS, Math.min(counts.size(), (column + 1) * ROWS)).stream()
                .mapToDouble(Counted::width)
                .max()
                .orElse(0);
    }

    /** As wide as the widest side needs it. */
    private double plate(Panel.Roster roster, Function<Text, String> words) {
        double wide = PLATE;
        for (Panel.Card card : roster.cards()) {
            List<Counted> counts = counted(card, words);
            double needed = -COLUMN_GAP;
            for (int column = 0; column < Math.ceilDiv(counts.size(), ROWS); column++) {
                needed += column(counts, column) + COLUMN_GAP;
            }
            wide = Math.max(wide, needed);
        }
        return wide;
    }

    double width(Panel.Roster roster, Function<Text, String> words) {
        return roster.cards().size() * (plate(roster, words) + GAP) - GAP;
    }

    void paint(Graphics2D g, Panel.Roster roster, double height, Function<Text, String> words) {
        double wide = plate(roster, words);
        double x = 0;
        for (Panel.Card card : roster.cards()) {
            card(g, card, x, wide, words);
            counts(g, counted(card, words), x, height);
            x += wide + GAP;
        }
    }

    private void card(Graphics2D g, Panel.Card card, double x, double wide, Function<Text, String> words) {
        Style style = atlas.look().style(card.style());
        Plate plate = style instanceof Style.National nation ? nation.plate() : Plate.LIGHT;
        Shape outline = Canvas.rounded(x, 4, wide, PLATE_HEIGHT, 6);
        Canvas.fill(g, outline, plate.ground());
        Canvas.within(g, outline, () -> Canvas.fill(g, new Rectangle2D.Double(x, 4, 16, PLATE_HEIGHT), style.colour()));
        Canvas.draw(g, outline, card.active() ? Inks.CURRENT : Inks.INK, card.active() ? 5 : 1.4);
        lettering
                .fit(words.apply(card.title()), Type.sans(24), 15, wide - 36)
                .draw(g, plate.ink(), x + 26, 29, Anchor.LEFT);
        TextLine figure = lettering.line(card.figure(), Type.bold(34));
        figure.draw(g, plate.ink(), x + 26, 60, Anchor.LEFT);
        lettering
                .fit(words.apply(card.unit()), Type.sans(23), 13, wide - 44 - figure.width())
                .draw(g, plate.ink(), x + 34 + figure.width(), 60, Anchor.LEFT);
    }

    private void counts(Graphics2D g, List<Counted> counts, double left, double height) {
        double pitch = (height - PLATE_HEIGHT - 8) / ROWS;
        double x = left;
        for (int column = 0; column < Math.ceilDiv(counts.size(), ROWS); column++) {
            for (int row = 0; row < ROWS && column * ROWS + row < counts.size(); row++) {
                Counted counted = counts.get(column * ROWS + row);
                double middle = PLATE_HEIGHT + 10 + (row + .5) * pitch;
                atlas.icon(counted.count().icon()).paint(g, x, middle - ICON / 2, ICON, Dye.Dyes.PLAIN);
                double at = x + ICON + LABEL_GAP;
                counted.figure().drawMiddle(g, Inks.INK, at, middle, Anchor.LEFT);
                counted.label()
                        .draw(
                                g,
                                Inks.SEPIA,
                                at + counted.figure().width() + LABEL_GAP,
                                middle + counted.figure().capHeight() / 2,
                                Anchor.LEFT);
            }
            x += column(counts, column) + COLUMN_GAP;
        }
    }
}
