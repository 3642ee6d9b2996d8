package strategos.engine.dice;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import strategos.engine.dice.BeaconNetwork.SignatureCheck;
import strategos.engine.dice.ChainDice.Words;
import strategos.engine.dice.HashChain.Mix;
import strategos.engine.dice.HashChain.Sha256;
import strategos.engine.dice.Verdict.Finding;
import strategos.engine.text.Text;

/**
 * Checks a dice log offline, from nothing but its own content: the salt from match, seats and start; each key back to the
 * commitment; each result from its key; in protocol 2 the beacon's signatures, and that each round was named before it
 * appeared; and that no index is left out. Whatever it is given it answers with findings.
 *
 * <p>A log cannot show that its end was cut off, that a roll was of fewer dice than were made, or that a purpose or a time
 * was reworded: that stands in the channel.
 */
public final class DiceLogVerifier {
    /** Larger files are refused unread: 30,000 rolls fit in. */
    static final int MOST_BYTES = 8 << 20;

    private static final int MOST_SHOWN = 20;
    private static final HexFormat HEX = HexFormat.of();
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    private final Sha256 sha = new Sha256();
    private final Words words = new Words();
    private final BeaconNetwork known;
    private final SignatureCheck signatures;

    /**
     * One that takes a log's word for no beacon but that one.
     *
     * @param known the beacon whose signatures count
     */
    public DiceLogVerifier(BeaconNetwork known, SignatureCheck signatures) {
        this.known = known;
        this.signatures = signatures;
    }

    /** Checks a file. */
    public Verdict verify(byte[] file) {
        if (file.length > MOST_BYTES) {
            return refused(Text.of("dice.log.too-large", "most", MOST_BYTES >> 20));
        }
        try {
            return verify(JSON.readTree(file));
        } catch (StreamConstraintsException e) { // which knows no place
            return refused(Text.of("dice.log.beyond"));
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation() == null ? JsonLocation.NA : e.getLocation();
            return refused(Text.of("dice.log.not-json", "line", at.getLineNr(), "column", at.getColumnNr()));
        } catch (IOException e) {
            // Bytes in memory fail to be read only where they are no text.
            return refused(Text.of("dice.log.not-text-file"));
        }
    }

    /** The log that stands within another document; empty where it has not the form of one. */
    public Optional<DiceLog> log(JsonNode log) {
        return new DiceLogReader(new Findings()).read(log);
    }

    /** Checks a log that stands within another document. */
    public Verdict verify(JsonNode log) {
        Findings findings = new Findings();
        return new DiceLogReader(findings)
                .read(log)
                .map(read -> verify(read, findings))
                .orElseGet(() -> new Verdict(findings.list(), List.of(), 0, 0));
    }

    private Verdict verify(DiceLog log, Findings findings) {
        Salt made = Salt.of(DiceProtocol.named(log.protocol()).orElseThrow(), log.match(), log.seats(), log.start());
        if (!made.equals(log.salt())) {
            findings.add("salt", Text.of("dice.log.salt", "made", made.hex()));
        }
        chains(log.chains(), findings);
        new ChainSuccession(log.chains()).check(findings);
        RoundsCheck rounds = new RoundsCheck(log, known, signatures);
        rounds.check(findings);
        int proven = 0;
        Map<String, Integer> entries = new HashMap<>();
        for (int i = 0; i < log.chains().size(); i++) {
            int entry = entries.merge(log.chains().get(i).name(), 1, Integer::sum);
            proven += rolls(log, i, entry, rounds, findings);
        }
        long unrevealed =
                log.chains().stream().mapToLong(c -> c.unrevealed().orElse(0)).sum();
        return new Verdict(findings.list(), rounds.notes(), proven, Math.clamp(unrevealed, 0, Integer.MAX_VALUE));
    }

    private static void chains(List<DiceLog.ChainLog> chains, Findings findings) {
        for (Chain chain : Chain.values()) {
            if (chains.stream().noneMatch(c -> c.name().equals(chain.word()))) {
                findings.add("chains", Text.of("dice.log.chain-missing", "chain", name(chain.word())));
            }
        }
        Set<String> commitments = new HashSet<>();
        for (int i = 0; i < chains.size(); i++) {
            if (!commitments.add(chains.get(i).commitment())) {
                String path = "chains[" + i + "].commitment";
                findings.add(path, Text.of("dice.log.commitment-twice", "path", path));
            }
        }
        boolean revealed = chains.stream()
                .anyMatch(
                        c -> c.name().equals(Chain.SEALED.word()) && !c.rolls().isEmpty());
        if (revealed && chains.stream().anyMatch(c -> c.unrevealed().isPresent())) {
            findings.add("chains", Text.of("dice.log.half-revealed"));
        }
    }

    /**
     * Checks the rolls of one chain and counts those without a fault.
     *
     * @param at where the chain stands in the log, from 0
     * @param entry which of the chains of its name it is, from 1
     */
    private int rolls(DiceLog log, int at, int entry, RoundsCheck rounds, Findings findings) {
        DiceLog.ChainLog chain = log.chains().get(at);
        int proven = 0;
        String before = chain.commitment();
        for (int i = 0; i < chain.rolls().size(); i++) {
            DiceLog.Logged roll = chain.rolls().get(i);
            String path = "chains[" + at + "].rolls[" + i + "]";
            Text which = Text.of("dice.log.roll", "chain", name(chain.name()), "entry", entry, "index", roll.index());
            byte[] key = HEX.parseHex(roll.key());
            boolean sound = true;
            if (roll.index() != i + 1) {
                findings.add(path + ".index", Text.of("dice.log.index", "roll", which, "expected", i + 1));
                sound = false;
            }
            if (!HEX.formatHex(sha.of(key)).equals(before)) {
                findings.add(path + ".key", Text.of("dice.log.key", "roll", which, "before", before));
                sound = false;
            }
            Optional<Mix> mix = rounds.mix(roll, path, which, findings);
            sound &= mix.isPresent()
                    && result(
                            mix.get().message(log.salt(), chain.name(), roll.index()),
                            roll,
                            key,
                            path,
                            which,
                            findings);
            proven += sound ? 1 : 0;
            before = roll.key();
        }
        return proven;
    }

    private boolean result(
            String message, DiceLog.Logged roll, byte[] key, String path, Text which, Findings findings) {
        List<Integer> told = switch (roll) {
            case DiceLog.Thrown thrown -> thrown.faces();
            case DiceLog.Shuffled shuffled -> shuffled.order();
        };
        List<Integer> made = List.of(
                switch (roll) {
                    case DiceLog.Thrown thrown -> words.faces(key, message, told.size(), thrown.sides());
                    case DiceLog.Shuffled shuffled -> words.order(key, message, told.size());
                });
        if (!made.equals(told)) {
            findings.add(path, Text.of("dice.log.result", "roll", which, "made", shown(made), "told", shown(told)));
            return false;
        }
        return true;
    }

    private static Text name(String chain) {
        return Text.of("dice.chain." + chain);
    }

    private static String shown(List<Integer> numbers) {
        String first = numbers.stream().limit(MOST_SHOWN).map(String::valueOf).collect(Collectors.joining(", "));
        return numbers.size() > MOST_SHOWN ? first + ", ..." : first;
    }

    private static Verdict refused(Text why) {
        return new Verdict(List.of(new Finding("", why)), List.of(), 0, 0);
    }

    /** Collects what is wrong, but no more than a person reads: a hostile file holds millions of faults. */
    static final class Findings {
        private static final int MOST = 100;

        private final List<Finding> list = new ArrayList<>();

        void add(String path, Text text) {
            if (list.size() < MOST) {
                list.add(new Finding(path, text));
            } else if (list.size() == MOST) {
                list.add(new Finding("", Text.of("dice.log.more", "most", MOST)));
            }
        }

        boolean none() {
            return list.isEmpty();
        }

        List<Finding> list() {
            return List.copyOf(list);
        }
    }

    /**
     * Checks that each chain that follows another came of that one's tip, and so was fixed before the match began. The tips
     * are in the log once the match is over; while sealed rolls are still secret this cannot be shown yet.
     */
    private static final class ChainSuccession {
        private static final HexFormat HEX = HexFormat.of();

        private final List<DiceLog.ChainLog> chains;
        private final Sha256 sha = new Sha256();

        ChainSuccession(List<DiceLog.ChainLog> chains) {
            this.chains = chains;
        }

        void check(Findings findings) {
            boolean running =
                    chains.stream().anyMatch(chain -> chain.unrevealed().isPresent());
            for (int at = 0; at < chains.size(); at++) {
                DiceLog.ChainLog chain = chains.get(at);
                OptionalInt next = follower(at);
                String path = "chains[" + at + "].tip";
                if (next.isEmpty()) {
                    if (chain.tip().isPresent()) {
                        findings.add(path, Text.of("dice.log.tip-unused", "path", path));
                    }
                } else if (chain.tip().isPresent()) {
                    comes(chain, at, path, chain.tip().get(), next.getAsInt(), findings);
                } else if (!running) {
                    findings.add(path, Text.of("dice.log.tip-missing", "path", path));
                }
            }
        }

        /** The next chain of the same name. */
        private OptionalInt follower(int at) {
            return IntStream.range(at + 1, chains.size())
                    .filter(next ->
                            chains.get(next).name().equals(chains.get(at).name()))
                    .findFirst();
        }

        /** Whether rolls were made with any chain after it of the same name. */
        private boolean wentOn(int at) {
            return chains.stream()
                    .skip(at + 1L)
                    .anyMatch(later -> later.name().equals(chains.get(at).name())
                            && !later.rolls().isEmpty());
        }

        /**
         * The last key comes of the tip, with the few links in between that the match did not need; where it needed the next chain
         * it needed them all. The successor's chain has as many links.
         */
        private void comes(DiceLog.ChainLog chain, int at, String path, String tip, int next, Findings findings) {
            String last = chain.rolls().isEmpty()
                    ? chain.commitment()
                    : chain.rolls().getLast().key();
            int spare = HashChain.above(tip, last);
            if (spare == 0) {
                findings.add(path, Text.of("dice.log.tip", "path", path, "before", last));
                return;
            }
            if (spare > 1 && wentOn(at)) {
                String rolls = "chains[" + at + "].rolls";
                findings.add(rolls, Text.of("dice.log.left-out", "path", rolls, "links", spare - 1));
            }
            byte[] link = HashChain.nextTip(tip);
            for (int i = 0; i < chain.rolls().size() + spare; i++) {
                link = sha.of(link);
            }
            String made = HEX.formatHex(link);
            if (!made.equals(chains.get(next).commitment())) {
                String follower = "chains[" + next + "].commitment";
                findings.add(follower, Text.of("dice.log.successor", "path", follower, "made", made));
            }
        }
    }
}
