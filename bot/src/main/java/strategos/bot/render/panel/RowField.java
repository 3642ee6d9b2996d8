package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Dye;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Plate;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** A panel in the short form that a band below a map has room for. */
final class RowField {
    private static final int ROWS = 3;
    private static final double SIGN = 30;
    private static final Type LABEL = Type.sans(20);
    private static final double COLUMN_GAP = 20;
    private static final double PLATE = 136;
    private static final double PLATE_HEIGHT = 50;
    private static final double BOX = 132;
    private static final int TRACK_ROWS = 2;
    private static final double CELL = 33;

    private final Atlas atlas;
    private final Lettering lettering;
    private final Swatch swatch;
    private final TrackArt tracks;

    RowField(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        this.atlas = atlas;
        this.lettering = lettering;
        this.swatch = new Swatch(pieces);
        this.tracks = new TrackArt(lettering, atlas.look());
    }

    /** The width it takes up; 0 for a panel that has no short form. */
    double width(Panel panel, Function<Text, String> words) {
        return switch (panel) {
            case Panel.Legend p -> legend(p, words);
            case Panel.Roster p -> p.cards().size() * (PLATE + 10) - 10;
            case Panel.Balance p -> BOX;
            case Panel.Fact p -> BOX;
            case Panel.Dial p -> BOX;
            case Panel.Track p -> Math.max(BOX, columns(p) * CELL);
            case Panel.Table p -> 0;
            case Panel.Tray p -> 0;
        };
    }

    /** Draws it from the left upper corner. */
    void paint(Graphics2D g, Panel panel, double height, Function<Text, String> words) {
        switch (panel) {
            case Panel.Legend p -> legend(g, p, height, words);
            case Panel.Roster p -> roster(g, p, words);
            case Panel.Balance p -> {
                Text leader = p.at() > (p.from() + p.to()) / 2.0 ? p.highName() : p.lowName();
                boolean even = 2 * p.at() == p.from() + p.to();
                box(g, words.apply(p.name()), p.figure(), even ? "" : words.apply(leader), height);
            }
            case Panel.Fact p -> box(g, words.apply(p.name()), p.figure(), words.apply(p.caption()), height);
            case Panel.Dial p -> box(g, words.apply(p.name()), p.hub(), words.apply(p.title()), height);
            case Panel.Track p -> track(g, p, words);
            case Panel.Table p -> {}
            case Panel.Tray p -> {}
        }
    }

    private static int columns(Panel.Legend legend) {
        return Math.ceilDiv(legend.entries().size(), ROWS);
    }

    private double column(Panel.Legend legend, int column, Function<Text, String> words) {
        List<Panel.Entry> entries = legend.entries()
                .subList(column * ROWS, Math.min(legend.entries().size(), (column + 1) * ROWS));
        return SIGN
                + 8
                + entries.stream()
                        .mapToDouble(e -> lettering.width(words.apply(e.label()), LABEL))
                        .max()
                        .orElse(0);
    }

    private double legend(Panel.Legend legend, Function<Text, String> words) {
        double width = -COLUMN_GAP;
        for (int column = 0; column < columns(legend); column++) {
            width += column(legend, column, words) + COLUMN_GAP;
        }
        return Math.max(0, width);
    }

    private void legend(Graphics2D g, Panel.Legend legend, double height, Function<Text, String> words) {
        double x = 0;
        double pitch = height / ROWS;
        for (int column = 0; column < columns(legend); column++) {
            for (int row = 0;
                    row < ROWS && column * ROWS + row < legend.entries().size();
                    row++) {
                Panel.Entry entry = legend.entries().get(column * ROWS + row);
                double y = (row + .5) * pitch;
                swatch.paint(g, atlas.look().style(entry.style()), x + SIGN / 2, y, SIGN);
                lettering.line(words.apply(entry.label()), LABEL).drawMiddle(g, Inks.INK, x + SIGN + 8, y, Anchor.LEFT);
            }
            x += column(legend, column, words) + COLUMN_GAP;
        }
    }

    private static int columns(Panel.Track track) {
        return Math.min(track.columns(), Math.ceilDiv(Math.abs(track.to() - track.from()) + 1, TRACK_ROWS));
    }

    /** The cells in two rows below their heading. */
    private void track(Graphics2D g, Panel.Track track, Function<Text, String> words) {
        double width = Math.max(BOX, columns(track) * CELL);
        lettering
                .fit(words.apply(track.name()), Type.sans(18), 12, width)
                .draw(g, Inks.SEPIA, width / 2, 24, Anchor.CENTRE);
        Panel.Track cells = new Panel.Track(
                track.name(), track.from(), track.to(), columns(track), track.current(), track.pieces());
        tracks.paint(g, cells, new PanelArt.Area(0, 34, width, 2 * CELL), words);
    }

    private void roster(Graphics2D g, Panel.Roster roster, Function<Text, String> words) {
        double x = 0;
        for (Panel.Card card : roster.cards()) {
            card(g, card, x, words);
            x += PLATE + 10;
        }
    }

    private void card(Graphics2D g, Panel.Card card, double x, Function<Text, String> words) {
        Style style = atlas.look().style(card.style());
        Plate plate = style instanceof Style.National nation ? nation.plate() : Plate.LIGHT;
        Shape outline = Canvas.rounded(x, 4, PLATE, PLATE_HEIGHT, 6);
        Canvas.fill(g, outline, plate.ground());
        Canvas.within(g, outline, () -> Canvas.fill(g, new Rectangle2D.Double(x, 4, 16, PLATE_HEIGHT), style.colour()));
        Canvas.draw(g, outline, card.active() ? Inks.CURRENT : Inks.INK, card.active() ? 3 : 1.4);
        lettering
                .fit(words.apply(card.title()), Type.sans(19), 13, PLATE - 30)
                .draw(g, plate.ink(), x + 24, 23, Anchor.LEFT);
        double figure = lettering.width(card.figure(), Type.bold(28));
        lettering.line(card.figure(), Type.bold(28)).draw(g, plate.ink(), x + 24, 48, Anchor.LEFT);
        lettering
                .fit(words.apply(card.unit()), Type.sans(16), 11, PLATE - 36 - figure)
                .draw(g, plate.ink(), x + 30 + figure, 48, Anchor.LEFT);
        for (int i = 0; i < Math.min(4, card.counts().size()); i++) {
            Panel.Count count = card.counts().get(i);
            double left = x + 2 + i % 2 * PLATE * .52;
            double middle = 72 + i / 2 * 27;
            atlas.icon(count.icon()).paint(g, left, middle - 11, 22, Dye.Dyes.PLAIN);
            lettering
                    .line(String.valueOf(count.number()), Type.bold(19))
                    .drawMiddle(g, Inks.INK, left + 29, middle, Anchor.LEFT);
        }
    }

    private void box(Graphics2D g, String name, String figure, String caption, double height) {
        Shape box = new Rectangle2D.Double(0, 4, BOX, height - 8);
        Canvas.fill(g, box, Inks.CREAM);
        Canvas.draw(g, box, Inks.RULE, 1.2);
        lettering.fit(name, Type.sans(18), 12, BOX - 12).draw(g, Inks.SEPIA, BOX / 2, 28, Anchor.CENTRE);
        lettering.fit(figure, Type.bold(34), 18, BOX - 14).drawMiddle(g, Inks.INK, BOX / 2, 56, Anchor.CENTRE);
        lettering.fit(caption, Type.serif(21), 13, BOX - 12).draw(g, Inks.SEPIA, BOX / 2, height - 16, Anchor.CENTRE);
    }
}
