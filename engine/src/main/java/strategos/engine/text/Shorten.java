package strategos.engine.text;

/** Cuts words to a length, as UTF-16 units, which is how chat services count at their strictest; never through a sign. */
public final class Shorten {
    private static final String CUT = "…";

    private Shorten() {}

    /** At most so many units; that something is cut off is marked. */
    public static String to(int most, String words) {
        if (words.length() <= most) {
            return words;
        }
        return words.substring(0, Clusters.before(words, most - CUT.length())) + CUT;
    }

    /** The same, but the end is kept. */
    public static String toEnd(int most, String words) {
        if (words.length() <= most) {
            return words;
        }
        return CUT + words.substring(Clusters.after(words, words.length() - most + CUT.length()));
    }
}
