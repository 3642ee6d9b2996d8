package strategos.bot.host.transaction;

import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Vacancy;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Decision;
import strategos.engine.seat.Seat;

/** Whose answer the house gives by itself: a computer's, and, where the match wants it so, that of a seat nobody holds. */
final class Automatic {
    /**
     * The next such seat. A match whose last player has left rests until somebody takes a seat: nobody would be there to
     * see it played.
     */
    Optional<Seat> next(CommittedMatch<?> match) {
        if (match.stage() != Stage.RUNNING || deserted(match)) {
            return Optional.empty();
        }
        return match.awaited().keySet().stream()
                .filter(seat -> match.holder(seat).filter(h -> plays(match, h)).isPresent())
                .findFirst();
    }

    private static boolean plays(CommittedMatch<?> match, Holder holder) {
        return computer(match, holder)
                || (!holder.taken()
                        && HostOptions.vacancy(match.options()) == Vacancy.FALLBACK
                        && match.decision(holder.seat())
                                .flatMap(Decision::fallback)
                                .isPresent());
    }

    /** Whether the computer plays the seat: for good, or while nobody holds it. */
    static boolean computer(CommittedMatch<?> match, Holder holder) {
        return holder.computer() || (!holder.taken() && HostOptions.vacancy(match.options()) == Vacancy.COMPUTER);
    }

    private static boolean deserted(CommittedMatch<?> match) {
        boolean person = match.seats().stream().anyMatch(h -> h.person().isPresent());
        boolean vacant = match.seats().stream().anyMatch(h -> match.inPlay(h.seat()) && !h.taken());
        return vacant && !person;
    }
}
