package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.library.RegisteredGames.Offered;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Seats that computers hold. */
class ComputerTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");
    private static final Duration SLOW = Duration.ofMillis(10);

    private static String againstTheComputer(TestHost host) {
        String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.empty()));
        done(host.matches.computer(by("red"), match, BLUE, Level.NORMAL));
        done(host.matches.start(by("red"), match));
        return match;
    }

    @Test
    void theComputerAnswersByItself() {
        try (TestHost host = TestHost.inMemory()) {
            String match = againstTheComputer(host);

            assertThat(host.settled().match(match).awaited()).containsOnlyKeys(RED);
            long version = done(host.order(match, "red", Call.of("stance", "stance", "low")))
                    .version();
            assertThat(host.settled().match(match).version()).isGreaterThanOrEqualTo(version);
            assertThat(host.match(match).awaited()).doesNotContainKey(BLUE);
        }
    }

    /** However slow the reader is: what is told does not hang on who was quicker. */
    @Test
    void whoReadsLineByLineIsToldOfAPositionBeforeTheNext() {
        MemoryOutlet outlet = MemoryOutlet.inOrder();
        List<Long> left = new CopyOnWriteArrayList<>();
        try (TestHost host = TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, outlet, new MovingClock())) {
            String match = done(host.matches.create(by("host"), AGORA, "xenophon", "last-stretch", Map.of()))
                    .id();
            List.of("alpha", "beta")
                    .forEach(seat -> done(host.matches.computer(by("host"), match, new Seat(seat), Level.NORMAL)));
            host.settled();
            outlet.failing(post -> {
                long version = host.match(match).version();
                LockSupport.parkNanos(SLOW.toNanos());
                if (version > 0 && host.match(match).version() > version) {
                    left.add(version);
                }
                return Optional.empty();
            });
            done(host.matches.start(by("host"), match));
            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.OVER);
        }
        assertThat(left).as("positions that were left while they were told").isEmpty();
    }

    @Test
    void theSameMatchGoesTheSameWay() {
        try (TestHost one = TestHost.inMemory();
                TestHost two = TestHost.inMemory()) {
            String first = againstTheComputer(one);
            String second = againstTheComputer(two);

            assertThat(second).isEqualTo(first);
            assertThat(two.settled().match(second).version())
                    .isEqualTo(one.settled().match(first).version());
        }
    }

    /** A match that would go on for ever among computers stops. */
    @Test
    void theHostGivesSoManyOrdersOfItsOwnAndNoMore() {
        long one = versionAfter(1);
        assertThat(versionAfter(2)).isEqualTo(one + 1);
        assertThat(versionAfter(4)).isEqualTo(one + 3);
    }

    private static long versionAfter(int ownOrders) {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withLimits(new HostLimits(10, 10, 10, ownOrders));
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = done(host.matches.create(by("host"), AGORA, "duel", "foils", Map.of()))
                    .id();
            List.of(RED, BLUE).forEach(seat -> done(host.matches.computer(by("host"), match, seat, Level.NORMAL)));
            done(host.matches.start(by("host"), match));
            LiveMatch stopped = host.settled().match(match);
            assertThat(stopped.stage()).isEqualTo(Stage.RUNNING);
            return stopped.version();
        }
    }

    /** A match among computers of every registered game plays itself to the end. */
    @ParameterizedTest
    @MethodSource("strategos.engine.library.RegisteredGames#one")
    void computersPlayWholeMatches(Offered offered) {
        try (TestHost host =
                TestHost.over(Storage.inMemory(), offered.library(), new MemoryOutlet(), new MovingClock())) {
            String match = done(host.matches.create(
                            by("host"),
                            AGORA,
                            offered.game(),
                            offered.scenario().id(),
                            Map.of()))
                    .id();
            List<Seat> seats =
                    offered.scenario().seats().subList(0, offered.scenario().least());
            seats.forEach(seat -> done(host.matches.computer(by("host"), match, seat, Level.NORMAL)));
            done(host.matches.start(by("host"), match));

            LiveMatch over = host.settled().match(match);
            assertThat(over.stage()).isEqualTo(Stage.OVER);
            assertThat(host.outlet.messages().getLast().text()).contains("The match is over");
            assertThat(host.outlet.messages())
                    .allSatisfy(message -> assertThat(saidAgain(message.text())).isEmpty());
        }
    }

    /** Reasons that the same chapter gave just before. */
    private static List<String> saidAgain(String text) {
        List<String> again = new ArrayList<>();
        String last = "";
        for (String line : text.lines().toList()) {
            boolean reason = line.matches("-# The computer \\([^)]*\\) .*");
            if (reason && line.equals(last)) {
                again.add(line);
            }
            last = line.startsWith("**") ? "" : reason ? line : last;
        }
        return again;
    }

    /** The host is closed while the computers play, and plays on when it opens again. */
    @Test
    void computersPlayOnAfterARestart() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String match;
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            match = done(host.matches.create(by("host"), AGORA, "duel", "sabres", Map.of()))
                    .id();
            done(host.matches.computer(by("host"), match, RED, Level.NORMAL));
            done(host.matches.computer(by("host"), match, BLUE, Level.NORMAL));
            done(host.matches.start(by("host"), match));
        }
        long before;
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            before = host.match(match).version();
            while (host.match(match).stage() != Stage.OVER) {
                host.settled();
            }
            assertThat(host.match(match).version()).isGreaterThanOrEqualTo(before);
        }
    }
}
