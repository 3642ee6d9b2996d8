package strategos.engine.games.persians.war;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;

/**
 * Stratagems.
 *
 * @param held which, in the order in which they came; none when unknown
 * @param size how many: all know
 * @param drawn how many were drawn in this turn: all know
 */
@Rule("11.2")
public record Hand(List<Stratagem> held, int size, int drawn) {
    /** None. */
    public static final Hand NONE = new Hand(List.of(), 0, 0);

    public Hand {
        held = List.copyOf(held);
    }

    /** With one more. */
    public Hand with(Stratagem stratagem, boolean fromPool) {
        List<Stratagem> more = new ArrayList<>(held);
        more.add(stratagem);
        return new Hand(more, size + 1, drawn + (fromPool ? 1 : 0));
    }

    /** Without one of that kind. */
    public Hand without(Stratagem stratagem) {
        List<Stratagem> less = new ArrayList<>(held);
        less.remove(stratagem);
        return new Hand(less, size - 1, drawn);
    }

    /** At the start of a draw. */
    public Hand undrawn() {
        return new Hand(held, size, 0);
    }

    /** As others see it. */
    public Hand hidden() {
        return new Hand(List.of(), size, drawn);
    }
}
