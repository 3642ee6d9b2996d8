package strategos.bot.host;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * What a host draws at random.
 *
 * @param tips secret tips of dice chains
 * @param ids ids of matches and drafts
 * @param foreseen whether it can be foreseen, so that the dice are test dice
 */
public record Luck(RandomGenerator tips, RandomGenerator ids, boolean foreseen) {
    /** Luck that nobody can foresee. */
    public Luck(RandomGenerator tips, RandomGenerator ids) {
        this(tips, ids, false);
    }

    /** Nobody can foresee it. */
    public static Luck fair() {
        return new Luck(new SecureRandom(), new SecureRandom());
    }

    /** The same for the same seed: for tests and demonstrations, never for a game that matters. */
    public static Luck seeded(String seed) {
        return new Luck(from(seed + " tips"), from(seed + " ids"), true);
    }

    /** Random ids that only a chat service could give. */
    public static Supplier<String> messageIds() {
        return () -> UUID.randomUUID().toString();
    }

    /** The same ids for the same seed. */
    public static Supplier<String> messageIds(String seed) {
        Random random = from(seed);
        return () -> new UUID(random.nextLong(), random.nextLong()).toString();
    }

    private static Random from(String seed) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(seed.getBytes(StandardCharsets.UTF_8));
            return new Random(ByteBuffer.wrap(digest).getLong());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
