package strategos.bot.command;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** How words are held against what was typed: neither case nor accents count, for few keyboards have them all. */
public final class Spelling {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private Spelling() {}

    /** The words in lower case, without accents. */
    public static String plain(String words) {
        String lower = words.toLowerCase(Locale.ROOT);
        return lower.chars().allMatch(c -> c < 128)
                ? lower
                : MARKS.matcher(Normalizer.normalize(lower, Normalizer.Form.NFKD))
                        .replaceAll("");
    }
}
