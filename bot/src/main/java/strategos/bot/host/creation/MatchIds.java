package strategos.bot.host.creation;

import jakarta.inject.Inject;
import java.util.random.RandomGenerator;
import strategos.bot.host.Luck;

/** Draws ids of matches: letter, digit, letter, digit, such as {@code m7k2}, without those that are mistaken for others. */
public final class MatchIds {
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz";
    private static final String DIGITS = "23456789";
    private static final int USUAL = 2;
    private static final int FEW = 8;

    private final RandomGenerator random;

    @Inject
    MatchIds(Luck luck) {
        this.random = luck.ids();
    }

    /**
     * An id that may be taken.
     *
     * @param attempt how many drawn before were taken: the more, the longer it is
     */
    String draw(int attempt) {
        StringBuilder id = new StringBuilder();
        for (int pair = 0; pair < USUAL + attempt / FEW; pair++) {
            id.append(one(LETTERS)).append(one(DIGITS));
        }
        return id.toString();
    }

    private synchronized char one(String signs) {
        return signs.charAt(random.nextInt(signs.length()));
    }
}
