package strategos.bot.render.ink;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.util.Map;
import java.util.function.Function;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.engine.dice.Chain;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** A roll's number in its chain behind a green tick: with it a reader finds the roll in the log. */
public record Seal(TextLine number) {
    private static final double RADIUS = .46;
    private static final double GAP = .4;

    /** The number of a roll in that type, set smaller where there is no room for it. */
    public static Seal of(
            Lettering lettering, Chain chain, int index, Type type, double room, Function<Text, String> words) {
        Text said = new Text("picture.roll-" + chain.word(), Map.of("index", new Arg.Count(index)));
        return new Seal(lettering.fit(words.apply(said), type, type.size() * .8, room));
    }

    private double radius() {
        return number.capHeight() / .7 * RADIUS;
    }

    /** From the tick's left edge to the number's end. */
    public double width() {
        return number.width() + 2 * radius() * (1 + GAP);
    }

    /** Draws it with its end at {@code right}. */
    public void draw(Graphics2D g, double right, double baseline) {
        number.draw(g, Inks.GAIN, right, baseline, Anchor.RIGHT);
        double radius = radius();
        double x = right - width() + radius;
        double y = baseline - number.capHeight() / 2;
        Canvas.fill(g, Canvas.disc(x, y, radius), Inks.GAIN);
        Path2D tick = new Path2D.Double();
        tick.moveTo(x - radius * .45, y);
        tick.lineTo(x - radius * .1, y + radius * .4);
        tick.lineTo(x + radius * .5, y - radius * .4);
        Canvas.draw(g, tick, Inks.CREAM, radius * .3);
    }
}
