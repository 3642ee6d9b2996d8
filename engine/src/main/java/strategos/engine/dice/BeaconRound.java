package strategos.engine.dice;

import java.util.HexFormat;
import java.util.regex.Pattern;
import strategos.engine.dice.HashChain.Sha256;

/**
 * What a beacon has published in one round.
 *
 * @param round its number, from 1
 * @param signature of that number, as 96 lower-case hexadecimal digits: a point of G1
 */
public record BeaconRound(long round, String signature) {
    private static final Pattern SIGNATURE = Pattern.compile("[0-9a-f]{96}");

    public BeaconRound {
        if (round < 1) {
            throw new IllegalArgumentException("rounds are counted from 1");
        }
        if (!isSignature(signature)) {
            throw new IllegalArgumentException("a signature has 96 lower-case hexadecimal digits");
        }
    }

    /** Whether the text has the form of a signature. */
    public static boolean isSignature(String text) {
        return SIGNATURE.matcher(text).matches();
    }

    /** SHA-256 of the signature's bytes, as 64 hexadecimal digits: what goes into the dice. */
    public String randomness() {
        HexFormat hex = HexFormat.of();
        return hex.formatHex(new Sha256().of(hex.parseHex(signature)));
    }
}
