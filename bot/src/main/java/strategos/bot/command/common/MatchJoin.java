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
import strategos.engine.dice.Omen;

/** {@code /match join}: takes a seat. */
final class MatchJoin extends Common {
    private static final String OMEN = "omen";

    private final Matches matches;
    private final MatchFinder finder;
    private final Vacant vacant;

    @Inject
    MatchJoin(Matches matches, MatchFinder finder, Vacant vacant) {
        super(MATCH, "join", Options.required(MatchFinder.SEAT, Options.LONGEST_NAME), Options.free(OMEN, Omen.MOST));
        this.matches = matches;
        this.finder = finder;
        this.vacant = vacant;
    }

    @Override
    public Answer run(Situation at, Given given) {
        LiveMatch match = finder.here(at);
        return Outcomes.answer(
                matches.join(
                        at.action(),
                        match.id(),
                        MatchFinder.seat(match, given.need(MatchFinder.SEAT)),
                        given.text(OMEN)),
                match.words());
    }

    @Override
    public List<Suggestion> suggest(Situation at, Given given, String option) {
        return option.equals(MatchFinder.SEAT) ? vacant.suggest(at) : List.of();
    }
}
