package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** A figure with its caption, on a card. */
final class FactArt implements PanelArt<Panel.Fact> {
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
    public void paint(Graphics2D g, Panel.Fact fact, Area area, Function<Text, String> words) {
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
