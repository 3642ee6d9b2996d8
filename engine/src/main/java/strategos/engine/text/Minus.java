package strategos.engine.text;

/** The sign of figures below nothing, which stand alone or in a sentence: as wide as the plus, where a hyphen is not. */
public final class Minus {
    static final String SIGN = "−";

    private static final String HYPHEN = "-";

    private Minus() {}

    /** The figure as people read it. What begins with a hyphen and is no number stays as it is. */
    public static String in(String figure) {
        boolean number = figure.startsWith(HYPHEN) && figure.length() > 1 && Character.isDigit(figure.charAt(1));
        return number ? SIGN + figure.substring(1) : figure;
    }
}
