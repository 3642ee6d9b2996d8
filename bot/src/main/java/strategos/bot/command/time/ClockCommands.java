package strategos.bot.command.time;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.ActionResult;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.Matches;
import strategos.bot.host.Motion;
import strategos.bot.host.Proposals;
import strategos.bot.host.Timekeeping;
import strategos.bot.host.time.Clock;
import strategos.bot.host.time.Durations;
import strategos.bot.host.time.TimeRules;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.bot.port.Suggestion;
import strategos.engine.box.Option;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** {@code /clock}: the time of a match. */
abstract class ClockCommands extends Common {
    /** Why one who plays may not do it alone. */
    private static final String HOST_ONLY = "host.host-only";

    private final MatchFinder finder;

    ClockCommands(MatchFinder finder, String verb, Catalogue.Option... options) {
        super("clock", verb, options);
        this.finder = finder;
    }

    /** What whoever looks after the match does at once, another player proposes to all. */
    static Answer doneOrProposed(
            CommandContext at, LiveMatch match, ActionResult done, Proposals proposals, Motion motion) {
        boolean proposed = done instanceof ActionResult.Refused(Line why)
                && why.text().key().equals(HOST_ONLY)
                && !match.held(at.by()).isEmpty();
        return Answers.answer(
                at.by(), proposed ? proposals.propose(at.action(), match.id(), motion) : done, match.words());
    }

    final LiveMatch here(CommandContext at) {
        return finder.here(at);
    }

    /** The rules of time, and how much each seat has. */
    static final class Show extends ClockCommands {
        private final Matches matches;
        private final Timekeeping times;
        private final InstantSource clock;

        @Inject
        Show(MatchFinder finder, Matches matches, Timekeeping times, InstantSource clock) {
            super(finder, "show");
            this.matches = matches;
            this.times = times;
            this.clock = clock;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = here(at);
            List<String> lines = match.stage() == LiveMatch.Stage.OVER
                    ? List.of(match.words().say(Text.of("command.clock.over")))
                    : times(match);
            return Answers.about(match, Answer.done(Message.text(String.join("\n", lines))));
        }

        private List<String> times(LiveMatch match) {
            TimeRules rules = TimeRules.of(match.options());
            List<String> lines = new ArrayList<>();
            lines.add(match.words().say(HostOptions.words(rules)));
            if (still(match)) {
                lines.add(match.words().say(Text.of("host.card.still")));
            }
            match.seats().stream()
                    .filter(Holder::taken)
                    .forEach(holder -> seat(match, holder, rules).ifPresent(lines::add));
            return lines;
        }

        /** What the seat has while none of it runs: of its bank, or of a decision in the middle of which the clocks stood still. */
        private Optional<Duration> left(LiveMatch match, Holder holder, TimeRules rules) {
            return switch (rules.clock()) {
                case Clock.None none -> Optional.empty();
                case Clock.PerDecision each ->
                    still(match) && match.awaited().containsKey(holder.seat())
                            ? times.saved(match.id(), holder.seat())
                            : Optional.empty();
                case Clock.Bank bank ->
                    Optional.of(times.saved(match.id(), holder.seat()).orElse(bank.start()));
            };
        }

        private Optional<String> seat(LiveMatch match, Holder holder, TimeRules rules) {
            List<String> parts = new ArrayList<>();
            Optional<Instant> out = matches.deadline(match.id(), holder.seat());
            out.ifPresent(end -> parts.add(
                    match.words().say(Text.of("command.clock.until", "time", Long.toString(end.getEpochSecond())))));
            if (out.isEmpty()) {
                left(match, holder, rules)
                        .ifPresent(left -> parts.add(
                                match.words().say(Text.of("command.clock.saved", "time", Durations.write(left)))));
            }
            Instant now = clock.instant();
            holder.person()
                    .flatMap(person -> times.wishes(person).away())
                    .filter(now::isBefore)
                    .ifPresent(until -> parts.add(match.words()
                            .say(Text.of("command.clock.away", "time", Long.toString(until.getEpochSecond())))));
            return parts.isEmpty()
                    ? Optional.empty()
                    : Optional.of(match.words().say(Text.of("command.clock.seat", "seat", holder.seat()))
                            + " "
                            + String.join(", ", parts));
        }
    }

    /** Whether no clock runs, whoever is waited for. */
    private static boolean still(LiveMatch match) {
        return match.paused() || match.asleep();
    }

    /** Other rules from now on. */
    static final class Set extends ClockCommands {
        private static final String TIME = "time";

        private final Timekeeping times;
        private final Proposals proposals;

        @Inject
        Set(MatchFinder finder, Timekeeping times, Proposals proposals) {
            super(
                    finder,
                    "set",
                    Options.optional(TIME, Options.LONGEST_NAME),
                    Options.optional(TimeRules.LAPSE, Options.LONGEST_NAME),
                    Options.optional(TimeRules.REMIND, Options.LONGEST_NAME));
            this.times = times;
            this.proposals = proposals;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = here(at);
            Map<String, String> chosen = new LinkedHashMap<>();
            given.text(TIME).ifPresent(typed -> chosen.put(TimeRules.CLOCK, checked(TimeRules.CLOCK, typed)));
            Stream.of(TimeRules.LAPSE, TimeRules.REMIND)
                    .forEach(name -> given.text(name).ifPresent(typed -> chosen.put(name, checked(name, typed))));
            if (chosen.isEmpty()) {
                throw Refused.because("command.clock.nothing");
            }
            ActionResult done = times.setClock(at.action(), match.id(), chosen);
            return doneOrProposed(at, match, done, proposals, Motion.Retime.of(chosen));
        }

        /** As it is stored. @throws Refused when it is none */
        private static String checked(String option, String typed) {
            if (values(option).contains(typed)) {
                return typed;
            }
            if (!HostOptions.takes(option, typed)) {
                throw Refused.because(
                        option.equals(TimeRules.LAPSE) ? "command.clock.no-lapse" : "command.clock.no-time",
                        "value",
                        typed,
                        "values",
                        values(option));
            }
            return option.equals(TimeRules.CLOCK)
                    ? Clock.read(typed).orElseThrow().word()
                    : Durations.write(Durations.read(typed).orElseThrow());
        }

        private static List<String> values(String option) {
            return HostOptions.ALL.stream()
                    .filter(known -> known.name().equals(option))
                    .map(Option::values)
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
            return values(option.equals(TIME) ? TimeRules.CLOCK : option).stream()
                    .map(value -> new Suggestion(value, value))
                    .toList();
        }
    }

    /** The clocks stand still. */
    static final class Pause extends ClockCommands {
        private final Timekeeping times;
        private final Proposals proposals;

        @Inject
        Pause(MatchFinder finder, Timekeeping times, Proposals proposals) {
            super(finder, "pause");
            this.times = times;
            this.proposals = proposals;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = here(at);
            ActionResult done = times.pause(at.action(), match.id(), true);
            return doneOrProposed(at, match, done, proposals, new Motion.Pause());
        }
    }

    /** They go on. */
    static final class Resume extends ClockCommands {
        private final Timekeeping times;

        @Inject
        Resume(MatchFinder finder, Timekeeping times) {
            super(finder, "resume");
            this.times = times;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = here(at);
            return Answers.answer(at.by(), times.pause(at.action(), match.id(), false), match.words());
        }
    }

    /** No reminder of this question. */
    static final class Mute extends ClockCommands {
        private final Timekeeping times;

        @Inject
        Mute(MatchFinder finder, Timekeeping times) {
            super(finder, "mute");
            this.times = times;
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = here(at);
            return Answers.answer(at.by(), times.mute(at.action(), match.id()), match.words());
        }
    }
}
