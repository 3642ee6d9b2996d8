package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.People;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.seat.Seat;

/** {@code /seat invite}, {@code hand-over}, {@code give}: offers a seat to somebody. */
abstract class SeatOffers extends Common {
    static final String GROUP = "seat";

    private final Matches matches;
    private final MatchFinder finder;
    private final SeatOffer.Kind kind;

    SeatOffers(Matches matches, MatchFinder finder, String verb, SeatOffer.Kind kind, Catalogue.Option seat) {
        super(GROUP, verb, People.required(), seat);
        this.matches = matches;
        this.finder = finder;
        this.kind = kind;
    }

    /** The seat that is meant. @throws Refused when that is not clear */
    abstract Seat seat(LiveMatch match, CommandContext at, CommandArguments given);

    /** Those that may be meant. */
    abstract List<Seat> seats(LiveMatch match, CommandContext at);

    @Override
    public final Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Person to = People.of(given);
        return Answers.answer(
                at.by(), matches.offer(at.action(), match.id(), seat(match, at, given), kind, to), match.words());
    }

    @Override
    public final List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return option.equals(MatchFinder.SEAT)
                ? finder.found(at)
                        .map(match -> MatchFinder.suggest(match, seats(match, at)))
                        .orElse(List.of())
                : List.of();
    }

    /** To a seat that nobody holds; without a name the first of them. */
    static final class Invite extends SeatOffers {
        @Inject
        Invite(Matches matches, MatchFinder finder) {
            super(
                    matches,
                    finder,
                    "invite",
                    SeatOffer.Kind.INVITATION,
                    Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME));
        }

        @Override
        Seat seat(LiveMatch match, CommandContext at, CommandArguments given) {
            return given.text(MatchFinder.SEAT)
                    .map(typed -> MatchFinder.seat(match, typed))
                    .or(() -> seats(match, at).stream().findFirst())
                    .orElseThrow(() -> Refused.because(
                            "command.invite.none-free",
                            "match",
                            match.id(),
                            "held",
                            match.held(at.by()).size()));
        }

        @Override
        List<Seat> seats(LiveMatch match, CommandContext at) {
            return MatchFinder.free(match).stream()
                    .filter(seat -> match.offers().stream()
                            .noneMatch(offer -> offer.seat().equals(seat)))
                    .toList();
        }
    }

    /** One's own seat. */
    static final class HandOver extends SeatOffers {
        @Inject
        HandOver(Matches matches, MatchFinder finder) {
            super(
                    matches,
                    finder,
                    "hand-over",
                    SeatOffer.Kind.HAND_OVER,
                    Options.optional(MatchFinder.SEAT, Options.LONGEST_NAME));
        }

        @Override
        Seat seat(LiveMatch match, CommandContext at, CommandArguments given) {
            return MatchFinder.own(match, at, given);
        }

        @Override
        List<Seat> seats(LiveMatch match, CommandContext at) {
            return match.held(at.by());
        }
    }

    /** The seat of one who is away. */
    static final class Give extends SeatOffers {
        @Inject
        Give(Matches matches, MatchFinder finder) {
            super(
                    matches,
                    finder,
                    "give",
                    SeatOffer.Kind.ABSENCE,
                    Options.required(MatchFinder.SEAT, Options.LONGEST_NAME));
        }

        @Override
        Seat seat(LiveMatch match, CommandContext at, CommandArguments given) {
            return MatchFinder.seat(match, given.need(MatchFinder.SEAT));
        }

        @Override
        List<Seat> seats(LiveMatch match, CommandContext at) {
            return match.seats().stream()
                    .filter(holder -> holder.person().isPresent())
                    .map(LiveMatch.Holder::seat)
                    .toList();
        }
    }
}
