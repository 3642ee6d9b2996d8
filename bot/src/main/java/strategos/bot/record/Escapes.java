package strategos.bot.record;

import java.util.Locale;

/** How words become part of a page without becoming part of its markup. */
final class Escapes {
    private Escapes() {}

    /** As text between tags, or within a quoted attribute. */
    static String html(String words) {
        StringBuilder escaped = new StringBuilder(words.length() + 16);
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            switch (letter) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                default -> escaped.append(letter);
            }
        }
        return escaped.toString();
    }

    /** The same JSON without a character that could end the script element in which it stands. */
    static String json(String json) {
        StringBuilder escaped = new StringBuilder(json.length() + 64);
        for (int i = 0; i < json.length(); i++) {
            char letter = json.charAt(i);
            switch (letter) {
                case '<', '>', '&', '\u2028', '\u2029' ->
                    escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
                default -> escaped.append(letter);
            }
        }
        return escaped.toString();
    }
}
