package strategos.engine;

import java.util.Locale;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Order;

/**
 * What the journal keeps. Folding the events over the set-up gives the position; orders and rolls are there to be read.
 *
 * @param <S> the game's position
 */
public sealed interface Entry<S> {
    /** An order was accepted. */
    record Ordered<S>(Order order, Source source) implements Entry<S> {}

    /** Dice fell, or things were shuffled. */
    record Rolled<S>(Roll roll) implements Entry<S> {}

    /** A fact. */
    record Happened<S>(Event<S> event) implements Entry<S> {}

    /** Who gave an order. */
    enum Source {
        PLAYER,
        STANDING_ORDER,
        CLOCK,
        COMPUTER;

        /** As the journal has it. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
