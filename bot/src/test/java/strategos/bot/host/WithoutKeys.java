package strategos.bot.host;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import strategos.engine.config.ConfigFolder;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** Whatever reaches a person holds no key of the bundles, wherever it came from. */
public final class WithoutKeys {
    /** One of the first parts of the keys, and at least one more. */
    private static final Pattern KEY =
            Pattern.compile("(?<![\\w./-])(?:" + beginnings() + ")(?:\\.[a-z][a-z0-9-]*)+(?![\\w./(])");

    private WithoutKeys() {}

    /**
     * Fails where a key is to be read in the text.
     *
     * @throws AssertionError with that key
     */
    public static void check(String text) {
        Matcher found = KEY.matcher(text);
        if (found.find()) {
            throw new AssertionError("the key " + found.group() + " is to be read in: " + text);
        }
    }

    private static String beginnings() {
        Set<String> first = Phrasebook.common(ConfigFolder.packed(), Escape.plain()).keys().stream()
                .filter(key -> key.contains("."))
                .map(key -> key.substring(0, key.indexOf('.')))
                .collect(Collectors.toSet());
        first.addAll(Set.of("seat", "place", "verb", "slot", "prompt", "card", "unit", "leader"));
        return first.stream().map(Pattern::quote).collect(Collectors.joining("|"));
    }
}
