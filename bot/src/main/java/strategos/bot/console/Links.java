package strategos.bot.console;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Links to messages of Discord's: a terminal names the number of the post. */
final class Links {
    private static final Pattern MARK = Pattern.compile(
            "\\[([^\\]\\n]{1,200})]\\(https://discord\\.com/channels/[^/)\\s]+/[^/)\\s]+/([^/)\\s]+)\\)");

    private final Function<String, Optional<Integer>> posts;

    /**
     * Links to the posts so numbered.
     *
     * @param posts the number of the post of a message; none for those of an earlier run
     */
    Links(Function<String, Optional<Integer>> posts) {
        this.posts = posts;
    }

    /** The text with the number of its post after each of them. */
    String written(String text) {
        return MARK.matcher(text).replaceAll(mark -> Matcher.quoteReplacement(numbered(mark)));
    }

    private String numbered(MatchResult mark) {
        return posts.apply(mark.group(2))
                .map(number -> mark.group(1) + " [" + number + "]")
                .orElse(mark.group(1));
    }
}
