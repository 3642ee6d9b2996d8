package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.Board;
import strategos.engine.text.Text;

/** The exact chance of each result, side by side; each as wide as it is likely, as far as its words allow. */
final class ChancesArt {
    private static final double LEFT = 60;
    private static final double WIDTH = 1480;
    private static final double HEIGHT = 92;
    private static final double GAP = 10;

    /** What each gets before the rest is shared out by chance. */
    private static final double LEAST = 180;

    private final Lettering lettering;

    ChancesArt(Lettering lettering) {
        this.lettering = lettering;
    }

    double height(List<Board.Chance> chances) {
        return chances.isEmpty() ? 0 : HEIGHT;
    }

    void paint(Graphics2D g, List<Board.Chance> chances, double y, Function<Text, String> words) {
        double all = chances.stream().mapToDouble(c -> (double) c.of() / c.in()).sum();
        double each = Math.min(LEAST, (WIDTH - GAP * chances.size()) / Math.max(1, chances.size()));
        double shared = WIDTH - chances.size() * (each + GAP) + GAP;
        double x = LEFT;
        for (Board.Chance chance : chances) {
            double wide = each + shared * chance.of() / chance.in() / Math.max(1e-9, all);
            paint(g, chance, new Rectangle2D.Double(x, y, wide, HEIGHT), words);
            x += wide + GAP;
        }
    }

    private void paint(Graphics2D g, Board.Chance chance, Rectangle2D box, Function<Text, String> words) {
        Shape card = Canvas.rounded(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 7);
        Canvas.fill(g, card, GridArt.tone(chance.result()));
        double bar = box.getWidth() * chance.of() / chance.in();
        Canvas.within(
                g,
                card,
                () -> Canvas.fill(g, new Rectangle2D.Double(box.getX(), box.getMaxY() - 9, bar, 9), Inks.CURRENT));
        Canvas.draw(g, card, Inks.RULE, 1.4);
        double left = box.getX() + 14;
        double right = box.getMaxX() - 14;
        TextLine odds = lettering.line(chance.of() + "/" + chance.in(), Type.bold(34));
        odds.draw(g, Inks.INK, right, box.getY() + 42, Anchor.RIGHT);
        lettering
                .fit(chance.result().code(), Type.bold(34), 18, right - odds.width() - 10 - left)
                .draw(g, Inks.LOSS, left, box.getY() + 42, Anchor.LEFT);
        lettering
                .fit(words.apply(chance.meaning()), Type.sans(26), 11, right - left)
                .draw(g, Inks.INK, left, box.getY() + 73, Anchor.LEFT);
    }
}
