package strategos.bot.host;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.Durations;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.time.TimeRules.Lapse;
import strategos.engine.box.Option;
import strategos.engine.dice.DiceProtocol;
import strategos.engine.text.Text;

/** The match options that the host adds to those of every box. */
public final class HostOptions {
    /** Who answers for a seat that its player has left. */
    public static final String VACANT = "vacant";

    /** Whether the match counts for ratings. */
    public static final String RATED = "rated";

    /** Whether a rated match counts in which somebody gave up or left. */
    public static final String RESIGNATIONS = "rated-resignations";

    /** Whether a rated match counts in which the default answer was given for somebody. */
    public static final String LAPSES = "rated-lapses";

    /** Whether players may ask what a computer would do. */
    public static final String ADVICE = "advice";

    /** How its dice come about. */
    public static final String DICE = "dice";

    /** After how long without the beacon the players may agree to go on without it. */
    public static final String PATIENCE = "beacon-patience";

    /** The dice of protocol 2. */
    public static final String BEACON = "beacon";

    private static final String CHAIN = "chain";
    private static final Duration USUAL_PATIENCE = Duration.ofHours(12);
    private static final String YES = "yes";
    private static final String NO = "no";
    private static final String COUNT = "count";
    private static final String UNRATED = "unrated";

    /** All of them, each with its default first. */
    public static final List<Option> ALL = List.of(
            new Option(
                    TimeRules.CLOCK,
                    Text.of("host.option.clock"),
                    List.of(
                            Clock.NONE,
                            "1h",
                            "6h",
                            "12h",
                            "24h",
                            "48h",
                            "72h",
                            "bank 3d +12h to 6d",
                            "bank 7d +24h to 14d")),
            new Option(
                    TimeRules.LAPSE,
                    Text.of("host.option.lapse"),
                    Stream.of(Lapse.values()).map(Lapse::word).toList()),
            new Option(
                    TimeRules.REMIND, Text.of("host.option.remind"), List.of("48h", Clock.NONE, "12h", "24h", "72h")),
            new Option(
                    VACANT,
                    Text.of("host.option.vacant"),
                    Stream.of(Vacancy.values()).map(HostOptions::word).toList()),
            new Option(RATED, Text.of("host.option.rated"), List.of(NO, YES)),
            new Option(RESIGNATIONS, Text.of("host.option.resignations"), List.of(COUNT, UNRATED)),
            new Option(LAPSES, Text.of("host.option.lapses"), List.of(COUNT, UNRATED)),
            new Option(ADVICE, Text.of("host.option.advice"), List.of(YES, NO)),
            new Option(DICE, Text.of("host.option.dice"), List.of(CHAIN, BEACON)),
            new Option(PATIENCE, Text.of("host.option.beacon-patience"), List.of("12h", "1h", "3h", "24h", "72h")));

    private HostOptions() {}

    /** Whether the option, whose value is none of those proposed, may have it all the same: times are typed as one likes. */
    public static boolean takes(String option, String value) {
        return switch (option) {
            case TimeRules.CLOCK -> Clock.read(value).isPresent();
            case TimeRules.REMIND, PATIENCE -> Durations.read(value).isPresent();
            default -> false;
        };
    }

    /** Who answers, by the options of a match, for a seat that nobody holds. */
    public static Vacancy vacancy(Map<String, String> options) {
        return Vacancy.valueOf(options.getOrDefault(VACANT, word(Vacancy.PAUSE)).toUpperCase(Locale.ROOT));
    }

    /** Whether the options of a match ask that it count for ratings. */
    public static boolean rated(Map<String, String> options) {
        return YES.equals(options.get(RATED));
    }

    /** Whether it then counts though somebody gave up or left. */
    public static boolean resignationsCount(Map<String, String> options) {
        return !UNRATED.equals(options.get(RESIGNATIONS));
    }

    /** Whether it then counts though the default answer was given for somebody. */
    public static boolean lapsesCount(Map<String, String> options) {
        return !UNRATED.equals(options.get(LAPSES));
    }

    /** Whether its players may ask what a computer would do: not where it counts for ratings. */
    public static boolean advised(Map<String, String> options) {
        return !NO.equals(options.get(ADVICE)) && !rated(options);
    }

    /** How the dice of a match come about, by its options. */
    public static DiceProtocol protocol(Map<String, String> options) {
        return BEACON.equals(options.get(DICE)) ? DiceProtocol.BEACON : DiceProtocol.CHAIN;
    }

    /** After how long without the beacon its players may agree to go on without it. */
    public static Duration patience(Map<String, String> options) {
        return Optional.ofNullable(options.get(PATIENCE))
                .flatMap(Durations::read)
                .orElse(USUAL_PATIENCE);
    }

    private static String word(Vacancy vacancy) {
        return vacancy.name().toLowerCase(Locale.ROOT);
    }

    /** The rules in words. */
    public static Text words(TimeRules rules) {
        return Text.of(
                "host.clock.rules",
                "clock",
                clock(rules.clock()),
                "lapse",
                Text.of("host.clock.lapse", "lapse", rules.lapse().word()),
                "timed",
                rules.clock() instanceof Clock.None ? "no" : "yes",
                "remind",
                rules.remind()
                        .filter(time -> rules.clock() instanceof Clock.None)
                        .map(Durations::write)
                        .orElse("none"));
    }

    private static Text clock(Clock clock) {
        return switch (clock) {
            case Clock.None none -> Text.of("host.clock.none");
            case Clock.PerDecision each -> Text.of("host.clock.each", "time", each.word());
            case Clock.Bank(Duration start, Duration increment, Duration cap) ->
                increment.isZero()
                        ? Text.of("host.clock.once", "start", Durations.write(start))
                        : Text.of(
                                "host.clock.bank",
                                "start",
                                Durations.write(start),
                                "increment",
                                Durations.write(increment),
                                "cap",
                                Durations.write(cap));
        };
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
