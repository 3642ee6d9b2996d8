package strategos.bot.rating;

/**
 * How strong a player seems to be.
 *
 * @param mean on the scale where 1500 is average
 * @param deviation how unsure that is: the player's strength lies within twice as much with 95 of 100 chances
 * @param volatility how much the strength is expected to change
 */
public record Rating(double mean, double deviation, double volatility) {
    /** Of somebody of whom nothing is known. */
    public static final Rating NEW = new Rating(1500, 350, 0.06);
}
