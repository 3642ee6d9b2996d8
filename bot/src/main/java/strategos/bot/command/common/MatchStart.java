package strategos.bot.command.common;

import jakarta.inject.Inject;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;

/** {@code /match start}: begins the match. */
final class MatchStart extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    MatchStart(Matches matches, MatchFinder finder) {
        super(MATCH, "start");
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        return Answers.answer(matches.start(at.action(), match.id()), match.words());
    }
}
