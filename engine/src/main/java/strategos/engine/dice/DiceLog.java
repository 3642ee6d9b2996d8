package strategos.engine.dice;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.dice.ChainDice.KeyedRoll;
import strategos.engine.dice.Omen.SeatOmen;

/**
 * The exported log of a match: all that a verifier needs, and nothing that is still secret.
 *
 * @param network the beacon, in protocol 2
 * @param rounds its rounds that went into the dice, in protocol 2
 * @param seats the seats taken, in the game's seat order
 * @param start the id of the post that started the match
 * @param chains one for each chain, those of one name in the order of their use
 */
@JsonPropertyOrder({"protocol", "match", "seats", "start", "salt", "network", "rounds", "chains"})
@JsonInclude(JsonInclude.Include.NON_ABSENT)
public record DiceLog(
        String protocol,
        String match,
        List<SeatOmen> seats,
        String start,
        Salt salt,
        Optional<BeaconNetwork> network,
        Optional<List<NamedRound>> rounds,
        List<ChainLog> chains) {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    public DiceLog {
        seats = List.copyOf(seats);
        rounds = rounds.map(List::copyOf);
        chains = List.copyOf(chains);
    }

    /**
     * The beacon of a match in protocol 2.
     *
     * @param rounds that went into its dice
     */
    public record Beacon(BeaconNetwork network, List<NamedRound> rounds) {
        public Beacon {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * A round that went into dice.
     *
     * @param named the posts that named it
     */
    @JsonPropertyOrder({"round", "signature", "named"})
    public record NamedRound(long round, String signature, Named named) {
        /** As it was published. */
        public BeaconRound published() {
            return new BeaconRound(round, signature);
        }
    }

    /**
     * The posts that said with which round the dice would fall, in order: the last one named it; those before it went out too
     * late for the rounds that they named.
     *
     * @param posts their ids, with the time of the chat service in them; empty where there is no such service
     */
    public record Named(List<String> posts) {
        /** Where ids of posts bear no time, as in a console. */
        public static final Named LOCAL = new Named(List.of());

        static final String LOCALLY = "local";

        public Named {
            posts = List.copyOf(posts);
        }

        /** A list of ids, or the word for where there are none. */
        @JsonValue
        Object json() {
            return posts.isEmpty() ? LOCALLY : posts;
        }
    }

    /**
     * The round of a roll.
     *
     * @param round none where the players agreed to go on without
     */
    public record RoundOf(Optional<Long> round) {
        /** Without a round. */
        public static final RoundOf NONE = new RoundOf(Optional.empty());

        @JsonValue
        Long json() {
            return round.orElse(null);
        }
    }

    /**
     * The log of a match that has begun.
     *
     * @param beacon in protocol 2
     * @param rolls all rolls made so far, each chain's in order
     * @param over whether the match has ended: only then is anything sealed in it
     */
    public static DiceLog of(
            String match,
            List<SeatOmen> seats,
            String start,
            MatchDice dice,
            Optional<Beacon> beacon,
            List<DescribedRoll> rolls,
            boolean over) {
        Map<Chain, List<List<Logged>>> logged = logged(dice, rolls);
        List<ChainLog> chains = new ArrayList<>();
        for (Chain chain : Chain.values()) {
            for (int entry = 1; entry <= logged.get(chain).size(); entry++) {
                chains.add(chainLog(chain, entry, dice, logged.get(chain).get(entry - 1), over));
            }
        }
        DiceProtocol protocol = beacon.isPresent() ? DiceProtocol.BEACON : DiceProtocol.CHAIN;
        return new DiceLog(
                protocol.protocol(),
                match,
                seats,
                start,
                dice.begun(),
                beacon.map(Beacon::network),
                beacon.map(Beacon::rounds),
                chains);
    }

    /** The rolls as they are logged, by the commitments of each chain. */
    private static Map<Chain, List<List<Logged>>> logged(MatchDice dice, List<DescribedRoll> rolls) {
        Map<Chain, List<List<Logged>>> logged = new EnumMap<>(Chain.class);
        for (Chain chain : Chain.values()) {
            logged.put(chain, new ArrayList<>());
            dice.commitments(chain).forEach(commitment -> logged.get(chain).add(new ArrayList<>()));
        }
        for (DescribedRoll described : rolls) {
            KeyedRoll made = dice.keyed(described.roll());
            logged.get(described.roll().cause().chain()).get(made.entry() - 1).add(Logged.of(made, described));
        }
        return logged;
    }

    /** @param entry which of the chain's commitments the rolls were made on, from 1 */
    private static ChainLog chainLog(Chain chain, int entry, MatchDice dice, List<Logged> made, boolean over) {
        if (made.size() != dice.spent(chain, entry)) {
            throw new IllegalArgumentException(
                    "the " + chain.word() + " chain made " + dice.spent(chain, entry) + " rolls, not " + made.size());
        }
        boolean secret = chain == Chain.SEALED && !over;
        return new ChainLog(
                chain.word(),
                dice.commitments(chain).get(entry - 1),
                secret ? List.of() : made,
                secret ? Optional.of(made.size()) : Optional.empty(),
                over ? dice.usedTip(chain, entry) : Optional.empty());
    }

    /** The log as it is exported. */
    public String json() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("records of text and numbers can be written", e);
        }
    }

    /**
     * One chain.
     *
     * @param name {@code open} or {@code sealed}
     * @param unrevealed how many rolls a sealed chain has made so far, while its rolls are secret
     * @param tip the last link, once the match is over, where another chain came of it
     */
    @JsonPropertyOrder({"name", "commitment", "rolls", "unrevealed", "tip"})
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record ChainLog(
            String name, String commitment, List<Logged> rolls, Optional<Integer> unrevealed, Optional<String> tip) {
        public ChainLog {
            rolls = List.copyOf(rolls);
        }
    }

    /** One roll. */
    public sealed interface Logged {
        /** Which link of its chain made it, from 1. */
        int index();

        /** That link. */
        String key();

        /** What it was for. */
        String purpose();

        /** When it fell, in ISO 8601, where the log says so. */
        Optional<String> at();

        /** The round that went into it, in protocol 2. */
        Optional<RoundOf> round();

        private static Logged of(KeyedRoll made, DescribedRoll described) {
            Roll roll = made.roll();
            Optional<String> at = Optional.of(described.at());
            return roll.shuffle()
                    ? new Shuffled(made.link(), made.key(), described.round(), roll.result(), described.purpose(), at)
                    : new Thrown(
                            made.link(),
                            made.key(),
                            described.round(),
                            roll.sides(),
                            roll.result(),
                            described.purpose(),
                            at);
        }
    }

    /** Dice that were thrown. */
    @JsonPropertyOrder({"index", "key", "round", "sides", "faces", "purpose", "at"})
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Thrown(
            int index,
            String key,
            Optional<RoundOf> round,
            int sides,
            List<Integer> faces,
            String purpose,
            Optional<String> at)
            implements Logged {
        public Thrown {
            faces = List.copyOf(faces);
        }
    }

    /** Things that were shuffled: their numbers from 0 in the new order. */
    @JsonPropertyOrder({"index", "key", "round", "order", "purpose", "at"})
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    public record Shuffled(
            int index, String key, Optional<RoundOf> round, List<Integer> order, String purpose, Optional<String> at)
            implements Logged {
        public Shuffled {
            order = List.copyOf(order);
        }
    }

    /**
     * A roll in words, for the log.
     *
     * @param purpose what it was for, with its rule, as the channel read it
     * @param at when it fell, in ISO 8601: {@code 2026-11-21T20:00:00Z}
     * @param round the round that went into it, in protocol 2
     */
    public record DescribedRoll(Roll roll, String purpose, String at, Optional<RoundOf> round) {}
}
