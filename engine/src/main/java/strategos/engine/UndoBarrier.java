package strategos.engine;

import java.util.List;
import java.util.Optional;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/**
 * How far back a seat may take its orders, read from the journal alone: to the last roll, reveal, or order of another seat.
 * Nobody has to remember to close the way back, since whatever tells a player something new closes it by itself.
 */
public final class UndoBarrier {
    private UndoBarrier() {}

    /**
     * Why the seat may not take back all these entries; empty when it may. The barrier named is the latest; what came to light
     * by a roll is barred by the roll, which says more.
     *
     * @param since what has happened since the position to which it wants to go back, the oldest first
     */
    public static <S> Optional<Line> against(Seat seat, List<Entry<S>> since) {
        Optional<Line> revealed = Optional.empty();
        for (Entry<S> entry : since.reversed()) {
            if (revealed.isPresent() && entry instanceof Entry.Ordered) {
                return revealed;
            }
            Optional<Line> reason = against(seat, entry);
            if (entry instanceof Entry.Happened && reason.isPresent()) {
                revealed = reason;
            } else if (reason.isPresent()) {
                return reason;
            }
        }
        return revealed;
    }

    private static <S> Optional<Line> against(Seat seat, Entry<S> entry) {
        return switch (entry) {
            case Entry.Rolled<S> rolled -> {
                Line purpose = rolled.roll().cause().purpose();
                yield Optional.of(
                        new Line(Text.of("undo.rolled", "purpose", new Arg.Nested(purpose.text())), purpose.rule()));
            }
            case Entry.Happened<S> happened
            when happened.event().closesUndo() -> Optional.of(new Line(Text.of("undo.revealed")));
            case Entry.Ordered<S> ordered
            when !ordered.order().seat().equals(seat) ->
                Optional.of(new Line(
                        Text.of("undo.other-order", "seat", ordered.order().seat())));
            case Entry.Happened<S> happened -> Optional.empty();
            case Entry.Ordered<S> ordered -> Optional.empty();
        };
    }
}
