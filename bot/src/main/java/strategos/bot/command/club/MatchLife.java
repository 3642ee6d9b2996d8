package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;

/** {@code /matches sleep}, {@code wake} and {@code move}: where a match goes on, and whether it does. */
abstract class MatchLife extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    MatchLife(Matches matches, MatchFinder finder, String verb, Catalogue.Option match) {
        super("matches", verb, match);
        this.matches = matches;
        this.finder = finder;
    }

    /** Those that may be meant. */
    abstract boolean fits(Matches.Listed match, CommandContext at);

    @Override
    public final List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(MatchFinder.MATCH)
                ? fitting(at)
                        .map(match -> new Suggestion(match.id(), match.id() + ": " + match.scenario()))
                        .toList()
                : List.of();
    }

    final Stream<Matches.Listed> fitting(CommandContext at) {
        return matches.of(at.by()).stream()
                .filter(match -> match.where().guild().equals(at.where().guild()))
                .filter(match -> fits(match, at));
    }

    final LiveMatch match(CommandContext at, CommandArguments given) {
        return finder.meant(at, given);
    }

    /** Its channel is free for another. */
    static final class Sleep extends MatchLife {
        private final Matches matches;

        @Inject
        Sleep(Matches matches, MatchFinder finder) {
            super(matches, finder, "sleep", Options.optional(MatchFinder.MATCH, Options.LONGEST_NAME));
            this.matches = matches;
        }

        @Override
        boolean fits(Matches.Listed match, CommandContext at) {
            return !match.asleep();
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = match(at, given);
            return Answers.answer(at.by(), matches.sleep(at.action(), match.id()), match.words());
        }
    }

    /** It goes on in this channel. */
    static final class Wake extends MatchLife {
        private final Matches matches;

        @Inject
        Wake(Matches matches, MatchFinder finder) {
            super(matches, finder, "wake", Options.optional(MatchFinder.MATCH, Options.LONGEST_NAME));
            this.matches = matches;
        }

        @Override
        boolean fits(Matches.Listed match, CommandContext at) {
            return match.asleep();
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            if (given.text(MatchFinder.MATCH).isEmpty()
                    && matches.at(at.where()).isEmpty()) {
                List<String> asleep = fitting(at).map(Matches.Listed::id).toList();
                if (!asleep.isEmpty()) {
                    throw Refused.because("command.wake.elsewhere", "first", asleep.getFirst(), "asleep", asleep);
                }
            }
            LiveMatch match = match(at, given);
            return Answers.answer(at.by(), matches.settle(at.action(), match.id(), at.where()), match.words());
        }
    }

    /** It goes on in this channel, and not in that where it was. */
    static final class Move extends MatchLife {
        private final Matches matches;

        @Inject
        Move(Matches matches, MatchFinder finder) {
            super(matches, finder, "move", Options.required(MatchFinder.MATCH, Options.LONGEST_NAME));
            this.matches = matches;
        }

        @Override
        public Optional<Refused> nothingToName(CommandContext at, String option) {
            return fitting(at).findAny().isPresent()
                    ? Optional.empty()
                    : Optional.of(Refused.because("command.move.none"));
        }

        @Override
        boolean fits(Matches.Listed match, CommandContext at) {
            return !match.where().equals(at.where());
        }

        @Override
        public Answer run(CommandContext at, CommandArguments given) {
            LiveMatch match = match(at, given);
            return Answers.answer(at.by(), matches.settle(at.action(), match.id(), at.where()), match.words());
        }
    }
}
