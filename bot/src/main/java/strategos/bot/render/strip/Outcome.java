package strategos.bot.render.strip;

import java.awt.Graphics2D;
import java.util.List;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.Type;

/** What came of a roll: a word or number in red, and a sentence below. */
record Outcome(String result, String sentence, double comfortable) {
    private static final Type RESULT = Type.bold(50);
    private static final Type SENTENCE = Type.sans(26);
    private static final Type TWO_LINES = Type.sans(21);
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
        TextLine line = lettering.fit(sentence, SENTENCE, 23, room);
        if (line.text().equals(lettering.line(sentence, SENTENCE).text())) {
            line.draw(g, Inks.INK, x, below, Anchor.LEFT);
            return;
        }
        List<TextLine> lines = lettering.wrap(sentence, TWO_LINES, room, 2);
        for (int i = 0; i < lines.size(); i++) {
            lines.get(i).draw(g, Inks.INK, x, below - 8 + i * 22, Anchor.LEFT);
        }
    }
}
