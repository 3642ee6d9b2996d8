package strategos.bot.command.common;

import jakarta.inject.Inject;
import strategos.bot.command.Given;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Outcomes;
import strategos.bot.command.Situation;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;

/** {@code /match leave}: leaves every seat that one holds. */
final class MatchLeave extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    MatchLeave(Matches matches) {
        super(MATCH, "leave");
        this.matches = matches;
        this.finder = new MatchFinder(matches);
    }

    @Override
    public Answer run(Situation at, Given given) {
        LiveMatch match = finder.here(at);
        return Outcomes.answer(matches.leave(at.action(), match.id()), match.words());
    }
}
