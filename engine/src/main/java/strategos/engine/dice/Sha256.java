package strategos.engine.dice;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** SHA-256 with an engine that is made once and used by one thread. */
final class Sha256 {
    /** Length of a digest, and so of a link, in bytes. */
    static final int BYTES = 32;

    private final MessageDigest engine;

    Sha256() {
        try {
            engine = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    byte[] of(byte[] input) {
        return engine.digest(input);
    }
}
