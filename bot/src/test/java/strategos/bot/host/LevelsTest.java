package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bot.Overheard;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.engine.library.RegisteredGames;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Thought;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** How well computers play, what they say of it, and what they would advise. */
class LevelsTest {
    private static final Seat ATHENS = new Seat("athens");
    private static final Seat SPARTA = new Seat("sparta");
    /** Reasons with figures, on a line each. */
    private static final Pattern WEIGHED = Pattern.compile(
            "The computer \\(Sparta\\)(?<what>.*)"
                    + "It expects to win about (?<best>\\d+) times? in 100, and (?<next>\\d+) with the next best of \\d+ orders");

    private static final ThoughtLimits LITTLE = new ThoughtLimits(new Budget(16), 2);

    private static TestHost thinking(Storage storage, MemoryOutlet outlet) {
        MovingClock clock = new MovingClock();
        return TestHost.of(
                TestHost.parts(storage, RegisteredGames.LIBRARY, outlet, clock).withThought(LITTLE), outlet, clock);
    }

    private static String war(TestHost host, Map<String, String> options) {
        String match = done(host.matches.create(by("athens"), AGORA, "sparta", "peace-of-nicias", options))
                .id();
        done(host.matches.join(by("athens"), match, ATHENS, Optional.empty()));
        return match;
    }

    private static Optional<Level> level(TestHost host, String match) {
        return host.match(match).seats().stream()
                .filter(holder -> holder.seat().equals(SPARTA))
                .findFirst()
                .flatMap(Holder::level);
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void aLevelOutlastsTheHost(Level level) {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        String match;
        try (TestHost host = thinking(storage, outlet)) {
            match = war(host, Map.of());
            done(host.matches.computer(by("athens"), match, SPARTA, level));
            assertThat(level(host, match)).contains(level);
        }
        try (TestHost host = thinking(storage, outlet)) {
            assertThat(level(host, match)).contains(level);
        }
    }

    @Test
    void anotherLevelMayBeChosenLaterButNotTheSame() {
        try (TestHost host = thinking(Storage.inMemory(), new MemoryOutlet())) {
            String match = war(host, Map.of());
            done(host.matches.computer(by("athens"), match, SPARTA, Level.EASY));
            assertThat(refused(host.matches.computer(by("athens"), match, SPARTA, Level.EASY)))
                    .isEqualTo("host.seat-computer");
            done(host.matches.computer(by("athens"), match, SPARTA, Level.HARD));
            assertThat(level(host, match)).contains(Level.HARD);
        }
    }

    /** Both know all of an open war, so that the reasons tell nothing that is hidden. */
    @Test
    void whoThinksSaysWhy() {
        MemoryOutlet outlet = new MemoryOutlet();
        try (TestHost host = thinking(Storage.inMemory(), outlet)) {
            String match = war(host, Map.of());
            done(host.matches.computer(by("athens"), match, SPARTA, Level.HARD));
            done(host.matches.start(by("athens"), match));
            Thought thought =
                    host.settled().advice.of(host.match(match), ATHENS).orElseThrow();
            assertThat(thought.ideas()).isNotEmpty();
            assertThat(host.match(match).version()).isPositive();
            LiveMatch now = host.settled().match(match);
            for (int n = 0; n < 40; n++) {
                Seat seat = now.awaited().firstEntry().getKey();
                if (seat.equals(ATHENS)) {
                    done(host.order(
                            match,
                            "athens",
                            now.decision(ATHENS).orElseThrow().fallback().get().orElseThrow()));
                }
                now = host.settled().match(match);
            }
            List<MatchResult> told =
                    WEIGHED.matcher(String.join("\n", outlet.texts())).results().toList();
            assertThat(told).isNotEmpty().allSatisfy(figures -> {
                assertThat(Integer.parseInt(figures.group("best")))
                        .as("told where it is the better: " + figures.group())
                        .isGreaterThan(Integer.parseInt(figures.group("next")));
                assertThat(figures.group("what"))
                        .as("what was weighed: " + figures.group())
                        .matches("(: \\*[a-z ]+\\*| .+)\\. ");
            });
        }
    }

    @Test
    @Timeout(180)
    void theHostClosesThoughSomebodyThinks() throws InterruptedException {
        CountDownLatch closed = new CountDownLatch(1);
        MovingClock clock = new MovingClock();
        MemoryOutlet outlet = new MemoryOutlet();
        Storage storage = Storage.inMemory();
        TestHost host = TestHost.of(
                TestHost.parts(storage, RegisteredGames.LIBRARY, outlet, clock)
                        .withThought(new ThoughtLimits(new Budget(10_000_000), 1)),
                outlet,
                clock);
        String match = done(host.matches.create(by("athens"), AGORA, "sparta", "ionian-war", Map.of()))
                .id();
        List.of(ATHENS, SPARTA).forEach(seat -> done(host.matches.computer(by("athens"), match, seat, Level.HARD)));
        try (Overheard log = Overheard.of("strategos.bot.host").at(ch.qos.logback.classic.Level.WARN)) {
            done(host.matches.start(by("athens"), match));
            long before = inLongThought(host, match);
            Thread.ofPlatform().start(() -> {
                host.close();
                closed.countDown();
            });
            assertThat(closed.await(60, TimeUnit.SECONDS)).isTrue();
            assertThat(log.events())
                    .as("what is broken off by closing has not failed")
                    .isEmpty();
            assertThat(storage.journal().read(match, before + 1, Long.MAX_VALUE))
                    .as("orders given in place of the thought that was broken off")
                    .isEmpty();
        }
    }

    /** Waits for a thought without end; those of other orders end at once. @return the version that it is about */
    private static long inLongThought(TestHost host, String match) throws InterruptedException {
        long version = host.match(match).version();
        for (int looks = 0; looks < 50; looks++) {
            Thread.sleep(10);
            long now = host.match(match).version();
            boolean thinks = Thread.getAllStackTraces().values().stream()
                    .flatMap(Arrays::stream)
                    .anyMatch(frame -> frame.getClassName().endsWith(".Searcher"));
            if (!thinks || now != version) {
                looks = 0;
                version = now;
            }
        }
        return version;
    }
}
