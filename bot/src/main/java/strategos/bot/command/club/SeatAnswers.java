package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.Matches;
import strategos.bot.host.Matches.Reply;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;

/** {@code /seat accept} and {@code decline}: what is said to the offer of a seat. */
abstract class SeatAnswers extends Common {
    private final Matches matches;
    private final MatchFinder finder;

    SeatAnswers(Matches matches, MatchFinder finder, String verb, Catalogue.Option... options) {
        super(SeatOffers.GROUP, verb, options);
        this.matches = matches;
        this.finder = finder;
    }

    abstract Reply reply(CommandArguments given);

    /** Which seat is meant where none is named: the one that is offered to that user. */
    Optional<Seat> meant(LiveMatch match, String user) {
        return offered(match, offer -> offer.to().id().equals(user));
    }

    private static Optional<Seat> offered(LiveMatch match, Predicate<SeatOffer> which) {
        return match.offers().stream().filter(which).map(SeatOffer::seat).findFirst();
    }

    @Override
    public final Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Seat seat = given.text(MatchFinder.SEAT)
                .map(typed -> MatchFinder.seat(match, typed))
                .or(() -> meant(match, at.by().id()))
                .orElseThrow(() -> Refused.because("command.seat.no-offer", "match", match.id()));
        return Answers.answer(at.by(), matches.answer(at.action(), match.id(), seat, reply(given)), match.words());
    }

    @Override
    public final List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(MatchFinder.SEAT)
                ? finder.found(at)
                        .map(match -> MatchFinder.suggest(
                                match,
                                match.offers().stream().map(SeatOffer::seat).toList()))
                        .orElse(List.of())
                : List.of();
    }

    /** It is taken. */
    static final class Accept extends SeatAnswers {
        private static final String ORDERS = "orders";

        @Inject
        Accept(Matches matches, MatchFinder finder) {
            super(
                    matches,
                    finder,
                    "accept",
                    Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME),
                    new Catalogue.Option(ORDERS, "", Catalogue.Kind.FLAG, false, false, 1, 5));
        }

        @Override
        Reply reply(CommandArguments given) {
            return given.text(ORDERS).filter("no"::equals).isPresent() ? Reply.AFRESH : Reply.YES;
        }
    }

    /** It is turned down, or taken back. */
    static final class Decline extends SeatAnswers {
        @Inject
        Decline(Matches matches, MatchFinder finder) {
            super(matches, finder, "decline", Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME));
        }

        @Override
        Reply reply(CommandArguments given) {
            return Reply.NO;
        }

        /** Or else the one that the user has offered to somebody. */
        @Override
        Optional<Seat> meant(LiveMatch match, String user) {
            return super.meant(match, user)
                    .or(() -> offered(match, offer -> offer.by().id().equals(user)));
        }
    }
}
