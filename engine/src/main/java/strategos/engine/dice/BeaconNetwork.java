package strategos.engine.dice;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.time.Duration;
import java.time.Instant;

/**
 * A public beacon: a network of independent parties that together sign the number of each round at its time.
 *
 * @param chainHash names it, as 64 hexadecimal digits
 * @param scheme how it signs
 * @param publicKey checks its signatures, as 192 hexadecimal digits: a point of G2
 * @param genesis the time of round 1, in seconds since 1970
 * @param period seconds between two rounds
 */
@JsonPropertyOrder({"chainHash", "scheme", "publicKey", "genesis", "period"})
public record BeaconNetwork(String chainHash, String scheme, String publicKey, long genesis, int period) {
    /** The scheme that is known here: each round by itself, signatures in G1. */
    public static final String SCHEME = "bls-unchained-g1-rfc9380";

    /** drand's quicknet, from its published chain information. */
    public static final BeaconNetwork QUICKNET = new BeaconNetwork(
            "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971",
            SCHEME,
            "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c"
                    + "8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb"
                    + "5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
            1_692_803_367L,
            3);

    /** When the round appears. */
    public Instant time(long round) {
        return Instant.ofEpochSecond(genesis).plus(Duration.ofSeconds(period).multipliedBy(round - 1));
    }

    /** The first round that appears at that time or later. */
    public long first(Instant from) {
        long milliseconds =
                Duration.between(Instant.ofEpochSecond(genesis), from).toMillis();
        return Math.max(1, Math.ceilDiv(milliseconds, period * 1_000L) + 1);
    }

    /** Checks that a network has signed a round. What it is given may be anything; it answers, and fails never. */
    @FunctionalInterface
    public interface SignatureCheck {
        /** Whether the signature is that network's of that round. */
        boolean holds(BeaconNetwork network, BeaconRound round);
    }
}
