package strategos.bot.command.time;

import jakarta.inject.Inject;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Timekeeping;
import strategos.bot.host.time.Durations;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.host.time.When;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.engine.text.Text;

/** {@code /away}: when one does not want to be notified, in all one's matches. */
abstract class AwayCommands extends Common {
    private static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
    private static final String OFF = "off";

    private final Timekeeping times;
    private final SpeechSource words;
    private final InstantSource clock;

    AwayCommands(Timekeeping times, SpeechSource words, InstantSource clock, String verb, Catalogue.Option... options) {
        super("away", verb, options);
        this.times = times;
        this.words = words;
        this.clock = clock;
    }

    /** What the person wishes after it. @throws Refused when that cannot be */
    abstract Wishes wished(Wishes before, CommandArguments given);

    final Instant now() {
        return clock.instant();
    }

    @Override
    public final Answer run(CommandContext at, CommandArguments given) {
        Wishes before = times.wishes(at.by());
        Wishes after = wished(before, given);
        if (!after.equals(before)) {
            times.wish(at.by(), after);
        }
        return Answer.done(Message.text(told(after)));
    }

    private String told(Wishes wishes) {
        List<String> lines = new ArrayList<>();
        lines.add(say(Text.of(
                "command.away.zone.told",
                "zone",
                name(wishes.zone()),
                "time",
                HOUR.format(now().atZone(wishes.zone())))));
        wishes.quiet()
                .ifPresent(quiet -> lines.add(say(Text.of(
                        "command.away.quiet.told", "from", HOUR.format(quiet.from()), "to", HOUR.format(quiet.to())))));
        wishes.remind()
                .ifPresent(time -> lines.add(say(
                        time.isZero()
                                ? Text.of("command.away.remind.none")
                                : Text.of("command.away.remind.told", "time", Durations.write(time)))));
        lines.add(
                wishes.away(now())
                        ? say(Text.of(
                                "command.away.until.told",
                                "time",
                                Long.toString(wishes.away().orElseThrow().getEpochSecond())))
                        : say(Text.of("command.away.here")));
        return String.join("\n", lines);
    }

    /** Who has named no place has the time of all the world, whose own name is one letter. */
    private static String name(ZoneId zone) {
        return zone.equals(ZoneOffset.UTC) ? "UTC" : zone.getId();
    }

    private String say(Text text) {
        return words.common().say(text);
    }

    /** Not notified until then. */
    static final class Until extends AwayCommands {
        private static final String WHEN = "when";

        @Inject
        Until(Timekeeping times, SpeechSource words, InstantSource clock) {
            super(
                    times,
                    words,
                    clock,
                    "until",
                    new Catalogue.Option(WHEN, "", Catalogue.Kind.TEXT, true, false, 1, Options.LONGEST_NAME));
        }

        @Override
        Wishes wished(Wishes before, CommandArguments given) {
            String typed = given.need(WHEN);
            return before.withAway(Optional.of(new When(before.zone(), now())
                    .read(typed)
                    .orElseThrow(() -> Refused.because("command.away.no-time", "value", typed))));
        }
    }

    /** Notified again. */
    static final class Back extends AwayCommands {
        @Inject
        Back(Timekeeping times, SpeechSource words, InstantSource clock) {
            super(times, words, clock, "back");
        }

        @Override
        Wishes wished(Wishes before, CommandArguments given) {
            return before.withAway(Optional.empty());
        }
    }

    /** Not notified between these hours. */
    static final class Quiet extends AwayCommands {
        private static final String FROM = "from";
        private static final String TO = "to";

        @Inject
        Quiet(Timekeeping times, SpeechSource words, InstantSource clock) {
            super(
                    times,
                    words,
                    clock,
                    "quiet",
                    new Catalogue.Option(FROM, "", Catalogue.Kind.TEXT, true, false, 1, Options.LONGEST_NAME),
                    Options.free(TO, Options.LONGEST_NAME));
        }

        @Override
        Wishes wished(Wishes before, CommandArguments given) {
            String from = given.need(FROM);
            if (from.equalsIgnoreCase(OFF)) {
                return before.withQuiet(Optional.empty());
            }
            LocalTime begins = hour(from);
            LocalTime ends = hour(given.text(TO)
                    .orElseThrow(() -> Refused.because(
                            "command.option-missing",
                            "command",
                            "/away quiet",
                            "option",
                            TO,
                            "n",
                            0,
                            "known",
                            List.of())));
            if (begins.equals(ends)) {
                throw Refused.because("command.away.no-hours");
            }
            return before.withQuiet(Optional.of(new Wishes.Quiet(begins, ends)));
        }

        private static LocalTime hour(String typed) {
            try {
                String[] parts = typed.strip().split(":", 2);
                return LocalTime.of(Integer.parseInt(parts[0]), parts.length > 1 ? Integer.parseInt(parts[1]) : 0);
            } catch (NumberFormatException | DateTimeException none) {
                throw Refused.because("command.away.no-hour", "value", typed);
            }
        }
    }

    /** Where one lives, by the clock. */
    static final class Zone extends AwayCommands {
        private static final String ZONE = "zone";

        @Inject
        Zone(Timekeeping times, SpeechSource words, InstantSource clock) {
            super(times, words, clock, "zone", Options.required(ZONE, Options.LONGEST_NAME));
        }

        @Override
        Wishes wished(Wishes before, CommandArguments given) {
            String typed = given.need(ZONE).strip();
            return before.withZone(ZoneId.getAvailableZoneIds().stream()
                    .filter(id -> id.equalsIgnoreCase(typed))
                    .findFirst()
                    .map(ZoneId::of)
                    .orElseThrow(() -> Refused.because("command.away.no-zone", "value", typed)));
        }

        @Override
        public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
            return ZoneId.getAvailableZoneIds().stream()
                    .filter(id -> id.contains("/") && !id.startsWith("Etc/") && !id.startsWith("SystemV/"))
                    .sorted()
                    .map(id -> new Suggestion(id, id))
                    .toList();
        }
    }

    /** How often one is reminded at most. */
    static final class Remind extends AwayCommands {
        private static final String EVERY = "every";

        @Inject
        Remind(Timekeeping times, SpeechSource words, InstantSource clock) {
            super(times, words, clock, "remind", Options.required(EVERY, Options.LONGEST_NAME));
        }

        @Override
        Wishes wished(Wishes before, CommandArguments given) {
            String typed = given.need(EVERY);
            return switch (typed.strip().toLowerCase(Locale.ROOT)) {
                case "usual" -> before.withRemind(Optional.empty());
                case "never" -> before.withRemind(Optional.of(Duration.ZERO));
                default ->
                    before.withRemind(Optional.of(Durations.read(typed)
                            .orElseThrow(() -> Refused.because("command.away.no-span", "value", typed))));
            };
        }

        @Override
        public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
            return List.of("usual", "never", "24h", "3d").stream()
                    .map(value -> new Suggestion(value, value))
                    .toList();
        }
    }
}
