package strategos.bot.host;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.box.Option;
import strategos.engine.text.Text;

/** The match options that the host adds to those of every box. */
public final class HostOptions {
    /** How long an awaited seat may take before its fallback is given. */
    public static final String CLOCK = "clock";

    /** Who answers for a seat that its player has left. */
    public static final String VACANT = "vacant";

    private static final String NONE = "none";

    /** All of them, each with its default first. */
    public static final List<Option> ALL = List.of(
            new Option(CLOCK, Text.of("host.option.clock"), List.of(NONE, "1h", "6h", "12h", "24h", "48h", "72h")),
            new Option(
                    VACANT,
                    Text.of("host.option.vacant"),
                    Stream.of(Vacancy.values()).map(HostOptions::word).toList()));

    private HostOptions() {}

    /** Who answers, by the options of a match, for a seat that nobody holds. */
    public static Vacancy vacancy(Map<String, String> options) {
        return Vacancy.valueOf(options.getOrDefault(VACANT, word(Vacancy.PAUSE)).toUpperCase(Locale.ROOT));
    }

    private static String word(Vacancy vacancy) {
        return vacancy.name().toLowerCase(Locale.ROOT);
    }

    /** The time that the options of a match give an awaited seat; empty for all the time it likes. */
    public static Optional<Duration> clock(Map<String, String> options) {
        String value = options.getOrDefault(CLOCK, NONE);
        return value.equals(NONE)
                ? Optional.empty()
                : Optional.of(Duration.parse("PT" + value.toUpperCase(Locale.ROOT)));
    }

    /** Who answers for a seat of a running match that nobody holds. */
    public enum Vacancy {
        /** Nobody: the match waits until somebody takes the seat. */
        PAUSE,
        /** The computer, until somebody takes the seat. */
        COMPUTER,
        /** The default answer of each question, at once. */
        FALLBACK
    }
}
