package strategos.engine.config;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** How far two words are apart: the letters to put in, to leave out and to change, and neighbours to exchange. */
public final class Spelling {
    /** No value is longer, and what is typed may be. */
    private static final int MOST = 100;

    /** Of a word's letters one in so many may be wrong; two neighbours that are exchanged count as one. */
    private static final int LETTERS_TO_A_SLIP = 3;

    private Spelling() {}

    /** The words that may have been meant: spelt like it but for a slip or two, the likest first; none if no word is. */
    public static List<String> like(String said, List<String> words) {
        int most = (said.length() + 1) / LETTERS_TO_A_SLIP;
        return words.stream()
                .filter(w -> between(w, said) <= most)
                .sorted(Comparator.comparingInt(w -> between(w, said)))
                .toList();
    }

    /** Whether one letter is wrong, missing or too many, or two neighbours have changed places: one slip at most. */
    public static boolean slip(String one, String other) {
        return Math.abs(one.length() - other.length()) <= 1 && between(one, other) <= 1;
    }

    /**
     * The distance of the beginnings of both words, whatever their case: that of Levenshtein, with neighbours exchanged at the
     * price of one.
     */
    public static int between(String one, String other) {
        String here = cut(one);
        String there = cut(other);
        int[] last = new int[there.length() + 1];
        int[] row = new int[there.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= here.length(); i++) {
            int[] next = new int[there.length() + 1];
            next[0] = i;
            for (int j = 1; j <= there.length(); j++) {
                int changed = row[j - 1] + (here.charAt(i - 1) == there.charAt(j - 1) ? 0 : 1);
                next[j] = Math.min(changed, 1 + Math.min(row[j], next[j - 1]));
                boolean exchanged = i > 1
                        && j > 1
                        && here.charAt(i - 1) == there.charAt(j - 2)
                        && here.charAt(i - 2) == there.charAt(j - 1);
                next[j] = exchanged ? Math.min(next[j], last[j - 2] + 1) : next[j];
            }
            last = row;
            row = next;
        }
        return row[there.length()];
    }

    private static String cut(String word) {
        return word.substring(0, Math.min(MOST, word.length())).toLowerCase(Locale.ROOT);
    }
}
