package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.panel.LegendArt.Swatch;
import strategos.bot.render.panel.LegendArt.TrayArt;
import strategos.bot.render.panel.TrackArt.BalanceArt;
import strategos.bot.render.panel.TrackArt.DialArt;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** The column beside the map: title, and the scene's panels from above, none cut and none over another. */
public final class PanelColumn {
    private static final double LEFT = 28;
    private static final double RIGHT = 34;
    private static final double TITLE = 64;
    private static final double SUBTITLE = 36;
    private static final double FIRST = 130;
    private static final double BOTTOM = 26;

    /** From the upper edge of a section to its heading's baseline, and on to its content. */
    private static final double HEADING = 14;

    private static final double CONTENT = 14;
    private static final double GAP = 24;
    private static final double SMALLEST = .4;
    private static final double STEP = .02;

    private final Lettering lettering;
    private final TrackArt tracks;
    private final RosterArt rosters;
    private final TableArt tables;
    private final LegendArt legends;
    private final DialArt dials;
    private final BalanceArt balances;
    private final TrayArt trays;
    private final FactArt facts;

    /** @param compact whether the map shows pieces small */
    public PanelColumn(Atlas atlas, Lettering lettering, PiecePainter pieces, boolean compact) {
        this.lettering = lettering;
        this.tracks = new TrackArt(lettering, atlas.look());
        this.rosters = new RosterArt(atlas, lettering, pieces);
        this.tables = new TableArt(atlas, lettering);
        this.legends = new LegendArt(lettering, atlas.look(), new Swatch(lettering, pieces, compact));
        this.dials = new DialArt(lettering);
        this.balances = new BalanceArt(lettering, atlas.look());
        this.trays = new TrayArt(lettering, atlas.look(), pieces);
        this.facts = new FactArt(lettering);
    }

    /** Draws the column with its left edge at x, over the whole height. */
    public void paint(Graphics2D g, Scene scene, double x, double width, double height, Function<Text, String> words) {
        Canvas.fill(g, new Rectangle2D.Double(x, 0, width, height), Inks.PANEL);
        Canvas.draw(g, new Line2D.Double(x, 0, x, height), Inks.INK, 2.4);
        double middle = x + width / 2 - 3;
        lettering
                .fit(
                        words.apply(scene.title()).toUpperCase(Locale.ROOT),
                        Type.serif(50).tracked(.06),
                        26,
                        width - 60)
                .draw(g, Inks.INK, middle, TITLE, Anchor.CENTRE);
        lettering
                .fit(words.apply(scene.subtitle()), Type.italic(29), 18, width - 60)
                .draw(g, Inks.SEPIA, middle, TITLE + SUBTITLE, Anchor.CENTRE);
        sections(g, scene.panels(), x + LEFT, width - LEFT - RIGHT, height - BOTTOM, words);
    }

    private void sections(
            Graphics2D g, List<Panel> panels, double x, double width, double bottom, Function<Text, String> words) {
        double room = bottom - FIRST;
        double around = panels.size() * (HEADING + CONTENT + GAP) - GAP;
        // What can shrink gives way first; when that is not enough the whole column is drawn smaller, and so wider.
        double scale = 1;
        while (scale > SMALLEST && least(panels, width / scale, words) + around > room / scale) {
            scale -= STEP;
        }
        double wide = width / scale;
        double liked = panels.stream().mapToDouble(p -> height(p, wide, words)).sum();
        double least = least(panels, wide, words);
        double missing = Math.max(0, liked + around - room / scale);
        double yielding = Math.max(1e-9, liked - least);
        AffineTransform before = g.getTransform();
        g.translate(x, FIRST);
        g.scale(scale, scale);
        double y = 0;
        for (Panel panel : panels) {
            heading(g, words.apply(panel.name()), y + HEADING, wide);
            double full = height(panel, wide, words);
            double high = full - missing * (full - leastHeight(panel, wide, words)) / yielding;
            paint(g, panel, new Bounds(0, y + HEADING + CONTENT, wide, high), words);
            y += HEADING + CONTENT + high + GAP;
        }
        g.setTransform(before);
    }

    private double least(List<Panel> panels, double width, Function<Text, String> words) {
        return panels.stream().mapToDouble(p -> leastHeight(p, width, words)).sum();
    }

    private void heading(Graphics2D g, String words, double baseline, double width) {
        TextLine line =
                lettering.fit(words.toUpperCase(Locale.ROOT), Type.serif(19).tracked(.12), 14, width - 20);
        line.draw(g, Inks.SEPIA, 0, baseline, Anchor.LEFT);
        double from = line.width() + (line.width() == 0 ? 0 : 8);
        Canvas.draw(g, new Line2D.Double(from, baseline - 6, width, baseline - 6), Inks.RULE, 1.2);
    }

    private double height(Panel panel, double width, Function<Text, String> words) {
        return switch (panel) {
            case Panel.Track p -> tracks.height(p, width, words);
            case Panel.Roster p -> rosters.height(p, width, words);
            case Panel.Table p -> tables.height(p, width, words);
            case Panel.Legend p -> legends.height(p, width, words);
            case Panel.Dial p -> dials.height(p, width, words);
            case Panel.Balance p -> balances.height(p, width, words);
            case Panel.Tray p -> trays.height(p, width, words);
            case Panel.Fact p -> facts.height(p, width, words);
        };
    }

    private double leastHeight(Panel panel, double width, Function<Text, String> words) {
        return switch (panel) {
            case Panel.Track p -> tracks.leastHeight(p, width, words);
            case Panel.Roster p -> rosters.leastHeight(p, width, words);
            case Panel.Table p -> tables.leastHeight(p, width, words);
            case Panel.Legend p -> legends.leastHeight(p, width, words);
            case Panel.Dial p -> dials.leastHeight(p, width, words);
            case Panel.Balance p -> balances.leastHeight(p, width, words);
            case Panel.Tray p -> trays.leastHeight(p, width, words);
            case Panel.Fact p -> facts.leastHeight(p, width, words);
        };
    }

    private void paint(Graphics2D g, Panel panel, Bounds area, Function<Text, String> words) {
        switch (panel) {
            case Panel.Track p -> tracks.paint(g, p, area, words);
            case Panel.Roster p -> rosters.paint(g, p, area, words);
            case Panel.Table p -> tables.paint(g, p, area, words);
            case Panel.Legend p -> legends.paint(g, p, area, words);
            case Panel.Dial p -> dials.paint(g, p, area, words);
            case Panel.Balance p -> balances.paint(g, p, area, words);
            case Panel.Tray p -> trays.paint(g, p, area, words);
            case Panel.Fact p -> facts.paint(g, p, area, words);
        }
    }

    /** A figure with its caption, on a card. */
    private static final class FactArt implements PanelArt<Panel.Fact> {
        private static final double HEIGHT = 54;

        private final Lettering lettering;

        FactArt(Lettering lettering) {
            this.lettering = lettering;
        }

        @Override
        public double height(Panel.Fact fact, double width, Function<Text, String> words) {
            return HEIGHT;
        }

        @Override
        public void paint(Graphics2D g, Panel.Fact fact, Bounds area, Function<Text, String> words) {
            Shape card = Canvas.rounded(area.x(), area.y(), area.width(), area.height(), 6);
            Canvas.fill(g, card, Inks.CREAM);
            Canvas.draw(g, card, Inks.RULE, 1.2);
            double middle = area.y() + area.height() / 2;
            TextLine figure = lettering.fit(fact.figure(), Type.bold(34), 20, area.width() * .5);
            figure.drawMiddle(g, Inks.INK, area.x() + 16, middle, Anchor.LEFT);
            double left = area.x() + 32 + figure.width();
            lettering
                    .fit(words.apply(fact.caption()), Type.serif(23), 15, area.right() - 12 - left)
                    .drawMiddle(g, Inks.SEPIA, left, middle, Anchor.LEFT);
        }
    }

    /** Draws one kind of panel, its heading apart. */
    interface PanelArt<P extends Panel> {
        /** The height it likes, in pixels. */
        double height(P panel, double width, Function<Text, String> words);

        /** The height it can do with. */
        default double leastHeight(P panel, double width, Function<Text, String> words) {
            return height(panel, width, words);
        }

        /** Draws it into the area. */
        void paint(Graphics2D g, P panel, Bounds area, Function<Text, String> words);
    }
}
