package strategos.engine.text;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Cuts words to a length in UTF-16 units, which is how chat services count at their strictest; never through a sign as people
 * count them: a letter with its marks, or pictures that are joined to one.
 */
public final class Shorten {
    private static final String CUT = "…";

    private Shorten() {}

    /** At most so many units; that something is cut off is marked. */
    public static String to(int most, String words) {
        if (words.length() <= most) {
            return words;
        }
        return words.substring(0, before(words, most - CUT.length())) + CUT;
    }

    /** The same, but the end is kept. */
    public static String toEnd(int most, String words) {
        if (words.length() <= most) {
            return words;
        }
        return CUT + words.substring(after(words, words.length() - most + CUT.length()));
    }

    /** Where each sign ends. */
    public static List<Integer> ends(String words) {
        BreakIterator breaks = breaks(words);
        List<Integer> ends = new ArrayList<>();
        breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            ends.add(end);
        }
        return ends;
    }

    /** The last place up to there that parts no sign; where one sign alone reaches farther, one that parts no character. */
    public static int before(String words, int at) {
        BreakIterator breaks = breaks(words);
        int before = breaks.isBoundary(at) ? at : breaks.preceding(at);
        if (before > 0 || at == 0) {
            return before;
        }
        return Character.isHighSurrogate(words.charAt(at - 1)) ? at - 1 : at;
    }

    /** The first place from there on that parts no sign. */
    public static int after(String words, int at) {
        BreakIterator breaks = breaks(words);
        return breaks.isBoundary(at) ? at : breaks.following(at);
    }

    private static BreakIterator breaks(String words) {
        BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
        breaks.setText(words);
        return breaks;
    }
}
