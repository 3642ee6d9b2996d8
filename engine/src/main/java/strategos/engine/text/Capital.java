package strategos.engine.text;

import java.util.Locale;

/** What is said within a sentence, where it begins one. */
public final class Capital {
    private Capital() {}

    /** The words with a capital at the beginning. */
    public static String first(String words) {
        if (words.isEmpty()) {
            return words;
        }
        int end = words.offsetByCodePoints(0, 1);
        return words.substring(0, end).toUpperCase(Locale.ROOT) + words.substring(end);
    }
}
