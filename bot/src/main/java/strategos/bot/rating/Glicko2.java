package strategos.bot.rating;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The rating system Glicko-2, after Mark Glickman, "Example of the Glicko-2 system" (2022), whose steps are cited.
 *
 * @param change how much volatility may change over time: the paper's τ
 */
record Glicko2(double change) {
    /** Points of the usual scale in one of the system's own (steps 2 and 8). */
    private static final double SCALE = 173.7178;

    /** How exactly the volatility is found (step 5). */
    private static final double EXACT = 0.000001;

    /** What is usual where improbable results are rare: between 0.3 and 1.2 (step 1). */
    static Glicko2 usual() {
        return new Glicko2(0.5);
    }

    /**
     * A game of one period.
     *
     * @param opponent as they were rated before the period
     * @param score 1 for a win, 0.5 for a draw, 0 for a loss
     */
    record Game(Rating opponent, double score) {}

    /** The rating after a period with these games, at least one. */
    Rating after(Rating before, List<Game> games) {
        double mean = mean(before);
        double deviation = before.deviation() / SCALE;
        double information = 0;
        double surprise = 0;
        for (Game game : games) {
            double weight = weight(game.opponent().deviation() / SCALE);
            double expected = 1 / (1 + Math.exp(-weight * (mean - mean(game.opponent()))));
            information += weight * weight * expected * (1 - expected);
            surprise += weight * (game.score() - expected);
        }
        double variance = 1 / information; // step 3
        double improvement = variance * surprise; // step 4
        double volatility = volatility(before.volatility(), deviation, variance, improvement);
        double widened = deviation * deviation + volatility * volatility; // step 6
        double narrowed = 1 / Math.sqrt(1 / widened + 1 / variance); // step 7
        double moved = mean + narrowed * narrowed * surprise;
        return new Rating(moved * SCALE + Rating.NEW.mean(), narrowed * SCALE, volatility);
    }

    /** The rating after so many periods without a game (step 6): no more unsure than that of somebody new. */
    Rating idle(Rating before, long periods) {
        double deviation = before.deviation() / SCALE;
        double widened = Math.sqrt(deviation * deviation + periods * before.volatility() * before.volatility());
        return new Rating(before.mean(), Math.min(Rating.NEW.deviation(), widened * SCALE), before.volatility());
    }

    private static double mean(Rating rating) {
        return (rating.mean() - Rating.NEW.mean()) / SCALE;
    }

    /** The less sure the opponent's rating is, the less the game tells: the paper's g (step 3). */
    private static double weight(double deviation) {
        return 1 / Math.sqrt(1 + 3 * deviation * deviation / (Math.PI * Math.PI));
    }

    /** Step 5, by the Illinois method. */
    private double volatility(double before, double deviation, double variance, double improvement) {
        double start = Math.log(before * before);
        double square = deviation * deviation;
        DoubleUnaryOperator balance = x -> {
            double power = Math.exp(x);
            double sum = square + variance + power;
            return power * (improvement * improvement - sum) / (2 * sum * sum) - (x - start) / (change * change);
        };
        double low = start;
        double high;
        if (improvement * improvement > square + variance) {
            high = Math.log(improvement * improvement - square - variance);
        } else {
            int steps = 1;
            while (balance.applyAsDouble(start - steps * change) < 0) {
                steps++;
            }
            high = start - steps * change;
        }
        double atLow = balance.applyAsDouble(low);
        double atHigh = balance.applyAsDouble(high);
        while (Math.abs(high - low) > EXACT) {
            double middle = low + (low - high) * atLow / (atHigh - atLow);
            double atMiddle = balance.applyAsDouble(middle);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = middle;
            atHigh = atMiddle;
        }
        return Math.exp(low / 2);
    }
}
