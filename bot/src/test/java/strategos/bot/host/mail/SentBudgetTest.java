package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.Checkpoint;
import strategos.bot.host.HostLimits;
import strategos.bot.host.HostParts;
import strategos.bot.host.KnownChains;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Luck;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.Servers;
import strategos.bot.host.TestHost;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/** What a match sends to its channel in pictures: few, and never the same twice. */
class SentBudgetTest {
    private static final int ORDERS = Integer.getInteger("strategos.reports", 14);
    private static final int MEGABYTE = 1 << 20;

    /** Components that Discord takes in one message, and characters of all its words. */
    private static final int COMPONENTS = 40;

    private final Storage storage = Storage.inMemory();
    private final MemoryOutlet outlet = new MemoryOutlet();
    private final MovingClock clock = new MovingClock();

    @AfterEach
    void close() {
        storage.close();
    }

    private String play(String game, String scenarioId, List<Integer> sent) {
        Library library = RegisteredGames.LIBRARY;
        Scenario scenario = library.open(game).box().scenario(scenarioId).orElseThrow();
        HostParts parts = new HostParts(
                storage,
                library,
                outlet,
                new StubBeacon(clock),
                new PaintedPictures(Ateliers.packed(64L << 20)),
                Escape.plain(),
                HostLimits.USUAL,
                ThoughtLimits.NONE,
                Servers.USUAL,
                clock,
                new Luck(new KnownChains(), new Random(2), false),
                Checkpoint.Watch.NOBODY);
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(11));
            String match = players.begin(TestHost.AGORA, game, scenario, scenario.least());
            Map<String, Set<Integer>> there = new HashMap<>();
            for (int i = 0; i < ORDERS && host.settled().match(match).stage() == LiveMatch.Stage.RUNNING; i++) {
                boolean goesOn = i > 0
                        && host.match(match)
                                .awaited()
                                .keySet()
                                .equals(Set.of(players.last().seat()));
                clock.move(Duration.ofMinutes(goesOn ? 1 : 180));
                players.play(match, 1);
                host.settled();
                outlet.messages()
                        .forEach(message -> message.pictures().forEach(png -> {
                            if (there.computeIfAbsent(message.id(), id -> new HashSet<>())
                                    .add(Arrays.hashCode(png))) {
                                sent.add(png.length);
                            }
                        }));
            }
            return match;
        }
    }

    @ParameterizedTest
    @CsvSource({"xenophon, race, turn-began", "sparta, archidamian, turn-began", "persians, second-war, segment-began"})
    void ofAPlayersTurnFewPicturesAreSentAndFewerKept(String game, String scenario, String turn) {
        List<Integer> sent = new ArrayList<>();
        String match = play(game, scenario, sent);
        Pattern began = Pattern.compile('"' + turn + "[\"@]");
        long turns = storage.journal().read(match, 1, Long.MAX_VALUE).stream()
                .mapToLong(row -> began.matcher(row.entries()).results().count())
                .sum();
        long kept = outlet.messages().stream()
                .mapToLong(message -> message.pictures().size())
                .sum();
        long bytes = sent.stream().mapToLong(Integer::longValue).sum();

        assertThat(turns).isPositive();
        assertThat(kept).as("pictures kept of %s turns", turns).isBetween(1L, 2 * turns);
        assertThat(bytes / turns)
                .as("bytes sent a turn, in %s pictures", sent.size())
                .isLessThan(MEGABYTE);
        assertThat(outlet.messages()).allSatisfy(message -> {
            assertThat(message.controls().size() + message.pictures().size() + 6)
                    .isLessThanOrEqualTo(COMPONENTS);
            // The map between two years or turns, where it changed, may be in three parts.
            assertThat(message.pictures().size())
                    .as("pictures of one message")
                    .isLessThanOrEqualTo(message.text().startsWith("## ") ? 3 : 2);
        });
    }
}
