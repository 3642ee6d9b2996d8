package strategos.bot.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.storage.Storage;

/** Records whose journals are played again by the rules: honest ones hold, and events that the rules do not give are found. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RuledAgainTest {
    private static final JsonMapper JSON = new JsonMapper();

    /** Of each record; more on demand. */
    private static final int FORGERIES = Integer.getInteger("strategos.forgeries", 8);

    private final Map<Offered, String> records = new HashMap<>();

    /** The record of a match of forty random orders that was ended then; played once. */
    private String record(Offered offered) {
        return records.computeIfAbsent(offered, RuledAgainTest::played);
    }

    private static String played(Offered offered) {
        try (TestHost host =
                TestHost.over(Storage.inMemory(), offered.library(), new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(17));
            String match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().least());
            players.play(match, 40);
            host.end(match);
            return host.matches.record(match);
        }
    }

    private static FileVerifier.Report verified(Offered offered, JsonNode record) throws Exception {
        return new FileVerifier(offered.library(), StubBeacon.check()).verify(JSON.writeValueAsBytes(record));
    }

    private static boolean clean(FileVerifier.Report report) {
        return report.sound() && report.notes().isEmpty();
    }

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void anHonestJournalIsByTheRulesAndAForgedOneIsNot(Offered offered) throws Exception {
        JsonNode forged = JSON.readTree(record(offered));
        assertThat(clean(verified(offered, forged))).isTrue();
        ArrayNode journal = (ArrayNode) forged.path("journal");
        boolean changed = false;
        for (int i = journal.size() - 1; i > 1 && !changed; i--) {
            ArrayNode entries = (ArrayNode) journal.get(i).path("entries");
            if (entries.size() > 2) {
                entries.remove(entries.size() - 1);
                changed = true;
            }
        }
        assertThat(changed).isTrue();
        assertThat(clean(verified(offered, forged))).isFalse();
    }

    /** The events of a start would set the whole map up anew, with the turn and the points as they are. */
    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void aSecondStartIsFound(Offered offered) throws Exception {
        JsonNode forged = JSON.readTree(record(offered));
        ArrayNode journal = (ArrayNode) forged.path("journal");
        int last = journal.size();
        ObjectNode again = journal.get(0).deepCopy();
        // Dice do not fall twice; the events that they led to may be told all the same.
        ArrayNode entries = (ArrayNode) again.path("entries");
        assumeThat(entries.findValue("result")).isNull();
        journal.insert(last - 1, again.put("version", last));
        ((ObjectNode) journal.get(last)).put("version", last + 1);

        assertThat(clean(verified(offered, forged))).isFalse();
    }

    /** Of a match that is over all sealed rolls are published, and with them the tips that prove the chains. */
    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void aMatchThatIsOverHidesNoRolls(Offered offered) throws Exception {
        JsonNode forged = JSON.readTree(record(offered));
        for (JsonNode chain : forged.at("/dice/chains")) {
            if (chain.path("name").asText().equals("sealed")) {
                ((ObjectNode) chain).put("unrevealed", chain.path("rolls").size());
                ((ArrayNode) chain.path("rolls")).removeAll();
            }
        }

        assertThat(verified(offered, forged).findings()).isNotEmpty();
    }

    /** Positions that no rules lead to fail in ways of their own, each of which is a finding and no fault. */
    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void howeverItIsForgedItIsFoundAndNothingFails(Offered offered) throws Exception {
        String record = record(offered);
        SplittableRandom luck = new SplittableRandom(5);
        for (int i = 0; i < FORGERIES; i++) {
            JsonNode forged = JSON.readTree(record);
            String how = forge((ArrayNode) forged.path("journal"), luck);
            if (!forged.equals(JSON.readTree(record))) {
                assertThat(clean(verified(offered, forged))).as(how).isFalse();
            }
        }
    }

    /** An entry is left out, told twice, told before the one before it, or told in another version. */
    private static String forge(ArrayNode journal, SplittableRandom luck) {
        ArrayNode entries = entries(journal, luck);
        int at = luck.nextInt(entries.size());
        JsonNode entry = entries.get(at);
        switch (luck.nextInt(4)) {
            case 0 -> entries.remove(at);
            case 1 -> entries.insert(at, entry);
            case 2 -> entries.insert(Math.max(0, at - 1), entries.remove(at));
            default -> entries(journal, luck).insert(0, entries.remove(at));
        }
        return entry.toString();
    }

    private static ArrayNode entries(ArrayNode journal, SplittableRandom luck) {
        while (true) {
            JsonNode row = journal.get(luck.nextInt(journal.size()));
            if (!row.path("entries").isEmpty()) {
                return (ArrayNode) row.path("entries");
            }
        }
    }
}
