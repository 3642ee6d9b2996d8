package strategos.engine.suite;

import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;

/** Dice that must not be touched. */
public final class NoDice implements Dice {
    @Override
    public Roll roll(Cause cause, int count, int sides) {
        throw new AssertionError("a die fell: " + cause);
    }

    @Override
    public Roll shuffle(Cause cause, int size) {
        throw new AssertionError("things were shuffled: " + cause);
    }
}
