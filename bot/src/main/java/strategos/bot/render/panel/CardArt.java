package strategos.bot.render.panel;

import java.awt.AlphaComposite;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Dye;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** One side or army: its sign, its number with a bar, its counts. */
final class CardArt {
    /** Where things stand on a card, in pixels from its left upper corner; heights are of baselines. */
    enum Cut {
        ROOMY(142, 44, 9, 58, 34, 60, 34, 38, 70, 12, 112, 32, 26),
        TIGHT(94, 38, 18, 44, 29, 78, 29, 31, 41, 10, 71, 27, 24);

        private final double height;
        private final double pawnX;
        private final double pawnY;
        private final double pawn;
        private final double title;
        private final double subtitle;
        private final double figureSize;
        private final double figure;
        private final double bar;
        private final double barHeight;
        private final double counts;
        private final double icon;
        private final double number;

        Cut(double... at) {
            height = at[0];
            pawnX = at[1];
            pawnY = at[2];
            pawn = at[3];
            title = at[4];
            subtitle = at[5];
            figureSize = at[6];
            figure = at[7];
            bar = at[8];
            barHeight = at[9];
            counts = at[10];
            icon = at[11];
            number = at[12];
        }
    }

    private static final double TEXT = 78;
    private static final double EDGE = 12;
    private static final double MARGIN = 14;

    /** Room for the subtitle of a tight card, at the right of its counts. */
    private static final double SUBTITLE = 84;

    private static final float DIMMED = .28f;
    private static final float OUT = .45f;

    private final Atlas atlas;
    private final Lettering lettering;
    private final PiecePainter pieces;
    private final Cut cut;

    CardArt(Atlas atlas, Lettering lettering, PiecePainter pieces, Cut cut) {
        this.atlas = atlas;
        this.lettering = lettering;
        this.pieces = pieces;
        this.cut = cut;
    }

    void paint(Graphics2D g, Panel.Card card, PanelArt.Area area, Function<Text, String> words) {
        Style style = atlas.look().style(card.style());
        Shape outline = Canvas.rounded(area.x(), area.y(), area.width(), area.height(), 7);
        Canvas.fill(g, outline, card.out() ? Inks.PANEL : Inks.CREAM);
        Composite before = g.getComposite();
        if (card.out()) {
            g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, OUT));
        }
        Canvas.within(
                g,
                outline,
                () -> Canvas.fill(g, new Rectangle2D.Double(area.x(), area.y(), EDGE, area.height()), style.colour()));
        // A card lower than its cut is drawn from the same numbers, all moved up in proportion.
        double squeeze = Math.min(1, area.height() / cut.height);
        sign(g, card, style, area, squeeze);
        texts(g, card, area, squeeze, words);
        bar(g, card, style, area, squeeze);
        counts(g, card.counts(), area, squeeze);
        g.setComposite(before);
        Canvas.draw(g, outline, card.active() ? Inks.CURRENT : Inks.RULE, card.active() ? 3.4 : 1.2);
    }

    private void sign(Graphics2D g, Panel.Card card, Style style, PanelArt.Area area, double squeeze) {
        if (style instanceof Style.Stacked stacked) {
            double side = cut.pawn * squeeze;
            Piece piece = new Piece("", card.style(), card.sign(), "", "", Set.of(), card.title());
            double wide = style instanceof Style.Pawn ? side * 1.15 : side;
            pieces.paint(g, stacked, piece, area.x() + cut.pawnX - wide / 2, area.y() + cut.pawnY * squeeze, side);
        }
    }

    private void texts(
            Graphics2D g, Panel.Card card, PanelArt.Area area, double squeeze, Function<Text, String> words) {
        double right = area.right() - MARGIN;
        TextLine unit = lettering.fit(words.apply(card.unit()), Type.italic(20), 15, 90);
        TextLine figure = lettering.fit(card.figure(), Type.bold(cut.figureSize * squeeze), 18, 170);
        boolean inOneLine = cut == Cut.TIGHT;
        double figureRight = inOneLine ? right - unit.width() - (unit.width() == 0 ? 0 : 7) : right;
        figure.draw(g, Inks.INK, figureRight, area.y() + cut.figure * squeeze, Anchor.RIGHT);
        double unitLine = inOneLine ? cut.title : cut.subtitle;
        unit.draw(g, Inks.SEPIA, right, area.y() + unitLine * squeeze, Anchor.RIGHT);
        double left = area.x() + TEXT;
        double room = figureRight - figure.width() - 12 - left;
        String below = words.apply(card.subtitle());
        TextLine title = lettering.fit(words.apply(card.title()), Type.serif(28 * Math.max(.85, squeeze)), 18, room);
        title.draw(g, Inks.INK, left, area.y() + cut.title * squeeze, Anchor.LEFT);
        double belowRoom = inOneLine ? SUBTITLE : right - unit.width() - 12 - left;
        lettering
                .fit(below, Type.sans(inOneLine ? 19 : 21), 15, belowRoom)
                .draw(
                        g,
                        Inks.SEPIA,
                        inOneLine ? right : left,
                        area.y() + cut.subtitle * squeeze,
                        inOneLine ? Anchor.RIGHT : Anchor.LEFT);
    }

    private void bar(Graphics2D g, Panel.Card card, Style style, PanelArt.Area area, double squeeze) {
        if (card.gauge() < 0) {
            return;
        }
        double x = area.x() + TEXT;
        double y = area.y() + cut.bar * squeeze;
        double width = area.width() - TEXT - MARGIN;
        double height = cut.barHeight;
        Shape whole = Canvas.rounded(x, y, width, height, 3);
        Canvas.fill(g, whole, Inks.PAST);
        double full = width * Math.min(1, card.gauge());
        Canvas.within(g, whole, () -> Canvas.fill(g, new Rectangle2D.Double(x, y, full, height), style.colour()));
        Canvas.draw(g, whole, Inks.INK, 1.2);
    }

    private void counts(Graphics2D g, List<Panel.Count> counts, PanelArt.Area area, double squeeze) {
        double room = area.width() - TEXT - MARGIN - (cut == Cut.TIGHT ? SUBTITLE : 0);
        double pitch = Math.min(76, room / Math.max(1, counts.size()));
        double icon = Math.min(cut.icon * squeeze, pitch * .45);
        double x = area.x() + TEXT;
        double y = area.y() + cut.counts * squeeze;
        for (Panel.Count count : counts) {
            Composite before = g.getComposite();
            if (count.number() == 0) {
                g.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, DIMMED));
            }
            atlas.icon(count.icon()).paint(g, x, y - icon / 2, icon, Dye.Dyes.PLAIN);
            Tone ink = Inks.INK;
            lettering
                    .fit(
                            String.valueOf(count.number()),
                            Type.bold(cut.number * Math.max(.9, squeeze)),
                            15,
                            pitch - icon - 8)
                    .drawMiddle(g, ink, x + icon + 6, y, Anchor.LEFT);
            g.setComposite(before);
            x += pitch;
        }
    }
}
