package strategos.bot.host.transaction;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Entry;
import strategos.engine.offer.Order;

/**
 * An order that somebody gave, with all that came of it, standing orders too.
 *
 * @param entries the order's own first
 */
record Move<S>(Order order, Entry.Source source, List<Entry<S>> entries) {
    Move {
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
