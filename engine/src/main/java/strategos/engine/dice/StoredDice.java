package strategos.engine.dice;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The form in which a match's dice are stored, with the secret tips. */
record StoredDice(Optional<Salt> salt, Run open, Run sealed) {
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

    record Run(List<Link> chains, int next) {
        Run {
            chains = List.copyOf(chains);
        }

        static Run of(ChainRun run) {
            return new Run(
                    run.chains().stream()
                            .map(c -> new Link(c.tip(), c.length()))
                            .toList(),
                    run.next());
        }

        ChainRun chainRun() {
            return new ChainRun(
                    chains.stream().map(c -> HashChain.of(c.tip, c.length)).toList(), next);
        }
    }

    /** A chain: its tip and how many links it has. */
    record Link(String tip, int length) {
        @Override
        public String toString() {
            return "Link[length=" + length + "]";
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
