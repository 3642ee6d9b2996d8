package strategos.bot.host.transaction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.LastMove.Move;
import strategos.engine.Entry;
import strategos.engine.Referee;
import strategos.engine.Replay;
import strategos.engine.Ruling;
import strategos.engine.UndoBarrier;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;

/**
 * How the match would stand without a seat's last move. What others have done since then stays done, where the seat has
 * seen nothing of it and it would have come out the same: to refuse would betray that they have acted.
 *
 * @param position what holds then
 * @param kept the others' moves, as entries after the version that is gone back to
 * @param told whether the move had told everyone something
 */
public record UndoneMatch<S>(S position, List<Entry<S>> kept, boolean told) {
    public UndoneMatch {
        kept = List.copyOf(kept);
    }

    /** Why the move stays; empty when it can be taken back. */
    public static <S> Optional<Line> barrier(CommittedMatch<S> match, S start, LastMove<S> last) {
        Seat seat = last.move().order().seat();
        Replay<S> replay = new Replay<>(match.file().game());
        S state = replay.position(start, Move.entries(last.before()));
        state = replay.position(state, last.move().entries());
        for (Move<S> move : last.later()) {
            S next = replay.position(state, move.entries());
            boolean seen =
                    UndoBarrier.against(move.order().seat(), move.entries()).isPresent()
                            || !replay.story(state, move.entries(), seat).isEmpty()
                            || !seen(match, state, seat).equals(seen(match, next, seat));
            if (seen) {
                return UndoBarrier.against(seat, move.entries());
            }
            state = next;
        }
        return UndoBarrier.against(seat, last.move().entries());
    }

    private static <S> S seen(CommittedMatch<S> match, S state, Viewer viewer) {
        return match.file().game().conceal(state, viewer).position();
    }

    /** The match without the move; empty when what others did would have come out otherwise. */
    static <S> Optional<UndoneMatch<S>> of(CommittedMatch<S> match, S start, LastMove<S> last) {
        Replay<S> replay = new Replay<>(match.file().game());
        List<Entry<S>> kept = new ArrayList<>(Move.entries(last.before()));
        S state = replay.position(start, kept);
        boolean told =
                !replay.story(state, last.move().entries(), Viewer.EVERYONE).isEmpty();
        for (Move<S> move : last.later()) {
            Ruling<S> again = new Referee()
                    .rule(
                            match.file().game(),
                            state,
                            match.facts().setup().orElseThrow().seats(),
                            match.facts().standing(),
                            move.order(),
                            move.source(),
                            match.dice().dice());
            if (!(again instanceof Ruling.Accepted<S> accepted)
                    || !accepted.entries().equals(move.entries())) {
                return Optional.empty();
            }
            kept.addAll(move.entries());
            state = accepted.state();
        }
        return Optional.of(new UndoneMatch<>(state, kept, told));
    }
}
