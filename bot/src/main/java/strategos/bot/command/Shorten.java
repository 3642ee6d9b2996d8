package strategos.bot.command;

/** Cuts words to a chat service's limit, never through a character. */
public final class Shorten {
    private static final String CUT = "…";

    private Shorten() {}

    /** At most so many UTF-16 units, which is how the services count at their strictest. */
    public static String to(int most, String words) {
        if (words.length() <= most) {
            return words;
        }
        int end = most - CUT.length();
        if (Character.isHighSurrogate(words.charAt(end - 1))) {
            end--;
        }
        return words.substring(0, end) + CUT;
    }

    /** The same, but the end is kept. */
    public static String toEnd(int most, String words) {
        if (words.length() <= most) {
            return words;
        }
        int begin = words.length() - most + CUT.length();
        if (Character.isLowSurrogate(words.charAt(begin))) {
            begin++;
        }
        return CUT + words.substring(begin);
    }
}
