package strategos.engine.dice;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.dice.ChainDice.ChainRun;
import strategos.engine.dice.ChainDice.KeyedRoll;
import strategos.engine.dice.HashChain.Mix;

/**
 * The dice of one match: its chains, its salt once it has begun, and how many links are spent. An immutable value: the
 * host makes {@link #dice()} of it for one ruling and, when that is committed, keeps {@link #after} of it instead.
 *
 * <p>Rolls of a chain are counted on when a new chain follows a used-up one: {@link Roll#index} is 4096 for the first
 * roll of a second chain. The protocol's own INDEX, in the keyed message and in the exported log, begins again at 1 with
 * each chain: that is {@link KeyedRoll#link}.
 *
 * <p>The tips are secret. They are part of {@link #secretJson} and of nothing else, until the match is over: then
 * {@link #usedTip} shows those of which another chain came.
 */
public final class MatchDice {
    /** With fewer links left than this a new chain is due. */
    public static final int RESERVE = 64;

    private final Optional<Salt> salt;
    private final Map<Chain, ChainRun> runs;

    MatchDice(Optional<Salt> salt, Map<Chain, ChainRun> runs) {
        this.salt = salt;
        this.runs = new EnumMap<>(runs);
    }

    /** The dice of a match that was created and has not begun; the commitments of both chains are to be published. */
    public static MatchDice committed(HashChain open, HashChain sealed) {
        if (open.commitment().equals(sealed.commitment())) {
            throw new IllegalArgumentException("the two chains of a match cannot be one");
        }
        return new MatchDice(
                Optional.empty(),
                Map.of(
                        Chain.OPEN, new ChainRun(List.of(open), 1),
                        Chain.SEALED, new ChainRun(List.of(sealed), 1)));
    }

    /**
     * The dice of a match that is over, as far as its log tells of them: its rolls can be shown with their keys, and no more can
     * be made.
     *
     * @param log of which a verifier has found that it is sound, with all sealed rolls
     */
    public static MatchDice revealed(DiceLog log) {
        Map<Chain, ChainRun> runs = new EnumMap<>(Chain.class);
        for (Chain chain : Chain.values()) {
            List<DiceLog.ChainLog> logs = log.chains().stream()
                    .filter(one -> one.name().equals(chain.word()))
                    .toList();
            int rolls = logs.stream().mapToInt(one -> one.rolls().size()).sum();
            runs.put(chain, new ChainRun(logs.stream().map(MatchDice::revealed).toList(), rolls + 1));
        }
        return new MatchDice(Optional.of(log.salt()), runs);
    }

    private static HashChain revealed(DiceLog.ChainLog log) {
        int rolls = log.rolls().size();
        String last = rolls == 0 ? log.commitment() : log.rolls().getLast().key();
        return log.tip()
                .map(tip -> HashChain.of(tip, rolls + HashChain.above(tip, last)))
                .orElseGet(() -> HashChain.revealed(last, rolls));
    }

    /** What {@link #secretJson} gave. @throws IllegalArgumentException when it is something else */
    public static MatchDice fromSecretJson(String json) {
        return StoredDice.read(json);
    }

    /** As JSON, tips included: for the host's storage, never for a log, a post or an export. */
    public String secretJson() {
        return StoredDice.write(salt, runs);
    }

    /** The match begins: from here on every face is fixed. @throws IllegalStateException when it had begun */
    public MatchDice salted(Salt made) {
        if (salt.isPresent()) {
            throw new IllegalStateException("the match has begun: its salt stays as it is");
        }
        return new MatchDice(Optional.of(made), runs);
    }

    /** The salt; empty before the match has begun. */
    public Optional<Salt> salt() {
        return salt;
    }

    /** Dice for one ruling in protocol 1. @throws IllegalStateException before the match has begun */
    public ChainDice dice() {
        return dice(new Mix.ChainAlone());
    }

    /** Dice for one ruling with what is mixed in. @throws IllegalStateException before the match has begun */
    public ChainDice dice(Mix mix) {
        return new ChainDice(begun(), runs, mix);
    }

    /**
     * With these rolls spent for good.
     *
     * @param rolls all rolls of one ruling, in order
     * @throws IllegalArgumentException when they are not the next ones of their chains
     */
    public MatchDice after(List<Roll> rolls) {
        Map<Chain, ChainRun> later = new EnumMap<>(runs);
        for (Roll roll : rolls) {
            Chain chain = roll.cause().chain();
            ChainRun run = later.get(chain);
            if (roll.index() != run.next()) {
                throw new IllegalArgumentException(
                        "the next roll of the " + chain.word() + " chain is " + run.next() + ", not " + roll.index());
            }
            later.put(chain, new ChainRun(run.chains(), run.next() + 1));
        }
        return new MatchDice(salt, later);
    }

    /** Whether so few links are left that the commitment of a new chain must be published: {@link #withNextChain}. */
    public boolean needsNewChain(Chain chain) {
        return runs.get(chain).left() < RESERVE;
    }

    /**
     * With the successor of the last chain of that name; its commitment is to be published before the next order. Nobody
     * chooses it: it was fixed with the first chain.
     */
    public MatchDice withNextChain(Chain chain) {
        Map<Chain, ChainRun> longer = new EnumMap<>(runs);
        longer.put(chain, runs.get(chain).longer());
        return new MatchDice(salt, longer);
    }

    /** The commitments of the chains of that name, the first one first. */
    public List<String> commitments(Chain chain) {
        return runs.get(chain).chains().stream().map(HashChain::commitment).toList();
    }

    /** The index of the next roll, from 1, counted through all chains of that name. */
    public int next(Chain chain) {
        return runs.get(chain).next();
    }

    /**
     * How many rolls were made with one chain.
     *
     * @param entry which chain of that name, from 1
     */
    public int spent(Chain chain, int entry) {
        return runs.get(chain).spent(entry);
    }

    /**
     * The key of the last roll made with a chain, which gives away the keys of all rolls before it; empty before the first.
     *
     * @param entry which chain of that name, from 1
     */
    public Optional<String> lastKey(Chain chain, int entry) {
        int spent = spent(chain, entry);
        return spent == 0
                ? Optional.empty()
                : Optional.of(runs.get(chain).chains().get(entry - 1).link(spent));
    }

    /**
     * The tip of a chain of which another came, which proves the other; empty where none did. It gives away all that is
     * to come, so it may be shown only when the match is over.
     *
     * @param entry which chain of that name, from 1
     */
    public Optional<String> usedTip(Chain chain, int entry) {
        ChainRun run = runs.get(chain);
        return run.followed(entry) ? Optional.of(run.chains().get(entry - 1).tip()) : Optional.empty();
    }

    /**
     * A roll of this match with its key.
     *
     * @throws IllegalArgumentException when it is not spent: no key is given out before its roll
     */
    public KeyedRoll keyed(Roll roll) {
        ChainRun run = runs.get(roll.cause().chain());
        if (roll.index() < 1 || roll.index() >= run.next()) {
            throw new IllegalArgumentException("roll " + roll.index() + " was not made: the next is " + run.next());
        }
        ChainRun.Link at = run.link(roll.index());
        return new KeyedRoll(roll, at.entry(), at.index(), at.chain().link(at.index()));
    }

    Salt begun() {
        return salt.orElseThrow(() -> new IllegalStateException("the match has not begun: it has no salt"));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MatchDice dice && salt.equals(dice.salt) && runs.equals(dice.runs);
    }

    @Override
    public int hashCode() {
        return salt.hashCode() * 31 + runs.hashCode();
    }

    @Override
    public String toString() {
        return "MatchDice[salt=" + salt.map(Salt::hex).orElse("none yet") + ", runs=" + runs + "]";
    }

    /** The form in which a match's dice are stored, with the secret tips. */
    private record StoredDice(Optional<Salt> salt, Run open, Run sealed) {
        /** Its errors never quote what was read. */
        private static final JsonMapper JSON = JsonMapper.builder()
                .addModule(new Jdk8Module())
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .build();

        record Run(List<Stored> chains, int next) {
            Run {
                chains = List.copyOf(chains);
            }

            static Run of(ChainRun run) {
                return new Run(run.chains().stream().map(Stored::of).toList(), run.next());
            }

            ChainRun chainRun() {
                return new ChainRun(chains.stream().map(Stored::chain).toList(), next);
            }
        }

        /** A chain; its last link is no part of its text. */
        @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
        @JsonSubTypes({@JsonSubTypes.Type(Link.class), @JsonSubTypes.Type(Revealed.class)})
        sealed interface Stored {
            HashChain chain();

            static Stored of(HashChain chain) {
                return chain.revealed()
                        ? new Revealed(chain.tip(), chain.length())
                        : new Link(chain.tip(), chain.length());
            }
        }

        /** One with its tip and how many links it has. */
        record Link(String tip, int length) implements Stored {
            @Override
            public HashChain chain() {
                return HashChain.of(tip, length);
            }

            @Override
            public String toString() {
                return "Link[length=" + length + "]";
            }
        }

        /** One of which all rolls are known, with the key of the last. */
        record Revealed(String key, int rolls) implements Stored {
            @Override
            public HashChain chain() {
                return HashChain.revealed(key, rolls);
            }
        }

        static String write(Optional<Salt> salt, Map<Chain, ChainRun> runs) {
            StoredDice stored = new StoredDice(salt, Run.of(runs.get(Chain.OPEN)), Run.of(runs.get(Chain.SEALED)));
            try {
                return JSON.writeValueAsString(stored);
            } catch (JsonProcessingException e) {
                throw new IllegalStateException("records of text and numbers can be written", e);
            }
        }

        /** Without the cause of a failure, which might quote a tip. */
        static MatchDice read(String json) {
            try {
                StoredDice stored = JSON.readValue(json, StoredDice.class);
                if (stored == null) {
                    throw new IllegalArgumentException("null");
                }
                Map<Chain, ChainRun> runs = new EnumMap<>(Chain.class);
                runs.put(Chain.OPEN, stored.open.chainRun());
                runs.put(Chain.SEALED, stored.sealed.chainRun());
                return new MatchDice(stored.salt, runs);
            } catch (JsonProcessingException | IllegalArgumentException e) {
                throw new IllegalArgumentException("these are not the stored dice of a match");
            }
        }
    }
}
