package strategos.bot.verify;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import strategos.bot.host.Beacon;
import strategos.engine.dice.DiceLogVerifier;
import strategos.engine.dice.Verdict;

/** Checks dice logs against the beacon that this bot goes by. */
public record DiceCheck(Beacon beacon) {
    @Inject
    public DiceCheck {}

    /** A verifier for one thread. */
    public DiceLogVerifier verifier() {
        return new DiceLogVerifier(beacon.network(), beacon.signatures());
    }

    /** Checks a log of this bot. */
    public Verdict verify(String log) {
        return verifier().verify(log.getBytes(StandardCharsets.UTF_8));
    }
}
