package strategos.engine.suite;

import java.util.random.RandomGenerator;
import strategos.engine.seat.Viewer;

/**
 * Changes what is hidden from a viewer, and nothing else. Each game that hides anything brings one, in test sources, marked
 * with {@code @AutoService}; whatever the viewer gets must stay equal.
 *
 * @param <S> the game's position
 */
public interface Scramble<S> {
    /** The game's id. */
    String game();

    /** Another position that could be, for all that the viewer knows; it must be sound itself. */
    S scramble(S state, Viewer viewer, RandomGenerator luck);

    /** The same, with the names that things bear there. */
    default Twin<S> twin(S state, Viewer viewer, RandomGenerator luck) {
        return Twin.of(scramble(state, viewer, luck));
    }
}
