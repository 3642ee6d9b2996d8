package strategos.engine.text;

/** Takes out of typed words what no face should show: control characters, changes of direction, endless length. */
final class Harmless {
    /** Longer words are cut: no name, omen or value of an order is longer. */
    private static final int MOST = 200;

    private static final String CUT = "…";
    private static final int REPLACEMENT = 0xFFFD;

    private Harmless() {}

    static String words(String typed) {
        StringBuilder words = new StringBuilder(Math.min(typed.length(), MOST) + 1);
        int kept = 0;
        int at = 0;
        while (at < typed.length()) {
            if (kept == MOST) {
                return words.append(CUT).toString();
            }
            int c = typed.codePointAt(at);
            at += Character.charCount(c);
            int shown = shown(c);
            if (shown != NOTHING) {
                words.appendCodePoint(shown);
                kept++;
            }
        }
        return words.toString();
    }

    private static final int NOTHING = -1;

    private static int shown(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> ' ';
            case Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE -> REPLACEMENT;
            // Overrides and isolates of direction, invisible tags, zero-width spaces; joiners spell words and emoji.
            case Character.FORMAT -> c == 0x200C || c == 0x200D ? c : NOTHING;
            default -> c;
        };
    }
}
