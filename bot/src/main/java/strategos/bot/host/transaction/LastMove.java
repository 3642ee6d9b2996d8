package strategos.bot.host.transaction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.transaction.CommitBuilder.AcceptedOrder;
import strategos.engine.Entry;
import strategos.engine.json.GameCodec;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;

/**
 * A seat's last move that still counts.
 *
 * @param backTo the version before the row in which it stands
 * @param before moves in that row before it
 * @param later moves of others after it, which count too
 */
public record LastMove<S>(long backTo, List<Move<S>> before, Move<S> move, List<Move<S>> later) {
    public LastMove {
        before = List.copyOf(before);
        later = List.copyOf(later);
    }

    /** Looks for it from the end of the journal, passing over what was taken back; empty when there is none. */
    public static <S> Optional<LastMove<S>> of(Journal journal, CommittedMatch<S> match, Seat seat) {
        GameCodec<S> codec = match.file().codec();
        List<Move<S>> later = new ArrayList<>();
        long version = match.version();
        while (version > 0) {
            JournalRow row = journal.read(match.id(), version, version).getFirst();
            List<Entry<S>> entries = codec.readEntries(row.entries());
            List<Move<S>> moves = row.kind().equals(AcceptedOrder.START) ? List.of() : Move.of(entries);
            long before = row.backTo().orElse(version - 1);
            for (int i = moves.size() - 1; i >= 0; i--) {
                if (moves.get(i).order().seat().equals(seat)) {
                    return Optional.of(new LastMove<>(before, moves.subList(0, i), moves.get(i), later));
                }
                later.addFirst(moves.get(i));
            }
            version = before;
        }
        return Optional.empty();
    }

    /**
     * An order that somebody gave, with all that came of it, standing orders too.
     *
     * @param entries the order's own first
     */
    public record Move<S>(Order order, Entry.Source source, List<Entry<S>> entries) {
        public Move {
            entries = List.copyOf(entries);
        }

        /** The moves in a row of the journal: one, but for the row of an undo, which keeps those of others. */
        static <S> List<Move<S>> of(List<Entry<S>> entries) {
            List<Move<S>> moves = new ArrayList<>();
            int end = entries.size();
            for (int i = entries.size() - 1; i >= 0; i--) {
                if (entries.get(i) instanceof Entry.Ordered<S>(Order order, Entry.Source source)
                        && source != Entry.Source.STANDING_ORDER) {
                    moves.addFirst(new Move<>(order, source, entries.subList(i, end)));
                    end = i;
                }
            }
            return moves;
        }

        /** All their entries, in a row. */
        static <S> List<Entry<S>> entries(List<Move<S>> moves) {
            return moves.stream().flatMap(move -> move.entries.stream()).toList();
        }
    }
}
