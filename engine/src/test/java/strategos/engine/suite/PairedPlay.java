package strategos.engine.suite;

import java.util.function.LongFunction;
import strategos.engine.Game;
import strategos.engine.box.Setup;

/**
 * Random matches with {@link PairedWorlds} beside them.
 *
 * @param setups who plays what, for each seed
 * @param ofAMatch so many orders are compared of a match, and no more
 */
public record PairedPlay<S>(Game<S> game, LongFunction<Setup> setups, int ofAMatch) {
    /** Plays until so many orders have been compared; fails when a viewer can tell two worlds apart. */
    public PairedWorlds<S> compare(long firstSeed, int most) {
        PairedWorlds<S> worlds = new PairedWorlds<>(AgnosticSuite.scramble(game).orElseThrow());
        for (long seed = firstSeed; worlds.orders() < most; seed++) {
            Setup setup = setups.apply(seed);
            int until = Math.min(most, worlds.orders() + ofAMatch);
            try {
                RandomPlay.repeatable(game, setup, seed, Integer.MAX_VALUE)
                        .play(worlds, () -> worlds.orders() >= until);
            } catch (AssertionError e) {
                throw new AssertionError(
                        game.box().id() + " " + setup.scenario() + " " + setup.options() + " " + setup.seats()
                                + ", seed " + seed + ", " + e.getMessage(),
                        e);
            }
        }
        return worlds;
    }
}
