package strategos.engine.text;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Signs as people count them: a letter with its marks, and pictures that are joined to one. */
public final class Clusters {
    private Clusters() {}

    /** Where each ends, in UTF-16 units. */
    public static List<Integer> ends(String words) {
        BreakIterator breaks = of(words);
        List<Integer> ends = new ArrayList<>();
        breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            ends.add(end);
        }
        return ends;
    }

    /** The last place up to there that parts no sign; where one sign alone reaches farther, one that parts no character. */
    public static int before(String words, int at) {
        BreakIterator breaks = of(words);
        int before = breaks.isBoundary(at) ? at : breaks.preceding(at);
        if (before > 0 || at == 0) {
            return before;
        }
        return Character.isHighSurrogate(words.charAt(at - 1)) ? at - 1 : at;
    }

    /** The first place from there on that parts no sign. */
    public static int after(String words, int at) {
        BreakIterator breaks = of(words);
        return breaks.isBoundary(at) ? at : breaks.following(at);
    }

    private static BreakIterator of(String words) {
        BreakIterator breaks = BreakIterator.getCharacterInstance(Locale.ROOT);
        breaks.setText(words);
        return breaks;
    }
}
