package strategos.engine.text;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.util.ULocale;
import java.util.List;
import java.util.stream.Collectors;

/** Several things in one sentence: a, b and c; but where one of them has a comma of its own, semicolons part them. */
final class Series {
    private final ListFormatter list;

    Series(ULocale locale) {
        this.list = ListFormatter.getInstance(locale);
    }

    String of(List<Object> things) {
        return things.size() > 1 && things.stream().anyMatch(one -> one instanceof String words && parted(words))
                ? things.stream().map(Object::toString).collect(Collectors.joining("; "))
                : list.format(things);
    }

    /** Whether a comma parts the words, outside brackets. */
    private static boolean parted(String words) {
        int depth = 0;
        for (int i = 0; i < words.length() - 1; i++) {
            switch (words.charAt(i)) {
                case '(' -> depth++;
                case ')' -> depth--;
                case ',' -> {
                    if (depth <= 0 && words.charAt(i + 1) == ' ') {
                        return true;
                    }
                }
                default -> {}
            }
        }
        return false;
    }
}
