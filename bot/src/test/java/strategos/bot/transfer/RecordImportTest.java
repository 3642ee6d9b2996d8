package strategos.bot.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Matches;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.Motion;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.transfer.RecordImport.Result;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.storage.Storage;

/** Records that are read into another bot: honest ones are all there, and of any other nothing is. */
class RecordImportTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    static List<Offered> offered() {
        return RegisteredGames.one().toList();
    }

    /** A match that is over, with an undo and a rewind in it. */
    private static String played(Offered offered) {
        MovingClock clock = new MovingClock();
        try (TestHost host = TestHost.over(Storage.inMemory(), offered.library(), new MemoryOutlet(), clock)) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(23));
            String match = players.begin(
                    TestHost.AGORA,
                    offered.game(),
                    offered.scenario(),
                    offered.scenario().least());
            players.play(match, 12);
            if (host.match(match).stage() == Stage.RUNNING) {
                Seat seat = players.last().seat();
                host.matches.undo(TestHost.by(seat.id()), match, seat);
                rewind(host, match);
                players.play(match, 12);
            }
            host.end(match);
            return host.matches.record(match);
        }
    }

    private static void rewind(TestHost host, String match) {
        List<LiveMatch.Holder> people = host.match(match).seats().stream()
                .filter(holder -> holder.person().isPresent())
                .toList();
        host.proposals.rewind(TestHost.by(people.getFirst().seat().id()), match, 2, OptionalLong.empty());
        for (LiveMatch.Holder holder : people.subList(1, people.size())) {
            host.proposals.answer(
                    TestHost.by(holder.seat().id()), match, Motion.Rewind.WORD, OptionalLong.empty(), true);
        }
    }

    private static Result read(Library library, Storage storage, byte[] file) {
        return new RecordImport(library, StubBeacon.check(), storage).read(file, TestHost.AGORA.guild());
    }

    private static JsonNode tree(String record) throws IOException {
        return JSON.readTree(record);
    }

    @ParameterizedTest
    @MethodSource("offered")
    void whatIsReadIsTheWholeMatch(Offered offered) throws IOException {
        String record = played(offered);
        Storage storage = Storage.inMemory();
        Result result = read(offered.library(), storage, record.getBytes(StandardCharsets.UTF_8));
        assertThat(result).isInstanceOf(Result.Done.class);
        String match = ((Result.Done) result).match();
        try (TestHost host = TestHost.over(storage, offered.library(), new MemoryOutlet(), new MovingClock())) {
            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.OVER);
            JsonNode again = tree(host.matches.record(match));
            assertThat(again).isEqualTo(tree(record));
            List<String> story = host.matches.history(match, Viewer.EVERYONE, 10_000).stream()
                    .map(Matches.HistoryLine::words)
                    .toList();
            assertThat(story).isNotEmpty();
            assertThat(host.moments.at(match, 1_000).last()).isPositive();
            assertThat(host.outlet.texts()).as("nothing is posted of it").isEmpty();
        }
        assertThat(read(offered.library(), storage, record.getBytes(StandardCharsets.UTF_8)))
                .as("a second time")
                .isInstanceOf(Result.Refused.class);
    }

    /** A match of a person against the computer, ended by the person after some orders. */
    private static String againstTheComputer(Offered duel) {
        try (TestHost host = TestHost.over(Storage.inMemory(), duel.library(), new MemoryOutlet(), new MovingClock())) {
            String match = TestHost.done(host.matches.create(
                            TestHost.by("red"),
                            TestHost.AGORA,
                            duel.game(),
                            duel.scenario().id(),
                            Map.of()))
                    .id();
            TestHost.done(host.matches.join(TestHost.by("red"), match, RED, Optional.of("an owl")));
            TestHost.done(host.matches.computer(TestHost.by("red"), match, BLUE, Level.NORMAL));
            TestHost.done(host.matches.start(TestHost.by("red"), match));
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(5));
            for (int given = 0; given < 3; given++) {
                host.settled();
                players.play(match, 1);
            }
            host.settled();
            host.end(match);
            return host.matches.record(match);
        }
    }

    /** A record names no players, but its journal tells which orders a computer gave. */
    @Test
    void aSeatThatTheComputerPlayedIsTheComputersHereToo() {
        byte[] record = againstTheComputer(duel()).getBytes(StandardCharsets.UTF_8);
        Storage storage = Storage.inMemory();
        Result result = read(DuelFactory.library(), storage, record);
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), new MovingClock())) {
            assertThat(host.settled().match(((Result.Done) result).match()).seats())
                    .filteredOn(LiveMatch.Holder::computer)
                    .extracting(LiveMatch.Holder::seat)
                    .containsExactly(BLUE);
        }
    }

    private static Offered duel() {
        return offered().stream()
                .filter(offered -> offered.game().equals("duel"))
                .findFirst()
                .orElseThrow();
    }

    private static void assertRefused(byte[] file) {
        try (Storage storage = Storage.inMemory()) {
            assertThat(read(DuelFactory.library(), storage, file))
                    .as("%s", new String(file, 0, Math.min(file.length, 2_000), StandardCharsets.UTF_8))
                    .isInstanceOf(Result.Refused.class);
            assertThat(storage.matches().count()).as("nothing is stored").isZero();
        }
    }

    private interface Change {
        void on(ObjectNode record);
    }

    private static void assertRefused(String record, Change change) throws IOException {
        ObjectNode forged = (ObjectNode) tree(record);
        change.on(forged);
        assertThat(forged).isNotEqualTo(tree(record));
        assertRefused(JSON.writeValueAsBytes(forged));
    }

    private static ObjectNode row(ObjectNode record, int at) {
        return (ObjectNode) record.path("journal").get(at);
    }

    @Test
    void whatHasBeenTamperedWithIsRefused() throws IOException {
        String record = played(duel());
        List<Change> changes = List.of(
                r -> ((ArrayNode) r.path("journal")).remove(3),
                r -> ((ArrayNode) row(r, 2).path("entries")).removeAll(),
                r -> row(r, 1).put("kind", "<script>"),
                r -> row(r, 1).put("source", "<b>@everyone</b>"),
                r -> row(r, 1).put("seat", "purple"),
                r -> row(r, 1).put("at", "yesterday"),
                r -> row(r, 1).put("backTo", 99),
                r -> r.put("match", "<b>"),
                r -> r.put("match", "../../x"),
                r -> r.put("game", "chess"),
                r -> r.put("data", "0"),
                r -> r.put("scenario", "none"),
                r -> r.put("created", "now"),
                r -> r.put("stage", "running"),
                r -> r.remove("ranking"),
                r -> r.remove("dice"),
                r -> r.remove("journal"),
                r -> ((ObjectNode) r.path("dice")).put("salt", "00".repeat(32)),
                r -> ((ArrayNode) r.path("dice").path("seats").get(0)).set(1, JSON.valueToTree("another omen")));
        for (int i = 0; i < changes.size(); i++) {
            assertRefused(record, changes.get(i));
        }
    }

    @Test
    void aMatchThatGoesOnIsNotToldThatAllIsWell() throws IOException {
        ObjectNode record = (ObjectNode) tree(played(duel()));
        record.put("stage", "running");
        try (Storage storage = Storage.inMemory()) {
            assertThat(read(DuelFactory.library(), storage, JSON.writeValueAsBytes(record)))
                    .isEqualTo(new Result.Refused(Text.of("import.not-over")));
        }
    }

    @Test
    void optionsThatAreNotKnownAreLeftOut() throws IOException {
        ObjectNode record = (ObjectNode) tree(played(duel()));
        ((ObjectNode) record.path("options"))
                .put("clock", "<script>alert(1)</script>")
                .put("evil", "x".repeat(100_000));
        try (Storage storage = Storage.inMemory()) {
            Result result = read(DuelFactory.library(), storage, JSON.writeValueAsBytes(record));
            assertThat(result).isInstanceOf(Result.Done.class);
            assertThat(storage.matches()
                            .find(((Result.Done) result).match())
                            .orElseThrow()
                            .options())
                    .doesNotContain("script", "evil");
        }
    }

    @Test
    void whatIsNoRecordAtAllIsRefused() {
        for (String file : List.of(
                "",
                "{}",
                "[]",
                "null",
                "{\"journal\":[]}",
                "{\"journal\":{},\"dice\":7}",
                "[".repeat(100_000),
                "{\"journal\":" + "[".repeat(5_000) + "]".repeat(5_000) + "}",
                "{\"journal\":[],\"journal\":[]}",
                "\u0000\u0001")) {
            assertRefused(file.getBytes(StandardCharsets.UTF_8));
        }
        assertRefused(new byte[(64 << 20) + 1]);
    }

    @Test
    void aMatchWithTheBeaconKeepsItsRounds() throws IOException {
        MovingClock clock = new MovingClock();
        String record;
        try (TestHost host =
                TestHost.over(Storage.inMemory(), DuelFactory.library(), MemoryOutlet.dated(clock), clock)) {
            String match = TestHost.done(host.matches.create(
                            TestHost.by("red"), TestHost.AGORA, "duel", "foils", Map.of("dice", "beacon")))
                    .id();
            for (String seat : List.of("red", "blue")) {
                host.matches.join(TestHost.by(seat), match, new Seat(seat), Optional.of("an omen"));
            }
            host.matches.start(TestHost.by("red"), match);
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(4));
            for (int i = 0; i < 60; i++) {
                if (host.settled().match(match).pending().isEmpty()
                        && host.match(match).stage() == Stage.RUNNING) {
                    players.play(match, 1);
                }
                clock.move(Duration.ofSeconds(3));
                host.gameHost.tick();
            }
            for (int i = 0; i < 5; i++) {
                host.settled();
                clock.move(Duration.ofSeconds(3));
                host.gameHost.tick();
            }
            host.settled();
            host.end(match);
            record = host.matches.record(match);
        }
        Storage storage = Storage.inMemory();
        Result result = read(DuelFactory.library(), storage, record.getBytes(StandardCharsets.UTF_8));
        assertThat(result).as("%s", result).isInstanceOf(Result.Done.class);
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            assertThat(tree(host.matches.record(((Result.Done) result).match())))
                    .isEqualTo(tree(record));
        }
    }
}
