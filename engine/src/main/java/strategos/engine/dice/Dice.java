package strategos.engine.dice;

/** Fair dice. Each call takes the next link of its chain and is recorded; one drawn from n is a die of n sides. */
public interface Dice {
    /** Throws {@code count} dice with faces from 1 to {@code sides}. */
    Roll roll(Cause cause, int count, int sides);

    /** Shuffles the numbers from 0 to {@code size - 1}. */
    Roll shuffle(Cause cause, int size);
}
