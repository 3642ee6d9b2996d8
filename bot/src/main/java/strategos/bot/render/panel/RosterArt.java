package strategos.bot.render.panel;

import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.panel.PanelColumn.PanelArt;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** Cards one below the other: roomy when they are few, in two lines each when they are many. */
final class RosterArt implements PanelArt<Panel.Roster> {
    private static final double ROOMY = 142;
    private static final double ROOMY_GAP = 12;
    private static final double TIGHT = 76;
    private static final double TIGHT_GAP = 7;

    /** Below this height a card has its title and subtitle in one line. */
    private static final double LEAST_ROOMY = 122;

    private final CardArt cards;
    private final CountKey key;

    RosterArt(Atlas atlas, Lettering lettering, PiecePainter pieces) {
        cards = new CardArt(atlas, lettering, pieces);
        key = new CountKey(atlas, lettering);
    }

    @Override
    public double height(Panel.Roster roster, double width, Function<Text, String> words) {
        return Math.max(0, roster.cards().size() * (ROOMY + ROOMY_GAP) - ROOMY_GAP) + below(roster);
    }

    @Override
    public double leastHeight(Panel.Roster roster, double width, Function<Text, String> words) {
        return Math.max(0, roster.cards().size() * (TIGHT + TIGHT_GAP) - TIGHT_GAP) + below(roster);
    }

    private static double below(Panel.Roster roster) {
        return CountKey.has(roster) ? CountKey.HEIGHT : 0;
    }

    @Override
    public void paint(Graphics2D g, Panel.Roster roster, Bounds area, Function<Text, String> words) {
        int count = roster.cards().size();
        if (count == 0) {
            return;
        }
        double room = area.height() - below(roster);
        double pitch = Math.min(ROOMY + ROOMY_GAP, (room + ROOMY_GAP) / count);
        double gap = pitch > LEAST_ROOMY + ROOMY_GAP ? ROOMY_GAP : TIGHT_GAP;
        double height = Math.min(ROOMY, (room - gap * (count - 1)) / count);
        for (int i = 0; i < count; i++) {
            Bounds card = new Bounds(area.x(), area.y() + i * (height + gap), area.width(), height);
            CardArt.Cut cut = height >= LEAST_ROOMY ? CardArt.Cut.ROOMY : CardArt.Cut.TIGHT;
            cards.paint(g, cut, roster.cards().get(i), card, words);
        }
        if (CountKey.has(roster)) {
            double middle = area.y() + count * (height + gap) - gap + CountKey.HEIGHT / 2 + 3;
            key.paint(g, roster, area.x(), middle, area.width(), words);
        }
    }

    /** One discreet line that says what the icons on cards count. */
    private static final class CountKey {
        /** The height that it takes up below the cards. */
        static final double HEIGHT = 30;

        private static final double SIZE = 18;
        private static final double ICON = 20;
        private static final double GAP = 5;
        private static final double BETWEEN = 16;

        private final Atlas atlas;
        private final Lettering lettering;

        CountKey(Atlas atlas, Lettering lettering) {
            this.atlas = atlas;
            this.lettering = lettering;
        }

        private record Entry(List<String> icons, TextLine label) {
            double width() {
                return icons.size() * (ICON + GAP) + label.width();
            }
        }

        /** Whether the cards count anything. */
        static boolean has(Panel.Roster roster) {
            return roster.cards().stream().anyMatch(card -> !card.counts().isEmpty());
        }

        /** Draws it around that height, smaller where it has no room. */
        void paint(
                Graphics2D g, Panel.Roster roster, double x, double middle, double room, Function<Text, String> words) {
            List<Entry> entries = entries(roster, words);
            double width = entries.stream().mapToDouble(Entry::width).sum() + BETWEEN * Math.max(0, entries.size() - 1);
            double scale = Math.min(1, room / Math.max(1, width));
            Graphics2D line = (Graphics2D) g.create();
            line.translate(x + (room - width * scale) / 2, middle);
            line.scale(scale, scale);
            double at = 0;
            for (Entry entry : entries) {
                for (String icon : entry.icons()) {
                    atlas.icon(icon).paint(line, at, -ICON / 2, ICON, Dye.Dyes.PLAIN);
                    at += ICON + GAP;
                }
                entry.label().drawMiddle(line, Inks.SEPIA, at, 0, Anchor.LEFT);
                at += entry.label().width() + BETWEEN;
            }
            line.dispose();
        }

        /** Each label once, with all icons that stand for it. */
        private List<Entry> entries(Panel.Roster roster, Function<Text, String> words) {
            Map<String, List<String>> icons = new LinkedHashMap<>();
            for (Panel.Card card : roster.cards()) {
                for (Panel.Count count : card.counts()) {
                    List<String> same = icons.computeIfAbsent(words.apply(count.label()), l -> new ArrayList<>());
                    if (!same.contains(count.icon())) {
                        same.add(count.icon());
                    }
                }
            }
            List<Entry> entries = new ArrayList<>();
            icons.forEach((label, same) -> entries.add(new Entry(same, lettering.line(label, Type.sans(SIZE)))));
            return entries;
        }
    }

    /** One side or army: its sign, its number with a bar, its counts. */
    static final class CardArt {
        private static final double TEXT = 78;
        private static final double EDGE = 12;
        private static final double MARGIN = 14;
        private static final double MOST_PITCH = 76;

        /** Smaller, nobody reads on a telephone whose card it is: a long name of a player is cut. */
        private static final double LEAST_TITLE = 22;

        private static final float DIMMED = .28f;
        private static final float OUT = .45f;

        private final Atlas atlas;
        private final Lettering lettering;
        private final PiecePainter pieces;

        CardArt(Atlas atlas, Lettering lettering, PiecePainter pieces) {
            this.atlas = atlas;
            this.lettering = lettering;
            this.pieces = pieces;
        }

        void paint(Graphics2D g, Cut cut, Panel.Card card, Bounds area, Function<Text, String> words) {
            Style style = atlas.look().style(card.style());
            Shape outline = Canvas.rounded(area.x(), area.y(), area.width(), area.height(), 7);
            Canvas.fill(g, outline, card.out() ? Inks.PANEL : card.active() ? Inks.CURRENT_CELL : Inks.CREAM);
            new Drawing(g, cut, card, style, area, words).paint(outline);
            Canvas.draw(g, outline, card.active() ? Inks.CURRENT : Inks.RULE, card.active() ? 4.4 : 1.2);
        }

        /** One card being drawn. A card lower than its cut is drawn from the same numbers, moved up in proportion. */
        private final class Drawing {
            private final Graphics2D g;
            private final Cut cut;
            private final Panel.Card card;
            private final Style style;
            private final Bounds area;
            private final Function<Text, String> words;
            private final double squeeze;
            private final double left;
            private final double right;

            Drawing(Graphics2D g, Cut cut, Panel.Card card, Style style, Bounds area, Function<Text, String> words) {
                this.g = g;
                this.cut = cut;
                this.card = card;
                this.style = style;
                this.area = area;
                this.words = words;
                this.squeeze = Math.min(1, area.height() / cut.height());
                this.left = area.x() + TEXT;
                this.right = area.right() - MARGIN;
            }

            /** What no longer plays has its colours dimmed, not its words: with how many men it came home is to be read. */
            void paint(Shape outline) {
                Composite before = g.getComposite();
                if (card.out()) {
                    g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, OUT));
                }
                Shape edge = new Rectangle2D.Double(area.x(), area.y(), EDGE, area.height());
                Canvas.within(g, outline, () -> Canvas.fill(g, edge, style.colour()));
                sign();
                card.gauge().ifPresent(this::bar);
                g.setComposite(before);
                texts();
                counts(card.counts());
            }

            private double y(double inCut) {
                return area.y() + inCut * squeeze;
            }

            private void sign() {
                if (style instanceof Style.Stacked stacked) {
                    double side = cut.sign().side() * squeeze;
                    double wide = style instanceof Style.Pawn ? side * 1.15 : side;
                    Piece piece = Piece.beside(card.style(), card.title());
                    piece = card.sign().map(piece::signed).orElse(piece);
                    pieces.paint(
                            g,
                            stacked,
                            piece,
                            area.x() + cut.sign().x() - wide / 2,
                            y(cut.sign().y()),
                            side);
                }
            }

            private void texts() {
                TextLine unit = lettering.fit(words.apply(card.unit()), Type.italic(20), 15, 90);
                TextLine figure =
                        lettering.fit(card.figure(), Type.bold(cut.figure().size() * squeeze), 18, 170);
                boolean beside = cut.figure().unitBeside();
                double besideUnit = beside && unit.width() > 0 ? unit.width() + 7 : 0;
                figure.draw(g, Inks.INK, right - besideUnit, y(cut.figure().baseline()), Anchor.RIGHT);
                unit.draw(
                        g,
                        Inks.SEPIA,
                        right,
                        y(beside ? cut.title() : cut.below().baseline()),
                        Anchor.RIGHT);
                double room = right - besideUnit - figure.width() - 12 - left;
                lettering
                        .fit(words.apply(card.title()), Type.serif(28 * Math.max(.85, squeeze)), LEAST_TITLE, room)
                        .draw(g, Inks.INK, left, y(cut.title()), Anchor.LEFT);
                Cut.Below below = cut.below();
                double belowRoom = below.atRight() ? cut.counts().roomAtRight() : right - unit.width() - 12 - left;
                lettering
                        .fit(words.apply(card.subtitle()), Type.sans(below.size()), 11, belowRoom)
                        .draw(
                                g,
                                Inks.SEPIA,
                                below.atRight() ? right : left,
                                y(below.baseline()),
                                below.atRight() ? Anchor.RIGHT : Anchor.LEFT);
            }

            private void bar(double gauge) {
                double y = y(cut.bar().y());
                double height = cut.bar().height();
                Shape whole = Canvas.rounded(left, y, right - left, height, 3);
                Canvas.fill(g, whole, Inks.PAST);
                Shape full = new Rectangle2D.Double(left, y, (right - left) * Math.min(1, gauge), height);
                Canvas.within(g, whole, () -> Canvas.fill(g, full, style.colour()));
                Canvas.draw(g, whole, Inks.INK, 1.2);
            }

            private void counts(List<Panel.Count> counts) {
                double room = right - left - cut.counts().roomAtRight();
                double pitch = Math.min(MOST_PITCH, room / Math.max(1, counts.size()));
                double icon = Math.min(cut.counts().icon() * squeeze, pitch * .45);
                Type figures = Type.bold(cut.counts().size() * Math.max(.9, squeeze));
                double x = left;
                double y = y(cut.counts().middle());
                for (Panel.Count count : counts) {
                    Composite before = g.getComposite();
                    if (count.number() == 0) {
                        g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, DIMMED));
                    }
                    atlas.icon(count.icon()).paint(g, x, y - icon / 2, icon, Dye.Dyes.PLAIN);
                    lettering
                            .fit(String.valueOf(count.number()), figures, 15, pitch - icon - 8)
                            .drawMiddle(g, Inks.INK, x + icon + 6, y, Anchor.LEFT);
                    g.setComposite(before);
                    x += pitch;
                }
            }
        }

        /**
         * Where things stand on a card, in pixels from its upper edge.
         *
         * @param height for which these numbers are meant
         * @param title its baseline
         */
        record Cut(double height, Sign sign, double title, Below below, Figure figure, Bar bar, Counts counts) {
            /** With the subtitle below the title, and the unit below the figure. */
            static final Cut ROOMY = new Cut(
                    142,
                    new Sign(44, 9, 58),
                    34,
                    new Below(60, 21, false),
                    new Figure(38, 34, false),
                    new Bar(70, 12),
                    new Counts(112, 32, 26, 0));

            /** With title and figure in one line, counts and subtitle in another. */
            static final Cut TIGHT = new Cut(
                    94,
                    new Sign(38, 18, 44),
                    29,
                    new Below(78, 19, true),
                    new Figure(31, 29, true),
                    new Bar(41, 10),
                    new Counts(71, 27, 24, 84));

            /** The pawn or counter: the middle of its width, its upper edge, a counter's side. */
            record Sign(double x, double y, double side) {}

            /** The subtitle: its baseline, its size, and whether it stands at the right behind the counts. */
            record Below(double baseline, double size, boolean atRight) {}

            /** The main figure: its baseline, its size, and whether its unit stands beside it or below. */
            record Figure(double baseline, double size, boolean unitBeside) {}

            /** The bar: its upper edge, its height. */
            record Bar(double y, double height) {}

            /** The counts: their middle, the size of icons and figures, and the room that they leave at the right. */
            record Counts(double middle, double icon, double size, double roomAtRight) {}
        }
    }
}
