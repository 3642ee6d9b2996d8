package strategos.engine.games.xenophon.march;

import strategos.engine.Rule;

/**
 * Where the match stands.
 *
 * @param round the space of the neutral pawn on the time track, from 1
 * @param first the place of the army that has the first turn of each round
 * @param active the place of the army whose turn it is
 */
@Rule("time-track")
public record Clock(int round, int first, int active, Phase phase, Stage stage) {
    /** In another phase or stage. */
    public Clock to(Phase there, Stage now) {
        return new Clock(round, first, active, there, now);
    }
}
