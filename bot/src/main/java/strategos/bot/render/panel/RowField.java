package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** A panel in the short form that a band below a map has room for. */
final class RowField {
    private static final double BOX = 150;
    private static final int TRACK_ROWS = 2;
    private static final double CELL = 42;

    private final Lettering lettering;
    private final RowLegend legends;
    private final RowRoster rosters;
    private final TrackArt tracks;

    RowField(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        this.lettering = lettering;
        this.legends = new RowLegend(atlas, lettering, pieces);
        this.rosters = new RowRoster(atlas, lettering);
        this.tracks = new TrackArt(lettering, atlas.look(), CELL);
    }

    /** The width it takes up; 0 for a panel that has no short form. */
    double width(Panel panel, Function<Text, String> words) {
        return switch (panel) {
            case Panel.Legend p -> legends.width(p, words);
            case Panel.Roster p -> rosters.width(p, words);
            case Panel.Balance p -> BOX;
            case Panel.Fact p -> BOX;
            case Panel.Dial p -> BOX;
            case Panel.Track p -> Math.max(BOX, columns(p) * CELL);
            case Panel.Table p -> 0;
            case Panel.Tray p -> 0;
        };
    }

    /** Explains signs in a part of the band that has room for nothing else. */
    void legends(Graphics2D g, List<Panel> panels, Bounds area, Function<Text, String> words) {
        List<Panel.Entry> entries = panels.stream()
                .filter(Panel.Legend.class::isInstance)
                .flatMap(p -> ((Panel.Legend) p).entries().stream())
                .toList();
        legends.spread(g, entries, area, words);
    }

    /** Draws it from the left upper corner. */
    void paint(Graphics2D g, Panel panel, double height, Function<Text, String> words) {
        switch (panel) {
            case Panel.Legend p -> legends.paint(g, p, height, words);
            case Panel.Roster p -> rosters.paint(g, p, height, words);
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

    private static int columns(Panel.Track track) {
        return Math.min(track.columns(), Math.ceilDiv(Math.abs(track.to() - track.from()) + 1, TRACK_ROWS));
    }

    /** The cells in two rows below their heading. */
    private void track(Graphics2D g, Panel.Track track, Function<Text, String> words) {
        double width = Math.max(BOX, columns(track) * CELL);
        lettering
                .fit(words.apply(track.name()), Type.sans(24), 14, width)
                .draw(g, Inks.SEPIA, width / 2, 26, Anchor.CENTRE);
        Panel.Track cells = new Panel.Track(
                track.name(), track.from(), track.to(), columns(track), track.current(), track.pieces());
        tracks.paint(g, cells, new Bounds(0, 38, width, 2 * CELL), words);
    }

    private void box(Graphics2D g, String name, String figure, String caption, double height) {
        Shape box = new Rectangle2D.Double(0, 4, BOX, height - 8);
        Canvas.fill(g, box, Inks.CREAM);
        Canvas.draw(g, box, Inks.RULE, 1.2);
        lettering.fit(name, Type.sans(23), 14, BOX - 12).draw(g, Inks.SEPIA, BOX / 2, 32, Anchor.CENTRE);
        lettering
                .fit(figure, Type.bold(46), 20, BOX - 14)
                .drawMiddle(g, Inks.INK, BOX / 2, height * .53, Anchor.CENTRE);
        lettering.fit(caption, Type.serif(25), 15, BOX - 12).draw(g, Inks.SEPIA, BOX / 2, height - 16, Anchor.CENTRE);
    }
}
