package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Given;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Outcomes;
import strategos.bot.command.Situation;
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
    public Answer run(Situation at, Given given) {
        LiveMatch match = finder.here(at);
        return Outcomes.answer(
                matches.computer(at.action(), match.id(), MatchFinder.seat(match, given.need(MatchFinder.SEAT))),
                match.words());
    }

    @Override
    public List<Suggestion> suggest(Situation at, Given given, String option) {
        return vacant.suggest(at);
    }
}
