package strategos.bot.command.opening;

import jakarta.inject.Inject;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Creators;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;

/** {@code /match rematch}: the second match of a set, with the sides exchanged. */
final class MatchRematch extends Common {
    private final Matches matches;
    private final MatchFinder finder;
    private final Creators creators;

    @Inject
    MatchRematch(Matches matches, MatchFinder finder, Creators creators) {
        super(MATCH, "rematch");
        this.matches = matches;
        this.finder = finder;
        this.creators = creators;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        creators.check(at);
        LiveMatch first = finder.here(at);
        return Answers.answer(at.by(), matches.rematch(at.action(), first.id()), first.words());
    }
}
