package strategos.engine.games.persians.computer;

/**
 * What a body of land units is worth in a battle, reckoned on average.
 *
 * @param points combat points as printed
 * @param fire points that fire
 * @param melee points in mêlée
 * @param shaken how likely a unit is to fail a morale test
 * @param bonus what is added to the die of combat
 * @param shift columns
 */
record Strength(double points, double fire, double melee, double shaken, int bonus, int shift) {
    /** Nobody. */
    static final Strength NONE = new Strength(0, 0, 0, 0, 0, 0);

    /** With more columns. */
    Strength shifted(int more) {
        return new Strength(points, fire, melee, shaken, bonus, shift + more);
    }

    /** Part of it, or a multiple. */
    Strength times(double share) {
        return new Strength(points * share, fire * share, melee * share, shaken, bonus, shift);
    }

    /** Both together, under the better commander. */
    Strength and(Strength other) {
        double sum = points + other.points;
        return new Strength(
                sum,
                fire + other.fire,
                melee + other.melee,
                sum == 0 ? 0 : (shaken * points + other.shaken * other.points) / sum,
                Math.max(bonus, other.bonus),
                Math.max(shift, other.shift));
    }
}
