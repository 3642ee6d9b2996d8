package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.board.Marks.Mark;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Seal;
import strategos.bot.render.ink.Type;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** The throws that came before in the same round, one a line, with the whole way to each result. */
final class EarlierArt {
    private static final double LEFT = 60;
    private static final double RIGHT = 1540;
    private static final double ROW = 62;
    private static final double GAP = 8;
    private static final double BETWEEN = 18;
    private static final double TITLE = 220;
    private static final double DIE = 42;

    private final Lettering lettering;
    private final DiePainter dice;

    EarlierArt(Lettering lettering) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
    }

    double height(List<Board.Throw> earlier) {
        return earlier.isEmpty() ? 0 : earlier.size() * (ROW + GAP) - GAP;
    }

    void paint(Graphics2D g, List<Board.Throw> earlier, double y, Function<Text, String> words) {
        for (int i = 0; i < earlier.size(); i++) {
            row(g, earlier.get(i), y + i * (ROW + GAP), words);
        }
    }

    private void row(Graphics2D g, Board.Throw cast, double y, Function<Text, String> words) {
        Shape card = Canvas.rounded(LEFT, y, RIGHT - LEFT, ROW, 7);
        Canvas.fill(g, card, Inks.CREAM);
        Canvas.draw(g, card, Inks.RULE, 1.4);
        double middle = y + ROW / 2;
        double right = RIGHT - 18;
        double left = LEFT + 20;
        for (Board.Roll roll : cast.roll().stream().toList()) {
            if (roll.index() > 0) {
                Seal seal = Seal.of(lettering, Chain.OPEN, roll.index(), Type.sans(24), 240, words);
                seal.draw(g, right, middle + 9);
                right -= seal.width() + BETWEEN;
            }
        }
        TextLine title = lettering.fit(words.apply(cast.title()), Type.italic(32), 13, TITLE);
        new Marks.Said(title, Inks.INK).draw(g, left, middle);
        left += TITLE + BETWEEN;
        new Mark.Row(marks(cast, words), BETWEEN).fit(g, left, middle, right - left);
    }

    private List<Mark> marks(Board.Throw cast, Function<Text, String> words) {
        List<Mark> marks = new ArrayList<>();
        cast.steps().forEach(step -> {
            if (!marks.isEmpty()) {
                marks.add(new Marks.Chevron());
            }
            marks.add(beside(step, words));
        });
        cast.roll().ifPresent(roll -> {
            marks.add(new Marks.Die(dice, roll.face(), DIE));
            cast.added().forEach(added -> marks.add(beside(added, words)));
            marks.add(new Marks.Arrow(.7));
            marks.add(new Marks.Said(lettering.line(roll.result(), Type.bold(36)), Inks.LOSS));
        });
        return marks;
    }

    private Mark beside(Strip.Modifier step, Function<Text, String> words) {
        return new Marks.Beside(
                lettering.line(step.figure(), Type.bold(28)), lettering.line(words.apply(step.cause()), Type.sans(24)));
    }
}
