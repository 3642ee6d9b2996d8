package strategos.engine.dice;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.dice.BeaconNetwork.SignatureCheck;
import strategos.engine.dice.DiceLog.NamedRound;
import strategos.engine.dice.DiceLogVerifier.Findings;
import strategos.engine.dice.HashChain.Mix;
import strategos.engine.text.Text;

/**
 * Checks the rounds of a log in protocol 2: that the network is the known one, that it has signed each of them, and that the
 * post that named a round is older than it. In protocol 1 there is nothing to check.
 */
final class RoundsCheck {
    private final DiceLog log;
    private final BeaconNetwork known;
    private final SignatureCheck signatures;
    private final Map<Long, NamedRound> rounds = new HashMap<>();
    private int agreed;

    RoundsCheck(DiceLog log, BeaconNetwork known, SignatureCheck signatures) {
        this.log = log;
        this.known = known;
        this.signatures = signatures;
    }

    void check(Findings findings) {
        if (log.network().isEmpty()) {
            return;
        }
        if (!log.network().get().equals(known)) {
            findings.add("network", Text.of("dice.log.network", "known", known.chainHash()));
            return;
        }
        List<NamedRound> all = log.rounds().orElse(List.of());
        for (int i = 0; i < all.size(); i++) {
            round(all.get(i), "rounds[" + i + "]", findings);
        }
    }

    private void round(NamedRound round, String path, Findings findings) {
        if (rounds.put(round.round(), round) != null) {
            findings.add(path, Text.of("dice.log.round-twice", "path", path, "round", Long.toString(round.round())));
        }
        if (!signatures.holds(known, round.published())) {
            findings.add(path, Text.of("dice.log.signature", "path", path, "round", Long.toString(round.round())));
        }
        if (!round.named().equals(DiceLog.Named.LOCAL)) {
            Instant named = Snowflake.time(round.named().posts().getLast());
            Instant appeared = known.time(round.round());
            if (!named.isBefore(appeared)) {
                findings.add(
                        path,
                        Text.of(
                                "dice.log.named-late",
                                "path",
                                path,
                                "round",
                                Long.toString(round.round()),
                                "named",
                                named.toString(),
                                "appeared",
                                appeared.toString()));
            }
        }
    }

    /** What went into the roll; empty where that cannot be known, which is then among the findings. */
    Optional<Mix> mix(DiceLog.Logged roll, String path, Text which, Findings findings) {
        if (roll.round().isEmpty()) {
            return Optional.of(new Mix.ChainAlone());
        }
        Optional<Long> number = roll.round().get().round();
        if (number.isEmpty()) {
            agreed++;
            return Optional.of(new Mix.AgreedAlone());
        }
        Optional<Mix> mix =
                Optional.ofNullable(rounds.get(number.get())).map(round -> new Mix.Round(round.published()));
        if (mix.isEmpty()) {
            findings.add(
                    path + ".round",
                    Text.of("dice.log.round-missing", "roll", which, "round", Long.toString(number.get())));
        }
        return mix;
    }

    /** What the reader has to know: where the log's word is all there is. */
    List<Text> notes() {
        List<Text> notes = new ArrayList<>();
        if (rounds.values().stream().anyMatch(round -> round.named().equals(DiceLog.Named.LOCAL))) {
            notes.add(Text.of("dice.log.local"));
        }
        if (agreed > 0) {
            notes.add(Text.of("dice.log.agreed", "rolls", agreed));
        }
        return notes;
    }
}
