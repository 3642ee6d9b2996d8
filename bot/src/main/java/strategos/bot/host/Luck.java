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
import strategos.engine.dice.HashChain;

/**
 * What a host draws at random.
 *
 * @param chains new dice chains, each with a secret tip
 * @param ids ids of matches and drafts
 * @param foreseen whether it can be foreseen, so that the dice are test dice
 */
public record Luck(Supplier<HashChain> chains, RandomGenerator ids, boolean foreseen) {
    /** Nobody can foresee it. */
    public static Luck fair() {
        return new Luck(drawn(new SecureRandom()), new SecureRandom(), false);
    }

    /** The same for the same seed: for tests and demonstrations, never for a game that matters. */
    public static Luck seeded(String seed) {
        return new Luck(drawn(from(seed + " tips")), from(seed + " ids"), true);
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

    private static Supplier<HashChain> drawn(RandomGenerator tips) {
        return () -> HashChain.draw(tips);
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
