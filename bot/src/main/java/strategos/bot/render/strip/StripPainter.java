package strategos.bot.render.strip;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Figures;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Seal;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** Paints strips, one below the other: 1060 pixels wide, 196 high for a single one. */
public final class StripPainter {
    public static final int WIDTH = 1060;
    private static final int HEIGHT = 172;
    private static final int PITCH = 186;
    private static final double LEFT = 62;
    private static final double RIGHT = WIDTH - 52.0;
    private static final double ARROW = 74;

    private final Lettering lettering;
    private final DiePainter dice;
    private final Look look;

    public StripPainter(Lettering lettering, Look look) {
        this.lettering = lettering;
        this.dice = new DiePainter(lettering);
        this.look = look;
    }

    /** The height of that many strips in one picture, in pixels. */
    public static int height(int strips) {
        return strips == 1 ? HEIGHT + 24 : strips * PITCH + 36;
    }

    /** The strips from above. */
    public BufferedImage paint(List<Strip> strips, Function<Text, String> words) {
        BufferedImage image = new BufferedImage(WIDTH, height(strips.size()), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Canvas.fill(g, new Rectangle2D.Double(0, 0, image.getWidth(), image.getHeight()), Inks.PANEL);
        double y = strips.size() == 1 ? 11 : 24;
        for (Strip strip : strips) {
            paint(g, strip, y, words);
            y += PITCH;
        }
        g.dispose();
        return image;
    }

    private void paint(Graphics2D g, Strip strip, double y, Function<Text, String> words) {
        Optional<Style> style = look.find(strip.style());
        Canvas.shadow(g, Canvas.rounded(24, y, WIDTH - 48.0, HEIGHT, 10), 4);
        RollCard.paint(g, new Rectangle2D.Double(24, y, WIDTH - 48.0, HEIGHT), 10, style, Inks.CREAM, Inks.INK);
        heading(g, strip, y, words);
        Outcome outcome = Outcome.of(lettering, words.apply(strip.result()), words.apply(strip.sentence()));
        List<ModifierBlock.Modifier> causes = modifiers(strip, words);
        DiceBlock block = DiceBlock.of(strip.faces(), strip.sides(), causes.size() > 3 ? 190 : 310);
        TextLine total = lettering.fit(strip.total(), Type.bold(58), 30, 150);
        TextLine column = lettering.fit(strip.column(), Type.bold(32), 20, 180);
        double fixed = block.width()
                + (strip.total().isBlank() ? 0 : 70 + total.width())
                + (strip.column().isBlank() ? 0 : column.width() + 62)
                + (outcome.isEmpty() ? 0 : ARROW);
        double free = RIGHT - LEFT - fixed - 66;
        double least = Math.min(ModifierBlock.least(lettering, causes), free - outcome.least());
        ModifierBlock modifiers = ModifierBlock.of(lettering, causes, Math.max(free - outcome.comfortable(), least));
        double x = LEFT;
        block.paint(g, dice, x, y + 68, RollCard.die(style));
        x += block.width() + 32;
        modifiers.paint(g, x, y + 68);
        x += modifiers.width() + (modifiers.width() == 0 ? 0 : 34);
        x = total(g, strip, total, x, y);
        x = column(g, strip, column, x, y);
        if (!outcome.isEmpty()) {
            arrow(g, x, y + 109);
            outcome.paint(g, lettering, x + ARROW, y, RIGHT - x - ARROW);
        }
    }

    private List<ModifierBlock.Modifier> modifiers(Strip strip, Function<Text, String> words) {
        return strip.modifiers().stream()
                .map(m -> new ModifierBlock.Modifier(Figures.written(m.figure()), words.apply(m.cause())))
                .toList();
    }

    private void heading(Graphics2D g, Strip strip, double y, Function<Text, String> words) {
        Seal seal = Seal.of(lettering, strip.chain(), strip.index(), Type.sans(22), 380, words);
        seal.draw(g, RIGHT, y + 42);
        double room = RIGHT - seal.width() - 24 - LEFT;
        String citation = words.apply(strip.citation());
        TextLine title =
                lettering.fit(words.apply(strip.title()), Type.serif(36), 14, citation.isBlank() ? room : room * .74);
        title.draw(g, Inks.INK, LEFT, y + 48, Anchor.LEFT);
        lettering
                .fit(citation, Type.sans(25), 12, room - title.width() - 16)
                .draw(g, Inks.SEPIA, LEFT + title.width() + 16, y + 48, Anchor.LEFT);
    }

    private double total(Graphics2D g, Strip strip, TextLine total, double x, double y) {
        if (strip.total().isBlank()) {
            return x;
        }
        lettering.line("=", Type.sans(40)).draw(g, Inks.SEPIA, x, y + 112, Anchor.LEFT);
        total.draw(g, Inks.INK, x + 40, y + 122, Anchor.LEFT);
        return x + 70 + total.width();
    }

    private static double column(Graphics2D g, Strip strip, TextLine column, double x, double y) {
        if (strip.column().isBlank()) {
            return x;
        }
        double width = column.width() + 36;
        Canvas.fill(g, Canvas.rounded(x, y + 84, width, 50, 6), Inks.COLUMN);
        column.drawMiddle(g, Inks.CREAM, x + width / 2, y + 109, Anchor.CENTRE);
        return x + width + 26;
    }

    private static void arrow(Graphics2D g, double x, double y) {
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(x, y - 9);
        arrow.lineTo(x + 30, y - 9);
        arrow.lineTo(x + 30, y - 20);
        arrow.lineTo(x + 52, y);
        arrow.lineTo(x + 30, y + 20);
        arrow.lineTo(x + 30, y + 9);
        arrow.lineTo(x, y + 9);
        arrow.closePath();
        Canvas.fill(g, arrow, Inks.CURRENT);
    }

    /** The dice of a strip: in one row as large as they go, in more and smaller rows when they are many. */
    private record DiceBlock(List<Integer> faces, int sides, int rows, double side, double gap) {
        private static final double HEIGHT = 82;
        private static final int MOST_ROWS = 4;

        /** The dice in as few rows as that width allows. */
        static DiceBlock of(List<Integer> faces, int sides, double room) {
            for (int rows = 1; ; rows++) {
                double gap = rows == 1 ? 16 : 12 - 2.0 * rows;
                double side = (HEIGHT - (rows - 1) * gap) / rows;
                int fitting = rows * (int) ((room + gap) / (side + gap));
                if (faces.size() <= fitting) {
                    return new DiceBlock(faces, sides, rows, side, gap);
                }
                if (rows == MOST_ROWS) {
                    return new DiceBlock(faces.subList(0, fitting), sides, rows, side, gap);
                }
            }
        }

        double width() {
            int columns = (faces.size() + rows - 1) / rows;
            return columns == 0 ? 0 : columns * (side + gap) - gap;
        }

        void paint(Graphics2D g, DiePainter painter, double x, double y, Tone body) {
            int columns = (faces.size() + rows - 1) / rows;
            for (int i = 0; i < faces.size(); i++) {
                double left = x + i % columns * (side + gap);
                int row = i / columns;
                double top = y + row * (side + gap);
                painter.paint(g, left, top, side, faces.get(i), sides, body);
            }
        }
    }

    /** What came of a roll: a word or number in red, and a sentence below. */
    private record Outcome(String result, String sentence, double comfortable) {
        private static final Type RESULT = Type.bold(50);
        private static final Type SENTENCE = Type.sans(26);
        private static final Type SMALLER = Type.sans(23);
        private static final Type BLOCK = Type.sans(21);
        private static final double SMALLEST = 11;
        private static final double PITCH = 22;
        private static final double UNDER_RESULT = 44;
        private static final double UNDER_NO_RESULT = 88;
        private static final double LEAST = 250;
        private static final double MOST = 420;
        private static final double SQUEEZED = 220;

        static Outcome of(Lettering lettering, String result, String sentence) {
            double inOneLine = lettering.width(sentence, SENTENCE);
            double wide = Math.max(lettering.width(result, RESULT), Math.min(inOneLine, LEAST));
            return new Outcome(result, sentence, Math.min(wide, MOST));
        }

        /** The width into which it can be squeezed. */
        double least() {
            return Math.min(comfortable, SQUEEZED);
        }

        boolean isEmpty() {
            return result.isBlank() && sentence.isBlank();
        }

        void paint(Graphics2D g, Lettering lettering, double x, double y, double room) {
            lettering.fit(result, RESULT, 26, room).draw(g, Inks.LOSS, x, y + 116, Anchor.LEFT);
            double below = result.isBlank() ? y + 118 : y + 150;
            if (lettering.width(sentence, SMALLER) <= room) {
                lettering.fit(sentence, SENTENCE, SMALLER.size(), room).draw(g, Inks.INK, x, below, Anchor.LEFT);
                return;
            }
            // A strip is so high: two lines below a result, three where there is none, and smaller rather than cut.
            double high = result.isBlank() ? UNDER_NO_RESULT : UNDER_RESULT;
            List<TextLine> lines = lettering.block(sentence, BLOCK, SMALLEST, room, high);
            double pitch = lines.size() == 1 ? 0 : Math.min(PITCH, high / lines.size());
            double first = below - (result.isBlank() ? (lines.size() - 1) * pitch / 2 : 8);
            for (int i = 0; i < lines.size(); i++) {
                lines.get(i).draw(g, Inks.INK, x, first + i * pitch, Anchor.LEFT);
            }
        }
    }
}
