package strategos.engine.dice;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * From a key to faces: the stream of 4-byte big-endian unsigned words of HMAC-SHA256(key, message(0)), HMAC-SHA256(key,
 * message(1)), ..., where {@code message(b)} is {@code strategos-dice-1|SALT|CHAIN|INDEX|b}, and in protocol 2 {@code
 * strategos-dice-2|SALT|CHAIN|INDEX|ROUND|RANDOMNESS|b}. Reused roll after roll by one thread; each roll begins its own
 * stream.
 */
final class Words {
    private static final String HMAC = "HmacSHA256";
    private static final long VALUES = 1L << 32;

    private final Mac mac;
    private String message = "";
    private byte[] block = {};
    private int blocks;
    private int at;

    Words() {
        try {
            mac = Mac.getInstance(HMAC);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has HMAC-SHA256", e);
        }
    }

    /**
     * The faces of dice, each from 1 to {@code sides}, in order.
     *
     * @param message without the number of the block: {@link Mix#message}
     */
    Integer[] faces(byte[] key, String message, int count, int sides) {
        begin(key, message);
        Integer[] faces = new Integer[count];
        Arrays.setAll(faces, i -> uniform(sides) + 1);
        return faces;
    }

    /** The numbers from 0 to {@code size - 1}, shuffled as Fisher and Yates do. */
    Integer[] order(byte[] key, String message, int size) {
        begin(key, message);
        return Shuffle.of(size, this::uniform);
    }

    private void begin(byte[] key, String signed) {
        try {
            mac.init(new SecretKeySpec(key, HMAC));
        } catch (InvalidKeyException e) {
            throw new IllegalStateException("HMAC takes every key", e);
        }
        message = signed;
        block = new byte[0];
        blocks = 0;
        at = 0;
    }

    /** A number from 0 to {@code n - 1}, each as likely as the other: words past the last whole multiple are thrown away. */
    private int uniform(int n) {
        long limit = VALUES / n * n;
        long word = next();
        while (word >= limit) {
            word = next();
        }
        return (int) (word % n);
    }

    private long next() {
        if (at == block.length) {
            block = mac.doFinal((message + blocks).getBytes(StandardCharsets.US_ASCII));
            blocks++;
            at = 0;
        }
        long word = 0;
        for (int i = 0; i < 4; i++) {
            word = (word << 8) | (block[at] & 0xff);
            at++;
        }
        return word;
    }

    /** The shuffle of Fisher and Yates, as the protocol runs it: from the last place down. */
    static final class Shuffle {
        private Shuffle() {}

        /**
         * The numbers from 0 to {@code size - 1}, shuffled.
         *
         * @param uniform gives a number from 0 to its argument less one
         */
        static Integer[] of(int size, IntUnaryOperator uniform) {
            Integer[] order = new Integer[size];
            Arrays.setAll(order, i -> i);
            for (int i = size - 1; i > 0; i--) {
                int other = uniform.applyAsInt(i + 1);
                Integer swapped = order[i];
                order[i] = order[other];
                order[other] = swapped;
            }
            return order;
        }
    }
}
