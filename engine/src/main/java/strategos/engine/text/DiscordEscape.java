package strategos.engine.text;

import java.util.regex.Pattern;

/** Words that Discord shows as they stand. */
final class DiscordEscape {
    /** All that begins or ends markup, a mention, a custom emoji, a time stamp, a masked or a bare link. */
    private static final Pattern MARKUP = Pattern.compile("[\\\\*_~`|<>\\[\\]()#:/]");

    /** What makes a list at the beginning of a line. */
    private static final Pattern LIST = Pattern.compile("^(\\s*)(?:([-+])|(\\d+)(\\.))(?=\\s)");

    /** Discord honours no backslash before a mention of everyone; a character without width breaks it. */
    private static final String BROKEN_AT = "@\u200B";

    private DiscordEscape() {}

    static String escape(String words) {
        String escaped = MARKUP.matcher(words).replaceAll("\\\\$0");
        escaped = LIST.matcher(escaped).replaceFirst(m -> m.group(2) != null ? "$1\\\\$2" : "$1$3\\\\.");
        return escaped.replace("@", BROKEN_AT);
    }
}
