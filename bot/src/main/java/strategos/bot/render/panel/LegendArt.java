package strategos.bot.render.panel;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.panel.PanelColumn.PanelArt;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.SpotArt;
import strategos.bot.render.piece.SpotArt.RouteArt;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
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
        return Math.ceilDiv(shown(legend).size(), columns(legend, width, words)) * ROW;
    }

    @Override
    public double leastHeight(Panel.Legend legend, double width, Function<Text, String> words) {
        return height(legend, width, words) * LEAST_ROW / ROW;
    }

    private List<Panel.Entry> shown(Panel.Legend legend) {
        return legend.entries().stream().filter(swatch::shows).toList();
    }

    private int columns(Panel.Legend legend, double width, Function<Text, String> words) {
        double widest = shown(legend).stream()
                .mapToDouble(e -> lettering.width(words.apply(e.label()), WORDS))
                .max()
                .orElse(0);
        return Math.clamp((long) (width / (widest * .88 + SIGN + 8)), 1, MOST_COLUMNS);
    }

    @Override
    public void paint(Graphics2D g, Panel.Legend legend, Bounds area, Function<Text, String> words) {
        int columns = columns(legend, area.width(), words);
        double wide = area.width() / columns;
        List<Panel.Entry> entries = shown(legend);
        double pitch = Math.min(ROW, area.height() / Math.ceilDiv(entries.size(), columns));
        for (int i = 0; i < entries.size(); i++) {
            Panel.Entry entry = entries.get(i);
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

    /** A small sample of any style, for legends. */
    static final class Swatch {
        private static final int PILE = 2;
        private static final int FIGURE = 3;

        /** A pill with no name on it is as wide as other signs when it is so much larger. */
        private static final double PILL = 1.45;

        private final PiecePainter pieces;
        private final SpotArt spots;
        private final boolean compact;

        /** @param compact whether the map shows pieces small: then the legend does */
        Swatch(Lettering lettering, PiecePainter pieces, boolean compact) {
            this.pieces = pieces;
            this.spots = new SpotArt(lettering);
            this.compact = compact;
        }

        /** Small pieces show no number of their pile, and small signs none of their place: then none is explained. */
        boolean shows(Panel.Entry entry) {
            return !compact
                    || (!entry.looks().contains(Panel.Entry.PILED)
                            && !entry.looks().contains(Panel.Entry.FIGURED));
        }

        /** Draws it centred on the point, within that width. */
        void paint(Graphics2D g, Style style, Set<String> looks, double x, double y, double size) {
            Piece single = Piece.beside("", Text.of("")).looking(looks);
            Piece sample = looks.contains(Panel.Entry.PILED)
                    ? single.piled(PILE)
                    : looks.contains(Panel.Entry.FIGURED) ? single.numbered(FIGURE) : single;
            Style worn = style instanceof Style.Stacked stacked ? pieces.worn(stacked, sample, compact) : style;
            switch (worn) {
                case Style.Spot spot -> spots.paint(g, spot, "", x, y, size * .38);
                case Style.Holding holding -> pieces.holding(g, holding, sample, x, y, size * .42);
                case Style.Route route -> line(g, route, x, y, size);
                case Style.Tint tint -> tint(g, tint, x, y, size);
                case Style.Arrow arrow ->
                    Canvas.draw(g, new Line2D.Double(x - size * .4, y, x + size * .4, y), arrow.colour(), 6);
                case Style.Pawn pawn -> pieces.paint(g, pawn, sample, x - size * .46, y - size * .42, size * .8);
                case Style.Marker marker -> pieces.paint(g, marker, sample, x - size * .5, y - size * .5, size * 1.23);
                case Style.Pill pill -> pieces.paint(g, pill, sample, x - size * .48, y - size * .33, size * PILL);
                case Style.Star star -> pieces.paint(g, star, sample, x - size * .3, y - size * .3, size * .6);
                case Style.Counter counter -> {
                    double rise = sample.badge().isPresent() ? .1 : 0;
                    pieces.paint(g, counter, sample, x - size * .42, y - size * (.42 + rise), size * .84);
                }
                case Style.Hidden hidden -> pieces.paint(g, hidden, sample, x - size * .42, y - size * .42, size * .84);
                case Style.Chip chip -> pieces.paint(g, chip, sample, x - size * .42, y - size * .25, size * .5);
            }
        }

        private static void tint(Graphics2D g, Style.Tint tint, double x, double y, double size) {
            Rectangle2D box = new Rectangle2D.Double(x - size * .5, y - size * .32, size, size * .64);
            Canvas.fill(g, box, Inks.PARCHMENT.mix(tint.colour(), Math.min(1, tint.fill() + .12)));
            tint.hatch().paint(g, box, tint.colour().alpha(Math.min(1, tint.mark() + .2)), tint.step(), tint.width());
            g.setColor(Inks.INK.color());
            g.setStroke(new BasicStroke(1.2f));
            g.draw(box);
        }

        private static void line(Graphics2D g, Style.Route route, double x, double y, double size) {
            Line2D line = new Line2D.Double(x - size * .44, y, x + size * .44, y);
            RouteArt.casing(g, route, line);
            RouteArt.core(g, route, line);
        }
    }

    /** A card with a sign, a title, and pieces in rows. */
    static final class TrayArt implements PanelArt<Panel.Tray> {
        private static final double HEAD = 64;
        private static final double MARGIN = 12;
        private static final double GAP = 8;

        /** The side of counters, which gives pills of 25 pixels. */
        private static final double SIDE = 54;

        private final Lettering lettering;
        private final Look look;
        private final PiecePainter pieces;

        TrayArt(Lettering lettering, Look look, PiecePainter pieces) {
            this.lettering = lettering;
            this.look = look;
            this.pieces = pieces;
        }

        private record Placed(Stack stack, double x, double y) {}

        @Override
        public double height(Panel.Tray tray, double width, Function<Text, String> words) {
            List<Placed> placed = placed(tray, width, words);
            double rows = placed.stream()
                    .mapToDouble(p -> p.y() + p.stack().height())
                    .max()
                    .orElse(-GAP);
            return HEAD + rows + 2 * GAP;
        }

        /** Each piece after the other, in rows as wide as the card. */
        private List<Placed> placed(Panel.Tray tray, double width, Function<Text, String> words) {
            List<Placed> placed = new ArrayList<>();
            double x = 0;
            double y = 0;
            double high = 0;
            for (Piece piece : PiecePainter.named(tray.pieces(), look, words)) {
                Stack stack = Stack.of(List.of(piece), look, pieces, SIDE, 1, false);
                if (x > 0 && x + stack.width() > width - 2 * MARGIN) {
                    x = 0;
                    y += high + GAP;
                    high = 0;
                }
                placed.add(new Placed(stack, x, y));
                x += stack.width() + GAP;
                high = Math.max(high, stack.height());
            }
            return placed;
        }

        @Override
        public void paint(Graphics2D g, Panel.Tray tray, Bounds area, Function<Text, String> words) {
            Shape card = Canvas.rounded(area.x(), area.y(), area.width(), area.height(), 6);
            Canvas.fill(g, card, Inks.CREAM);
            Canvas.draw(g, card, Inks.RULE, 1.2);
            double left = area.x() + 68;
            Shape disc = Canvas.disc(area.x() + 34, area.y() + 34, 21);
            Canvas.draw(g, disc, Inks.INK, 1.8);
            lettering
                    .fit(tray.sign(), Type.bold(26), 14, 34)
                    .drawMiddle(g, Inks.INK, area.x() + 34, area.y() + 34, Anchor.CENTRE);
            double room = area.right() - MARGIN - left;
            lettering
                    .fit(words.apply(tray.title()), Type.serif(27), 18, room)
                    .draw(g, Inks.INK, left, area.y() + 32, Anchor.LEFT);
            lettering
                    .fit(words.apply(tray.subtitle()), Type.italic(19), 14, room)
                    .draw(g, Inks.SEPIA, left, area.y() + 55, Anchor.LEFT);
            double top = area.y() + HEAD;
            for (Placed placed : placed(tray, area.width(), words)) {
                for (Stack.Laid laid : placed.stack().pieces()) {
                    pieces.paint(
                            g,
                            laid.style(),
                            laid.piece(),
                            area.x() + MARGIN + placed.x() + laid.x(),
                            top + placed.y() + laid.y(),
                            laid.side());
                }
            }
        }
    }
}
