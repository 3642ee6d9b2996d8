package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.common.MatchJoin.Vacant;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;

/** {@code /match computer}: gives a seat to the computer. */
final class MatchComputer extends Common {
    private final Matches matches;
    private final MatchFinder finder;
    private final Vacant vacant;

    @Inject
    MatchComputer(Matches matches, MatchFinder finder, Vacant vacant) {
        super(MATCH, "computer", Options.required(MatchFinder.SEAT, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
        this.vacant = vacant;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        return Answers.answer(
                matches.computer(at.action(), match.id(), MatchFinder.seat(match, given.need(MatchFinder.SEAT))),
                match.words());
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return vacant.suggest(at);
    }
}
