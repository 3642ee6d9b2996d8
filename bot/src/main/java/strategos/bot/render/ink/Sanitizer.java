package strategos.bot.render.ink;

/** Makes any text fit for one line: people's names come with everything that a chat service lets through. */
final class Sanitizer {
    /** More than any picture has room for, and few enough to be measured at once. */
    private static final int MOST_SIGNS = 240;

    /** Piled accents would grow out of their line. */
    private static final int MOST_MARKS = 2;

    private Sanitizer() {}

    /** Without control and format characters, with single spaces, few marks on a letter, and of bounded length. */
    static String clean(String text) {
        StringBuilder clean = new StringBuilder(Math.min(text.length(), MOST_SIGNS));
        int marks = 0;
        int signs = 0;
        boolean gap = false;
        int step;
        for (int at = 0; at < text.length() && signs < MOST_SIGNS; at += step) {
            int codePoint = text.codePointAt(at);
            step = Character.charCount(codePoint);
            if (isSpace(codePoint)) {
                gap = !clean.isEmpty();
                continue;
            }
            marks = isMark(codePoint) ? marks + 1 : 0;
            if (isInvisible(codePoint) || marks > MOST_MARKS) {
                continue;
            }
            if (gap) {
                clean.append(' ');
                gap = false;
            }
            clean.appendCodePoint(codePoint);
            signs++;
        }
        return clean.toString();
    }

    private static boolean isSpace(int codePoint) {
        return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
    }

    private static boolean isMark(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    }

    private static boolean isInvisible(int codePoint) {
        int type = Character.getType(codePoint);
        boolean variation =
                (codePoint >= 0xFE00 && codePoint <= 0xFE0F) || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
        return variation
                || type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.SURROGATE
                || type == Character.UNASSIGNED
                || type == Character.PRIVATE_USE;
    }
}
