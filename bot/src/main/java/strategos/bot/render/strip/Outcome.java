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
