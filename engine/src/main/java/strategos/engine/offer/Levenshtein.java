package strategos.engine.offer;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** How far two words are apart: the letters to put in, to leave out and to change. */
public final class Levenshtein {
    /** No value is longer, and what is typed may be. */
    private static final int MOST = 100;

    /** Of a word's letters one in so many may be wrong; two that are exchanged count as two. */
    private static final int LETTERS_TO_A_SLIP = 3;

    private Levenshtein() {}

    /** The words that may have been meant: spelt like it but for a slip or two, the likest first; none if no word is. */
    public static List<String> like(String said, List<String> words) {
        int most = (said.length() + 1) / LETTERS_TO_A_SLIP;
        return words.stream()
                .filter(w -> between(w, said) <= most)
                .sorted(Comparator.comparingInt(w -> between(w, said)))
                .toList();
    }

    /** The Levenshtein distance of the beginnings of both words, whatever their case. */
    static int between(String one, String other) {
        String here = cut(one);
        String there = cut(other);
        int[] row = new int[there.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= here.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= there.length(); j++) {
                int changed = diagonal + (here.charAt(i - 1) == there.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[there.length()];
    }

    private static String cut(String word) {
        return word.substring(0, Math.min(MOST, word.length())).toLowerCase(Locale.ROOT);
    }
}
