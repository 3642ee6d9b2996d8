package strategos.engine;

import strategos.engine.dice.Dice;

/**
 * An order being carried out: the position so far, the dice, and the place where facts are set down.
 *
 * @param <S> the game's position
 */
public interface Play<S> extends Dice {
    /** The position with all that has happened so far. */
    S state();

    /** Records the event and applies it: {@link #state} then shows its effect. */
    void happen(Event<S> event);
}
