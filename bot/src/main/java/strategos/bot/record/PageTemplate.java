package strategos.bot.record;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text with named gaps. All are filled in one pass: what fills one is never looked at for another. */
final class PageTemplate {
    private static final Pattern GAP = Pattern.compile("\\{\\{([a-z]+)}}");

    private final String text;

    PageTemplate(String text) {
        this.text = text;
    }

    /** @throws IllegalArgumentException when a gap has nothing that fills it */
    String fill(Map<String, String> parts) {
        Matcher gap = GAP.matcher(text);
        StringBuilder filled = new StringBuilder(
                parts.values().stream().mapToInt(String::length).sum() + text.length());
        int end = 0;
        while (gap.find()) {
            String name = gap.group(1);
            filled.append(text, end, gap.start())
                    .append(Optional.ofNullable(parts.get(name))
                            .orElseThrow(() -> new IllegalArgumentException("nothing fills " + name)));
            end = gap.end();
        }
        return filled.append(text, end, text.length()).toString();
    }
}
