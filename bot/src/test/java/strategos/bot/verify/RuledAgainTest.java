package strategos.bot.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.RegisteredGames;
import strategos.bot.host.RegisteredGames.Offered;
import strategos.bot.host.TestHost;
import strategos.engine.text.Text;
import strategos.storage.Storage;

/** Records whose journals are played again by the rules: honest ones hold, and events that the rules do not give are found. */
class RuledAgainTest {
    private static final JsonMapper JSON = new JsonMapper();

    static List<Offered> all() {
        return RegisteredGames.all().toList();
    }

    private static List<String> notes(Offered offered, String record) {
        return new FileVerifier(offered.library(), StubBeacon.check())
                .verify(record.getBytes(StandardCharsets.UTF_8)).notes().stream()
                        .map(Text::key)
                        .toList();
    }

    @ParameterizedTest
    @MethodSource("all")
    void anHonestJournalIsByTheRulesAndAForgedOneIsNot(Offered offered) throws Exception {
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
            String record = host.matches.record(match);
            assertThat(notes(offered, record)).isEmpty();

            JsonNode forged = JSON.readTree(record);
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
            FileVerifier.Report report =
                    new FileVerifier(offered.library(), StubBeacon.check()).verify(JSON.writeValueAsBytes(forged));
            assertThat(report.sound() && report.notes().isEmpty()).isFalse();
        }
    }
}
