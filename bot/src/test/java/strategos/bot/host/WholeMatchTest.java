package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.wiring.DatabasePlace;
import strategos.engine.dice.Verdict;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.storage.PostgresServer;
import strategos.storage.Storage;
import strategos.storage.access.Secret;

/** Whole matches of every registered game on a file, with a new host on the same file in the middle. */
class WholeMatchTest {
    private static final long SEED = 7;
    private static final int BEFORE = 25;
    private static final int MOST = 5_000;

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#brief")
    void survivesARestartAndEnds(Offered offered) throws IOException {
        Path file = folder.resolve("matches.db");
        survivesARestartAndEnds(offered, () -> Storage.open(file));
    }

    @Test
    void doesSoOnAServerToo() throws IOException {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        Secret url = Secret.of(PostgresServer.shared().get().migratedUrl());
        Offered first = RegisteredGames.all().findFirst().orElseThrow();
        survivesARestartAndEnds(first, () -> Storage.open(DatabasePlace.address(url, Map.of())));
    }

    private static void survivesARestartAndEnds(Offered offered, Supplier<Storage> place) throws IOException {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        SplittableRandom luck = new SplittableRandom(SEED);
        String match;
        Glimpse before;
        try (Storage storage = place.get();
                TestHost host = TestHost.over(storage, offered.library(), outlet, clock)) {
            RandomPlayers players = new RandomPlayers(host, luck);
            match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().least());
            players.play(match, BEFORE);
            before = Glimpse.of(host.settled().match(match));
        }
        try (Storage storage = place.get();
                TestHost host = TestHost.over(storage, offered.library(), outlet, clock)) {
            assertThat(Glimpse.of(host.match(match))).isEqualTo(before);

            int orders = new RandomPlayers(host, luck).play(match, MOST);

            assertThat(host.match(match).stage())
                    .as("seed %s, %s orders", SEED, orders)
                    .isEqualTo(LiveMatch.Stage.OVER);
            assertThat(host.match(match).result()).isPresent();
            JsonNode record = new JsonMapper().readTree(host.matches.record(match));
            assertThat(record.get("journal"))
                    .hasSize(Math.toIntExact(host.match(match).version()));
            Verdict verdict = StubBeacon.check().verify(host.matches.diceLog(match));
            assertThat(verdict.findings()).isEmpty();
            assertThat(verdict.rolls()).isEqualTo(host.match(match).rolls());
            host.settled();
            assertThat(storage.outbox().owed()).as("owed").isZero();
            assertThat(outlet.messages())
                    .extracting(MemoryOutlet.Message::nonce)
                    .doesNotHaveDuplicates();
            assertThat(outlet.messages().getLast().controls()).isEmpty();
            Standing.assertEachPieceOnce(storage.pages(), outlet, match);
        }
    }
}
