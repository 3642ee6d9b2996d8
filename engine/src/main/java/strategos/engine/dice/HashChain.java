package strategos.engine.dice;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/**
 * A chain of links, each the SHA-256 of the one after it: {@code link[i - 1] = SHA-256(link[i])}. Its tip, the last
 * link, is drawn at random and secret; {@code link[0]} is published as the commitment; then the links from 1 on are the
 * keys of the rolls, all but the tip: of that the {@link #successor} is made, so that whoever runs the bot has no choice
 * there, and the tip shown at the end proves it. Immutable, and a pure function of tip and length.
 *
 * <p>It keeps the tip and every 64th link, 2 KB for a chain of the usual length; any other link costs at most 63 hashes.
 * Neither the tip nor any other link is ever part of its text.
 */
public final class HashChain {
    /** Links of the chains that a match draws. */
    public static final int LINKS = 4096;

    /** No stored or given chain may be longer: building one would take seconds. */
    static final int MOST_LINKS = 1 << 20;

    /** The same in both protocols: a chain knows nothing of beacons. */
    private static final String NEXT = DiceProtocol.CHAIN.protocol() + "|next|";

    private static final int STRIDE = 64;
    private static final HexFormat HEX = HexFormat.of();

    private final byte[] tip;
    private final int length;
    /** Whether the last link is secret, and no key; else it is the last key of a match that is over. */
    private final boolean tipped;
    /** Links 0, 64, 128, ... one after the other. */
    private final byte[] kept;

    private HashChain(byte[] tip, int length, boolean tipped) {
        this.tipped = tipped;
        if (tip.length != Sha256.BYTES) {
            throw new IllegalArgumentException("a tip has " + Sha256.BYTES + " bytes, not " + tip.length);
        }
        int least = tipped ? 2 : 0;
        if (length < least || length > MOST_LINKS) {
            throw new IllegalArgumentException("a chain has " + least + " to " + MOST_LINKS + " links, not " + length);
        }
        this.tip = tip;
        this.length = length;
        this.kept = new byte[(length / STRIDE + 1) * Sha256.BYTES];
        Sha256 sha = new Sha256();
        byte[] link = tip;
        for (int i = length; i >= 0; i--) {
            if (i % STRIDE == 0) {
                System.arraycopy(link, 0, kept, i / STRIDE * Sha256.BYTES, Sha256.BYTES);
            }
            link = sha.of(link);
        }
    }

    /**
     * The chain with this tip.
     *
     * @param tip 64 hexadecimal digits, secret
     * @param length how many links it has beside the commitment, the tip included
     */
    public static HashChain of(String tip, int length) {
        return new HashChain(HEX.parseHex(tip), length, true);
    }

    /**
     * What is known of a chain when all its rolls are: it serves those, and no more.
     *
     * @param key of its last roll; the commitment where there is none
     * @param rolls how many were made with it
     */
    static HashChain revealed(String key, int rolls) {
        return new HashChain(HEX.parseHex(key), rolls, false);
    }

    /** Whether it is known as far as its rolls were made, and no further. */
    boolean revealed() {
        return !tipped;
    }

    /**
     * A chain of {@link #LINKS} links with a new tip.
     *
     * @param random a {@link java.security.SecureRandom}; anything else makes test dice
     */
    public static HashChain draw(RandomGenerator random) {
        byte[] tip = new byte[Sha256.BYTES];
        random.nextBytes(tip);
        return new HashChain(tip, LINKS, true);
    }

    /** How many links it has beside the commitment. */
    public int length() {
        return length;
    }

    /** How many rolls it serves: one for each link but the tip. */
    public int rolls() {
        return tipped ? length - 1 : length;
    }

    /** The chain that follows when this one is used up: as long, and fixed by this one's tip. */
    public HashChain successor() {
        return new HashChain(nextTip(tip()), length, true);
    }

    /** The tip of the chain that follows the one with this tip. */
    static byte[] nextTip(String tip) {
        return new Sha256().of((NEXT + tip).getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * How many links a tip is above the last key that a match needed; 0 where it is none of those that a chain has. They are few,
     * since a chain is followed when few are left, unless it was for an order that threw more dice than were left, and was never
     * given again.
     */
    static int above(String tip, String key) {
        Sha256 sha = new Sha256();
        byte[] wanted = HEX.parseHex(key);
        byte[] link = HEX.parseHex(tip);
        for (int steps = 1; steps <= LINKS; steps++) {
            link = sha.of(link);
            if (Arrays.equals(link, wanted)) {
                return steps;
            }
        }
        return 0;
    }

    /** {@code link[0]}, published before the first roll. */
    public String commitment() {
        return link(0);
    }

    /**
     * A link, as 64 hexadecimal digits. It gives away every link before it, and none after it.
     *
     * @param index 0 for the commitment, then the rolls from 1 to {@link #rolls}, the tip
     */
    public String link(int index) {
        return HEX.formatHex(link(index, new Sha256()));
    }

    byte[] link(int index, Sha256 sha) {
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException("the chain has links 0 to " + length + ", not " + index);
        }
        int above = (index + STRIDE - 1) / STRIDE * STRIDE;
        boolean beyond = above > length;
        int from = above / STRIDE * Sha256.BYTES;
        byte[] link = beyond ? tip.clone() : Arrays.copyOfRange(kept, from, from + Sha256.BYTES);
        for (int i = beyond ? length : above; i > index; i--) {
            link = sha.of(link);
        }
        return link;
    }

    /** The last link: the secret, for storage, and to be shown when the match is over and another chain came of it. */
    String tip() {
        return HEX.formatHex(tip);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HashChain chain
                && length == chain.length
                && tipped == chain.tipped
                && Arrays.equals(tip, chain.tip);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(tip) * 31 + length;
    }

    @Override
    public String toString() {
        return "HashChain[commitment=" + commitment() + ", length=" + length + "]";
    }

    /** SHA-256 with an engine that is made once and used by one thread. */
    static final class Sha256 {
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

    /** What goes into the faces of one ruling beside key and salt: it begins the message that a key signs. */
    public sealed interface Mix {
        /** The protocol whose messages these are. */
        DiceProtocol protocol();

        /** The end of the message, before the number of the block. */
        String tail();

        /** Nothing else, as in protocol 1. */
        record ChainAlone() implements Mix {
            @Override
            public DiceProtocol protocol() {
                return DiceProtocol.CHAIN;
            }

            @Override
            public String tail() {
                return "";
            }
        }

        /** Nothing else in protocol 2, where the players have agreed to go on without the beacon. */
        record AgreedAlone() implements Mix {
            @Override
            public DiceProtocol protocol() {
                return DiceProtocol.BEACON;
            }

            @Override
            public String tail() {
                return "-|-|";
            }
        }

        /** A round of the beacon. */
        record Round(BeaconRound of) implements Mix {
            @Override
            public DiceProtocol protocol() {
                return DiceProtocol.BEACON;
            }

            @Override
            public String tail() {
                return of.round() + "|" + of.randomness() + "|";
            }
        }

        /** The message of a roll, without the number of its block. */
        default String message(Salt salt, String chain, int index) {
            return protocol().protocol() + '|' + salt.hex() + '|' + chain + '|' + index + '|' + tail();
        }
    }
}
