package strategos.bot.render.panel;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.sheet.Look;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** A scale that deepens towards each side in its colour, with a marker on the level. */
final class BalanceArt implements PanelArt<Panel.Balance> {
    private static final double HEIGHT = 72;
    private static final double BAND = 24;
    private static final double TOP = 26;
    private static final int FIGURES = 5;

    private final Lettering lettering;
    private final Look look;

    BalanceArt(Lettering lettering, Look look) {
        this.lettering = lettering;
        this.look = look;
    }

    @Override
    public double height(Panel.Balance balance, double width, Function<Text, String> words) {
        return HEIGHT;
    }

    @Override
    public void paint(Graphics2D g, Panel.Balance balance, Bounds area, Function<Text, String> words) {
        int cells = balance.to() - balance.from() + 1;
        double wide = area.width() / cells;
        double y = area.y() + TOP;
        int middle = (balance.from() + balance.to()) / 2;
        double reach = Math.max(1, balance.to() - middle);
        Tone low = look.style(balance.low()).colour();
        Tone high = look.style(balance.high()).colour();
        for (int level = balance.from(); level <= balance.to(); level++) {
            double x = area.x() + (level - balance.from()) * wide;
            double share = Math.abs(level - middle) / reach;
            Tone tone = level == middle ? Inks.CREAM : Inks.PANEL.mix(level < middle ? low : high, .2 + .55 * share);
            Shape cell = new Rectangle2D.Double(x, y, wide, BAND);
            Canvas.fill(g, cell, tone);
            g.setColor(Inks.RULE.color());
            g.setStroke(new BasicStroke(.8f));
            g.draw(cell);
            if ((level - middle) % FIGURES == 0) {
                lettering
                        .line(String.valueOf(Math.abs(level)), Type.sans(16))
                        .draw(g, Inks.INK, x + wide / 2, y + BAND + 18, Anchor.CENTRE);
            }
        }
        double at = area.x() + (Math.clamp(balance.at(), balance.from(), balance.to()) - balance.from() + .5) * wide;
        marker(g, at, y, wide);
        sides(g, balance, area, at, low, high, words);
    }

    private static void marker(Graphics2D g, double x, double y, double wide) {
        Path2D pointer = new Path2D.Double();
        pointer.moveTo(x - 8, y - 14);
        pointer.lineTo(x + 8, y - 14);
        pointer.lineTo(x, y - 3);
        pointer.closePath();
        Canvas.fill(g, pointer, Inks.INK);
        Canvas.draw(g, new Rectangle2D.Double(x - wide / 2 - 2, y - 3, wide + 4, BAND + 6), Inks.INK, 2.6);
    }

    /** The names at both ends; the figure beside the pointer, towards the middle where there is room. */
    private void sides(
            Graphics2D g,
            Panel.Balance balance,
            Bounds area,
            double at,
            Tone low,
            Tone high,
            Function<Text, String> words) {
        double line = area.y() + TOP - 9;
        boolean left = at > area.x() + area.width() / 2;
        lettering
                .line(balance.figure(), Type.bold(21))
                .draw(g, Inks.INK, left ? at - 14 : at + 14, line + 2, left ? Anchor.RIGHT : Anchor.LEFT);
        if (at - area.x() > area.width() * .3) {
            lettering
                    .fit(words.apply(balance.lowName()), Type.italic(19), 14, area.width() * .28)
                    .draw(g, low, area.x(), line, Anchor.LEFT);
        }
        if (area.right() - at > area.width() * .3) {
            lettering
                    .fit(words.apply(balance.highName()), Type.italic(19), 14, area.width() * .28)
                    .draw(g, high, area.right(), line, Anchor.RIGHT);
        }
    }
}
