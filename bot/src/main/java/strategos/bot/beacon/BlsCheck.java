package strategos.bot.beacon;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.memory.Lazy;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.dice.BeaconNetwork.SignatureCheck;
import strategos.engine.dice.BeaconRound;
import supranational.blst.BLST_ERROR;
import supranational.blst.P1_Affine;
import supranational.blst.P2_Affine;

/** Checks BLS signatures in G1 with supranational's library, which is machine code for Linux and macOS. */
public final class BlsCheck implements SignatureCheck {
    /** Of RFC 9380: what the number of a round is hashed to the curve with. */
    static final String DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

    private static final Logger LOG = LoggerFactory.getLogger(BlsCheck.class);

    private final Lazy<Boolean> usable = new Lazy<>(BlsCheck::loads);

    private static boolean loads() {
        try {
            return P2_Affine.generator().in_group();
        } catch (LinkageError | RuntimeException missing) {
            LOG.info("beacon rounds cannot be checked on this machine: {}", missing.toString());
            return false;
        }
    }

    /** Whether there is machine code for this machine. */
    public boolean usable() {
        return usable.get();
    }

    /** Where nothing can be checked nothing holds. */
    @Override
    public boolean holds(BeaconNetwork network, BeaconRound round) {
        if (!usable() || !network.scheme().equals(BeaconNetwork.SCHEME)) {
            return false;
        }
        try {
            HexFormat hex = HexFormat.of();
            P1_Affine signature = new P1_Affine(hex.parseHex(round.signature()));
            P2_Affine key = new P2_Affine(hex.parseHex(network.publicKey()));
            return signature.in_group()
                    && key.in_group()
                    && !key.is_inf()
                    && signature.core_verify(key, true, message(round.round()), DOMAIN) == BLST_ERROR.BLST_SUCCESS;
        } catch (RuntimeException noPoint) {
            return false;
        }
    }

    /** What a network signs: the hash of the round's number. */
    static byte[] message(long round) {
        try {
            return MessageDigest.getInstance("SHA-256")
                    .digest(ByteBuffer.allocate(Long.BYTES).putLong(round).array());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
