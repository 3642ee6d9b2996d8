package strategos.bot.host.deed;

import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.engine.Decision;
import strategos.engine.Seat;

/** Whose answer the house gives by itself: a computer's, and the fallback of a seat that nobody holds. */
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
        return holder.computer()
                || (!holder.taken()
                        && match.decision(holder.seat())
                                .flatMap(Decision::fallback)
                                .isPresent());
    }

    private static boolean deserted(CommittedMatch<?> match) {
        boolean person = match.seats().stream().anyMatch(h -> h.person().isPresent());
        boolean vacant = match.seats().stream().anyMatch(h -> match.inPlay(h.seat()) && !h.taken());
        return vacant && !person;
    }
}
