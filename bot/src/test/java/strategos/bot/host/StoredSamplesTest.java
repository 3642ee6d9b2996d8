package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.bot.verify.FileVerifier;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.storage.Storage;

/**
 * What was begun with yesterday's code goes on with today's: databases as earlier versions left them, each with one running
 * match of every scenario of every boxed game, and beside each what it must say. A sample is written once, with
 * {@code -Dstrategos.samples=write}, and never changed: when the schema, an event or a position changes, another is added.
 */
class StoredSamplesTest {
    private static final Path FOLDER = Path.of("src/test/resources/strategos/samples");
    private static final String NEWEST = "8";
    private static final TypeReference<List<Sample>> SAMPLES = new TypeReference<>() {};
    private static final int ORDERS = 24;
    private static final int MORE = 20;

    @TempDir
    Path folder;

    /**
     * What a stored match must say.
     *
     * @param awaited seats, sorted
     * @param rolls how many there were, sealed ones included
     */
    record Sample(String match, String game, String scenario, long version, List<String> awaited, int rolls) {
        static Sample of(LiveMatch match) {
            return new Sample(
                    match.id(),
                    match.box().id(),
                    match.scenario().id(),
                    match.version(),
                    match.awaited().keySet().stream()
                            .map(Object::toString)
                            .sorted()
                            .toList(),
                    match.rolls());
        }
    }

    static Stream<String> versions() {
        return IntStream.rangeClosed(1, Integer.parseInt(NEWEST)).mapToObj(Integer::toString);
    }

    private static List<Offered> boxed() {
        return RegisteredGames.all().filter(o -> !o.game().equals("duel")).toList();
    }

    @ParameterizedTest
    @MethodSource("versions")
    void goOn(String version) throws IOException {
        List<Sample> samples =
                new JsonMapper().readValue(FOLDER.resolve(version + ".json").toFile(), SAMPLES);
        Path file = folder.resolve("sample.db");
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(FOLDER.resolve(version + ".db.gz")))) {
            Files.copy(packed, file);
        }
        Library library = RegisteredGames.LIBRARY;
        SplittableRandom luck = new SplittableRandom(2);
        MemoryOutlet outlet = new MemoryOutlet();
        outlet.failing(post -> post.edits()
                .filter(id -> outlet.messages().stream().noneMatch(m -> m.id().equals(id)))
                .map(id -> new Undelivered(Remedy.POST_ANEW, "the messages of that time are gone", null)));
        try (Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, library, outlet, new MovingClock())) {
            List<Sample> played = played(samples, Integer.parseInt(version));
            for (Sample sample : samples) {
                assertThat(Sample.of(host.match(sample.match()))).isEqualTo(sample);
                if (played.contains(sample)) {
                    new RandomPlayers(host, luck).play(sample.match(), MORE);
                    LiveMatch after = host.settled().match(sample.match());
                    assertThat(after.version()).as("%s", sample).isGreaterThan(sample.version());
                    byte[] record = host.matches.record(sample.match()).getBytes(StandardCharsets.UTF_8);
                    assertThat(new FileVerifier(library, StubBeacon.check())
                                    .verify(record)
                                    .findings())
                            .as("%s", sample)
                            .isEmpty();
                }
            }
        }
    }

    /** One of each game, another in each version; with {@code -Dstrategos.scenarios=all} all. */
    private static List<Sample> played(List<Sample> samples, int version) {
        if (RegisteredGames.every()) {
            return samples;
        }
        return samples.stream().collect(Collectors.groupingBy(Sample::game)).values().stream()
                .map(of -> of.get(version % of.size()))
                .toList();
    }

    @Test
    void areOfEveryScenario() throws IOException {
        List<Sample> samples =
                new JsonMapper().readValue(FOLDER.resolve(NEWEST + ".json").toFile(), SAMPLES);
        Set<String> kept =
                samples.stream().map(s -> s.game() + " " + s.scenario()).collect(Collectors.toSet());
        assertThat(boxed()).extracting(Offered::toString).allMatch(kept::contains);
    }

    /** Writes the sample of today's version, unless there is one. */
    @Test
    @EnabledIfSystemProperty(
            named = "strategos.samples",
            matches = "write",
            disabledReason = "it proves nothing, but writes a sample into the sources, which stays as it is for good")
    void areWrittenOnce() throws IOException {
        Path packed = FOLDER.resolve(NEWEST + ".db.gz");
        assertThat(packed).doesNotExist();
        Files.createDirectories(FOLDER);
        Path file = folder.resolve("sample.db");
        List<Sample> samples = new ArrayList<>();
        SplittableRandom luck = new SplittableRandom(8);
        try (Storage storage = Storage.open(file);
                TestHost host =
                        TestHost.over(storage, RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock())) {
            for (Offered offered : boxed()) {
                RandomPlayers players = new RandomPlayers(host, luck);
                String match = players.begin(
                        new ChannelRef(
                                "server",
                                offered.game() + "-" + offered.scenario().id()),
                        offered.game(),
                        offered.scenario(),
                        offered.scenario().least());
                players.play(match, ORDERS);
                assertThat(host.settled().match(match).stage()).isEqualTo(LiveMatch.Stage.RUNNING);
                samples.add(Sample.of(host.match(match)));
            }
        }
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(file, out);
        }
        new JsonMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValue(FOLDER.resolve(NEWEST + ".json").toFile(), samples);
    }
}
