package strategos.bot.beacon;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.host.Beacon;
import strategos.bot.verify.DiceCheck;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.dice.BeaconNetwork.SignatureCheck;
import strategos.engine.dice.BeaconRound;
import supranational.blst.P1;
import supranational.blst.P2;
import supranational.blst.SecretKey;

/** A beacon of one's own, which signs its own network's rounds as they appear by a clock, and can be down. */
public final class StubBeacon implements Beacon {
    private static final Instant GENESIS = Instant.parse("2026-01-01T00:00:00Z");
    private static final int PERIOD = 3;

    private final InstantSource clock;
    private final SecretKey key = new SecretKey();
    private final BeaconNetwork network;
    private final BlsCheck signatures = new BlsCheck();
    private final AtomicInteger asked = new AtomicInteger();
    private volatile boolean down;

    public StubBeacon(InstantSource clock) {
        this(clock, "the beacon of the tests");
    }

    StubBeacon(InstantSource clock, String name) {
        this.clock = clock;
        key.keygen(String.format("%-32s", name).getBytes(StandardCharsets.US_ASCII));
        network = new BeaconNetwork(
                "5e".repeat(32),
                BeaconNetwork.SCHEME,
                HexFormat.of().formatHex(new P2(key).compress()),
                GENESIS.getEpochSecond(),
                PERIOD);
    }

    /** Checks the logs of matches that are played with it. */
    public static DiceCheck check() {
        return new DiceCheck(new StubBeacon(InstantSource.system()));
    }

    /** It answers no more, or does again. */
    public void down(boolean now) {
        down = now;
    }

    /** How often it was asked. */
    public int asked() {
        return asked.get();
    }

    /** The round, whether it has appeared or not. */
    public BeaconRound sign(long round) {
        P1 point = new P1().hash_to(BlsCheck.message(round), BlsCheck.DOMAIN).sign_with(key);
        return new BeaconRound(round, HexFormat.of().formatHex(point.compress()));
    }

    @Override
    public BeaconNetwork network() {
        return network;
    }

    @Override
    public SignatureCheck signatures() {
        return signatures;
    }

    @Override
    public boolean usable() {
        return true;
    }

    @Override
    public BeaconRound fetch(long round) throws Unavailable {
        asked.incrementAndGet();
        if (down || network.time(round).isAfter(clock.instant())) {
            throw new Unavailable(down ? "down" : "not yet");
        }
        return sign(round);
    }
}
