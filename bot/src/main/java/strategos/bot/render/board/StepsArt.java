package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Figures;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.Type;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** The pill between the camps, read from left to right: odds, shifts, column, and after the roll the die and its result. */
final class StepsArt {
    private static final double HALF = 42;
    private static final double MARGIN = 44;
    private static final double GAP = 62;
    private static final double DIE = 68;
    private static final double ARROW = 84;
    private static final double SENTENCE = 420;
    private static final int FACES = 6;

    private final Lettering lettering;
    private final DiePainter dice;

    StepsArt(Lettering lettering) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
    }

    private record Step(TextLine figure, TextLine cause) {
        double width() {
            return Math.max(figure.width(), cause.width());
        }
    }

    private record Result(TextLine code, List<TextLine> sentence) {
        double width() {
            double wide = sentence.stream().mapToDouble(TextLine::width).max().orElse(0);
            return DIE + ARROW + code.width() + (wide > 0 ? wide + 24 : 0);
        }
    }

    /** Draws it around the middle of the board at that height. */
    void paint(Graphics2D g, Board board, double middle, Function<Text, String> words) {
        List<Step> steps = new ArrayList<>();
        for (Strip.Modifier step : board.steps()) {
            steps.add(new Step(
                    lettering.line(Figures.written(step.figure()), Type.bold(38)),
                    lettering.fit(words.apply(step.cause()), Type.sans(22), 15, 260)));
        }
        Optional<Result> result = board.roll()
                .map(r -> new Result(
                        lettering.line(r.result(), Type.bold(52)),
                        lettering.wrap(words.apply(r.sentence()), Type.sans(23), SENTENCE, 2)));
        double width = 2 * MARGIN
                + steps.stream().mapToDouble(Step::width).sum()
                + GAP * Math.max(0, steps.size() - 1)
                + result.map(r -> r.width() + GAP).orElse(0.0);
        double x = (BoardPainter.WIDTH - width) / 2;
        Shape pill = Canvas.rounded(x, middle - HALF, width, 2 * HALF, HALF);
        Canvas.shadow(g, pill, 4);
        Canvas.fill(g, pill, Inks.CREAM);
        Canvas.draw(g, pill, Inks.INK, 2);
        x += MARGIN;
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            double centre = x + step.width() / 2;
            step.figure().draw(g, Figures.tone(step.figure().text()), centre, middle + 4, Anchor.CENTRE);
            step.cause().draw(g, Inks.SEPIA, centre, middle + 31, Anchor.CENTRE);
            x += step.width();
            if (i < steps.size() - 1) {
                chevron(g, x + GAP / 2, middle);
            }
            x += GAP;
        }
        if (result.isPresent()) {
            result(g, result.get(), board.roll().orElseThrow().face(), x, middle);
        }
    }

    private static void chevron(Graphics2D g, double x, double middle) {
        Path2D chevron = new Path2D.Double();
        chevron.moveTo(x - 8, middle - 10);
        chevron.lineTo(x + 8, middle);
        chevron.lineTo(x - 8, middle + 10);
        Canvas.draw(g, chevron, Inks.RULE, 3);
    }

    private void result(Graphics2D g, Result result, int face, double x, double middle) {
        dice.paint(g, x, middle - DIE / 2, DIE, face, FACES, GridArt.BONE);
        Path2D arrow = new Path2D.Double();
        double from = x + DIE + 14;
        arrow.moveTo(from, middle - 10);
        arrow.lineTo(from + 32, middle - 10);
        arrow.lineTo(from + 32, middle - 22);
        arrow.lineTo(from + 56, middle);
        arrow.lineTo(from + 32, middle + 22);
        arrow.lineTo(from + 32, middle + 10);
        arrow.lineTo(from, middle + 10);
        arrow.closePath();
        Canvas.fill(g, arrow, Inks.CURRENT);
        double at = x + DIE + ARROW;
        result.code().draw(g, Inks.LOSS, at, middle + 18, Anchor.LEFT);
        at += result.code().width() + 24;
        List<TextLine> lines = result.sentence();
        double first = middle + (lines.size() == 1 ? 8 : -5);
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).draw(g, i == 0 ? Inks.INK : Inks.SEPIA, at, first + i * 28, Anchor.LEFT);
        }
    }
}
