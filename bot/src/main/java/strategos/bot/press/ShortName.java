package strategos.bot.press;

import java.util.regex.Pattern;

/** The name alone of what a label tells more of. */
public final class ShortName {
    private static final Pattern EXPLAINED = Pattern.compile("[,:] | \\(");

    private ShortName() {}

    /** What stands in the label before the first comma, colon or bracket: the rest explains. */
    public static String of(String label) {
        return EXPLAINED.split(label, 2)[0];
    }
}
