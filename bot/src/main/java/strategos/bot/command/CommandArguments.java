package strategos.bot.command;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;

/** The options of a request, each checked against the catalogue: known, of its type, within its limits. */
public record CommandArguments(SequencedMap<String, String> options) {
    public CommandArguments {
        options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
    }

    /** The option as typed, if it was given. */
    public Optional<String> text(String option) {
        return Optional.ofNullable(options.get(option));
    }

    /** An option that the catalogue requires. */
    public String need(String option) {
        return text(option)
                .orElseThrow(() -> new IllegalStateException("the catalogue does not require the option " + option));
    }

    /** The number in the option, if it was given. */
    public OptionalInt number(String option) {
        String typed = options.get(option);
        return typed == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(typed));
    }
}
