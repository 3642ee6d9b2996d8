package strategos.bot.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.done;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.transfer.RecordImport.Result;
import strategos.bot.verify.FileVerifier;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.seat.Viewer;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.database.SqliteDatabase;

/** Matches that go on in another bot: all that was hidden goes along, the dice go on, and what was tampered with is refused. */
class MatchMoveTest {
    static List<Offered> offered() {
        return RegisteredGames.one().toList();
    }

    private static MatchMove move(Library library, Storage storage) {
        return new MatchMove(library, StubBeacon.check(), storage);
    }

    /** A match in the middle that sleeps. */
    private static String asleep(Offered offered, Storage storage) {
        try (TestHost host = TestHost.over(storage, offered.library(), new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(31));
            String match = players.begin(
                    AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().least());
            players.play(match, 15);
            host.settled();
            assertThat(move(offered.library(), storage).write(match))
                    .as("not while it is awake")
                    .isEmpty();
            if (host.match(match).stage() == Stage.RUNNING) {
                done(host.matches.sleep(
                        TestHost.manager(
                                host.match(match).seats().getFirst().seat().id()),
                        match));
            }
            return match;
        }
    }

    @ParameterizedTest
    @MethodSource("offered")
    void whatWasMovedGoesOnWithTheSameDice(Offered offered) {
        Storage from = Storage.inMemory();
        String match = asleep(offered, from);
        String file = move(offered.library(), from).write(match).orElseThrow();
        assertThat(MatchMove.is(file.getBytes(StandardCharsets.UTF_8))).isTrue();

        Storage to = Storage.inMemory();
        Result result = move(offered.library(), to).read(file.getBytes(StandardCharsets.UTF_8), AGORA.guild());
        assertThat(result).isInstanceOf(Result.Moved.class);
        assertThat(to.matches().dice(match).reveal())
                .isEqualTo(from.matches().dice(match).reveal());
        try (TestHost host = TestHost.over(to, offered.library(), new MemoryOutlet(), new MovingClock())) {
            String somebody = host.match(match).seats().getFirst().seat().id();
            done(host.matches.settle(TestHost.manager(somebody), match, AGORA));
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(32));
            players.play(match, 10);
            host.end(match);
            assertThat(host.matches.history(match, Viewer.EVERYONE, 1_000)).isNotEmpty();
            assertThat(new FileVerifier(offered.library(), StubBeacon.check())
                            .verify(host.matches.record(match).getBytes(StandardCharsets.UTF_8))
                            .findings())
                    .isEmpty();
        }
        assertThat(move(offered.library(), to).read(file.getBytes(StandardCharsets.UTF_8), AGORA.guild()))
                .as("a second time")
                .isInstanceOf(Result.Refused.class);
        from.close();
        to.close();
    }

    private static Offered duel() {
        return offered().stream()
                .filter(offered -> offered.game().equals("duel"))
                .findFirst()
                .orElseThrow();
    }

    /** The file is sound, and whoever reads it is not told otherwise. */
    @Test
    void aDatabaseThatTakesNothingIsToldAsWhatItIs(@TempDir Path folder) throws SQLException {
        String file;
        try (Storage from = Storage.inMemory()) {
            file = move(duel().library(), from).write(asleep(duel(), from)).orElseThrow();
        }
        Path busy = folder.resolve("busy.db");
        try (Storage to = new Storage(SqliteDatabase.open(busy, Duration.ofMillis(50)));
                Connection beside = DriverManager.getConnection("jdbc:sqlite:" + busy);
                Statement statement = beside.createStatement()) {
            statement.execute("begin immediate");

            assertThatThrownBy(
                            () -> move(duel().library(), to).read(file.getBytes(StandardCharsets.UTF_8), AGORA.guild()))
                    .isInstanceOfSatisfying(
                            StorageException.class,
                            e -> assertThat(e.problem()).isEqualTo(StorageException.Problem.IN_USE));
        }
    }

    /** A position that was stored is taken up as it is: it must be the one that the journal leads to. */
    @Test
    void aStoredPositionThatTheJournalDoesNotLeadToIsRefused() throws JsonProcessingException {
        JsonMapper json = new JsonMapper();
        JsonNode file;
        try (Storage from = Storage.inMemory()) {
            file = json.readTree(
                    move(duel().library(), from).write(asleep(duel(), from)).orElseThrow());
        }
        ArrayNode snapshots = (ArrayNode) file.at("/tables/snapshot");
        ObjectNode last = (ObjectNode) snapshots.get(snapshots.size() - 1);
        String first = snapshots.get(0).path("json").asText();
        assertThat(last.path("json").asText()).isNotEqualTo(first);
        last.put("json", first);
        try (Storage to = Storage.inMemory()) {
            assertThat(move(duel().library(), to).read(json.writeValueAsBytes(file), AGORA.guild()))
                    .isInstanceOf(Result.Refused.class);
        }
    }

    /** Not that it is no such file: it is mended by the same version at both ends. */
    @Test
    void aFileOfAnotherVersionIsToldAsWhatItIs() {
        try (Storage from = Storage.inMemory();
                Storage to = Storage.inMemory()) {
            String file = move(duel().library(), from)
                    .write(asleep(duel(), from))
                    .orElseThrow()
                    .replaceFirst("\"schema\":\\d+", "\"schema\":12")
                    .replaceFirst("\"public_version\":", "\"some_version\":");
            Result result = move(duel().library(), to).read(file.getBytes(StandardCharsets.UTF_8), AGORA.guild());
            assertThat(result)
                    .isInstanceOfSatisfying(
                            Result.Refused.class,
                            refused -> assertThat(refused.why().key()).isEqualTo("import.schema"));
        }
    }

    @Test
    void whatWasTamperedWithIsRefused() {
        Offered duel = duel();
        Storage from = Storage.inMemory();
        String match = asleep(duel, from);
        String file = move(duel.library(), from).write(match).orElseThrow();
        List<String> forged = List.of(
                file.replaceFirst("\"result\\\\\":\\[(\\d)", "\"result\\\\\":[9$1"),
                file.replaceFirst("\"omen\":\"[^\"]+\"", "\"omen\":\"another\""),
                file.replaceFirst("\"schema\":\\d+", "\"schema\":1"),
                file.replaceFirst("\"journal\":", "\"joumal\":"),
                file.replaceFirst("\"public_version\":", "\"evil\":"),
                file.replaceFirst("\"tip\\\\\":\\\\\"[0-9a-f]{4}", "\"tip\\\\\":\\\\\"0000"),
                file.replace("\"match\":\"" + match + "\"", "\"match\":\"x9x9\""),
                file.replaceFirst("\"version\":3", "\"version\":300"),
                file.substring(0, file.length() / 2),
                file + file,
                "{\"format\":\"strategos-match-1\"}",
                "{\"format\":\"strategos-match-1\",\"tables\":{\"match\":[null]}}",
                "{\"format\":\"strategos-match-1\",\"match\":\"m\",\"schema\":10,\"tables\":{}}");
        for (String one : forged) {
            assertThat(one).isNotEqualTo(file);
            try (Storage to = Storage.inMemory()) {
                assertThat(move(duel.library(), to).read(one.getBytes(StandardCharsets.UTF_8), AGORA.guild()))
                        .as(one.substring(0, Math.min(400, one.length())))
                        .isInstanceOf(Result.Refused.class);
                assertThat(to.matches().count()).isZero();
            }
        }
        from.close();
    }
}
