package strategos.bot.command.handler;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import strategos.bot.port.Person;

/**
 * Names under which the log can follow a person through one run of the bot without saying who it is: a keyed hash, whose key
 * is drawn at each start and kept nowhere.
 */
@Singleton
final class Pseudonyms {
    private static final String HASH = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int SHOWN = 8;

    private final SecretKeySpec key;

    @Inject
    Pseudonyms() {
        byte[] drawn = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(drawn);
        key = new SecretKeySpec(drawn, HASH);
    }

    /** The person's name in this run. */
    String of(Person person) {
        try {
            Mac mac = Mac.getInstance(HASH);
            mac.init(key);
            byte[] hash = mac.doFinal(person.id().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, SHOWN);
        } catch (GeneralSecurityException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
