package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.sheet.Look;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** A card with a sign, a title, and pieces in rows. */
final class TrayArt implements PanelArt<Panel.Tray> {
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
