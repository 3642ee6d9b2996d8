package strategos.bot.command;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pairs of name and value with commas between, in the middle of being typed.
 *
 * @param before what stands in front of the last pair, with its comma and blanks: whatever is proposed goes on from it
 * @param last what is typed of the last pair
 * @param names of the pairs before
 */
public record TypedPairs(String before, String last, Set<String> names) {
    private static final String AND = ",";

    public static TypedPairs of(String typed) {
        String last = typed.substring(typed.lastIndexOf(AND) + 1).stripLeading();
        String before = typed.substring(0, typed.length() - last.length());
        Set<String> names = Stream.of(before.split(AND, -1))
                .map(part -> part.split("=", 2)[0].strip())
                .collect(Collectors.toUnmodifiableSet());
        return new TypedPairs(before, last, names);
    }
}
