package strategos.engine.text;

import java.util.regex.Pattern;

/** Takes out of typed words what no face should show: control characters, changes of direction, endless length. */
final class Harmless {
    /** Longer words are cut: no name, omen or value of an order is longer. */
    private static final int MOST = 200;

    private static final String CUT = "…";
    private static final int REPLACEMENT = 0xFFFD;

    /** All that begins or ends markup, a mention, a custom emoji, a time stamp, a masked or a bare link. */
    private static final Pattern MARKUP = Pattern.compile("[\\\\*_~`|<>\\[\\]()#:/]");

    /** What makes a list at the beginning of a line. */
    private static final Pattern LIST = Pattern.compile("^(\\s*)(?:([-+])|(\\d+)(\\.))(?=\\s)");

    /** Discord honours no backslash before a mention of everyone; a character without width breaks it. */
    private static final String BROKEN_AT = "@\u200B";

    /** The star between the points and the morale of archers: two of them in a message would set all between in italics. */
    private static final Pattern STAR = Pattern.compile("(?<=\\d)\\*(?=\\p{Lu})");

    private Harmless() {}

    static String words(String typed) {
        return words(typed, MOST);
    }

    private static String words(String typed, int most) {
        StringBuilder words = new StringBuilder(Math.min(typed.length(), most) + 1);
        int kept = 0;
        int at = 0;
        while (at < typed.length()) {
            if (kept == most) {
                return words.substring(0, begun(words.toString(), typed.substring(at))) + CUT;
            }
            int c = typed.codePointAt(at);
            at += Character.charCount(c);
            if (!hidden(c)) {
                words.appendCodePoint(shown(c));
                kept++;
            }
        }
        return words.toString();
    }

    /** Where the last sign of the words begins, if it goes on in the rest; else where it ends. */
    private static int begun(String words, String rest) {
        return Shorten.before(words + rest, words.length());
    }

    /** The words without what Discord would take for markup, a link or a mention. */
    static String inDiscord(String typed) {
        return unmarked(words(typed));
    }

    /** The same, however long they are. */
    static String wholeInDiscord(String line) {
        return unmarked(words(line, line.length()));
    }

    private static String unmarked(String words) {
        String escaped = MARKUP.matcher(words).replaceAll("\\\\$0");
        escaped = LIST.matcher(escaped).replaceFirst(m -> m.group(2) != null ? "$1\\\\$2" : "$1$3\\\\.");
        return escaped.replace("@", BROKEN_AT);
    }

    static String printedInDiscord(String words) {
        return STAR.matcher(words).replaceAll("\\\\*");
    }

    /** Overrides and isolates of direction, invisible tags, zero-width spaces; joiners spell words and emoji. */
    private static boolean hidden(int c) {
        return Character.getType(c) == Character.FORMAT && c != 0x200C && c != 0x200D;
    }

    private static int shown(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> ' ';
            case Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE -> REPLACEMENT;
            default -> c;
        };
    }
}
