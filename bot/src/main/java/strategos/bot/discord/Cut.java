package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.text.Shorten;

/** Cuts words to a length: at the end of a line if it can be, else at a space, else anywhere but within a sign. */
final class Cut {
    private static final String FENCE = "```";
    private static final String ELLIPSIS = "…";
    private static final String ITALICS = "*";

    private Cut() {}

    /** The words in one line of at most so many characters; what is cut off is marked. */
    static String label(String words, int most) {
        String line = words.replaceAll("\\s+", " ").strip();
        return line.length() <= most
                ? line
                : line.substring(0, Shorten.before(line, most - 1)).stripTrailing() + ELLIPSIS;
    }

    /** The words in at most so many characters; what is cut off is marked. */
    static String text(String words, int most) {
        if (words.strip().length() <= most) {
            return words.strip();
        }
        List<String> pieces = pieces(words, most - 2);
        return pieces.size() <= 1 ? words.strip() : pieces.getFirst() + "\n" + ELLIPSIS;
    }

    /** The end of words in italics, in at most so many characters; that something is cut off before it is marked. */
    static String end(String words, int most) {
        if (words.length() <= most) {
            return words;
        }
        String begin = ITALICS + ELLIPSIS;
        int from = words.length() - Math.max(0, most - begin.length());
        return begin + words.substring(Shorten.after(words, from));
    }

    /** All the words, in pieces of at most so many characters. A block of code that is cut goes on as a block of code. */
    static List<String> pieces(String words, int most) {
        List<String> pieces = new ArrayList<>();
        String rest = words.strip();
        while (rest.length() > most) {
            int at = cutting(rest, most - FENCE.length() - 1);
            String piece = rest.substring(0, at).stripTrailing();
            rest = rest.substring(at).replaceFirst("^[ \\n]", "");
            if (endsWithinCode(piece)) {
                piece = piece + "\n" + FENCE;
                rest = FENCE + "\n" + rest;
            }
            pieces.add(piece);
        }
        if (!rest.isBlank()) {
            pieces.add(rest);
        }
        return pieces;
    }

    private static int cutting(String words, int most) {
        int line = words.lastIndexOf('\n', most);
        if (line > most / 2) {
            return line;
        }
        int space = words.lastIndexOf(' ', most);
        return space > most / 2 ? space : Shorten.before(words, most);
    }

    private static boolean endsWithinCode(String words) {
        int fences = 0;
        for (int at = words.indexOf(FENCE); at >= 0; at = words.indexOf(FENCE, at + FENCE.length())) {
            fences++;
        }
        return fences % 2 == 1;
    }
}
