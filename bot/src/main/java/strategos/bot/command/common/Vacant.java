package strategos.bot.command.common;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;

/** The seats that may still be taken. */
record Vacant(Matches matches) {
    @Inject
    Vacant {}

    /** Those of the place's match: what no person holds. */
    List<Suggestion> suggest(CommandContext at) {
        return matches.at(at.where()).map(m -> MatchFinder.suggest(m, seats(m))).orElse(List.of());
    }

    private static List<Seat> seats(LiveMatch match) {
        return match.seats().stream()
                .filter(h -> h.person().isEmpty())
                .map(LiveMatch.Holder::seat)
                .toList();
    }
}
