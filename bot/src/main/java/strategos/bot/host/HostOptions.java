package strategos.bot.host;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Option;
import strategos.engine.text.Text;

/** The match options that the house adds to those of every box. */
public final class HostOptions {
    /** How long an awaited seat may take before its fallback is given. */
    public static final String CLOCK = "clock";

    private static final String NONE = "none";

    /** All of them, each with its default first. */
    public static final List<Option> ALL = List.of(
            new Option(CLOCK, Text.of("host.option.clock"), List.of(NONE, "1h", "6h", "12h", "24h", "48h", "72h")));

    private HostOptions() {}

    /** The time that the options of a match give an awaited seat; empty for all the time it likes. */
    public static Optional<Duration> clock(Map<String, String> options) {
        String value = options.getOrDefault(CLOCK, NONE);
        return value.equals(NONE)
                ? Optional.empty()
                : Optional.of(Duration.parse("PT" + value.toUpperCase(Locale.ROOT)));
    }
}
