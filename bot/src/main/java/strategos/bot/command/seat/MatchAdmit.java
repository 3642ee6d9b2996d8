package strategos.bot.command.seat;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;

/** {@code /match admit}: answers the request for a seat of a running match. */
final class MatchAdmit extends Common {
    private static final String ALLOW = "allow";

    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    MatchAdmit(Matches matches, MatchFinder finder) {
        super(
                MATCH,
                "admit",
                Options.required(MatchFinder.SEAT, Options.LONGEST_NAME),
                new Catalogue.Option(ALLOW, "", Catalogue.Kind.FLAG, false, false, 1, 5));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        boolean yes = given.text(ALLOW).map("yes"::equals).orElse(true);
        return Answers.answer(
                at.by(),
                matches.admit(
                        at.action(),
                        match.id(),
                        MatchFinder.seat(match, given.need(MatchFinder.SEAT)),
                        Optional.empty(),
                        yes),
                match.words());
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(MatchFinder.SEAT)
                ? finder.found(at)
                        .map(m -> MatchFinder.suggest(
                                m, m.requests().stream().map(SeatRequest::seat).toList()))
                        .orElse(List.of())
                : List.of();
    }
}
