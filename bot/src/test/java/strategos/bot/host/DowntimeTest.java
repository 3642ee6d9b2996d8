package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.Overheard;
import strategos.bot.host.service.GameHost;
import strategos.engine.duel.DuelFactory;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Time in which the bot was down is nobody's loss. */
class DowntimeTest {
    private static final Seat RED = new Seat("red");

    private final Storage storage = Storage.inMemory();
    private final MovingClock clock = new MovingClock();
    private final MemoryOutlet outlet = new MemoryOutlet();

    @AfterEach
    void close() {
        storage.close();
    }

    private TestHost open() {
        return TestHost.over(storage, DuelFactory.library(), outlet, clock);
    }

    private Duration left(TestHost host, String match) {
        return Duration.between(
                clock.instant(), host.matches.deadline(match, RED).orElseThrow());
    }

    @Test
    void afterTwoDaysDownEverybodyHasWhatWasLeftAndItIsSaidOnce() {
        String match;
        try (TestHost host = open()) {
            match = host.duel(Map.of("clock", "24h"));
            host.settled();
            clock.move(Duration.ofHours(5));
            host.gameHost.tick();
            storage.heartbeat().beat(clock.instant());
        }
        clock.move(Duration.ofDays(2));

        try (TestHost host = open()) {
            host.gameHost.tick();
            host.settled();
            assertThat(host.match(match).version()).isEqualTo(1);
            assertThat(left(host, match)).isEqualTo(Duration.ofHours(19));
        }
        try (TestHost host = open()) {
            host.settled();
            assertThat(left(host, match)).isEqualTo(Duration.ofHours(19));
            assertThat(outlet.times("The bot was away; the time that it was away is given back to every clock."))
                    .isEqualTo(1);
        }
    }

    @Test
    void aRestartIsNoAbsence() {
        String match;
        Instant out;
        try (TestHost host = open()) {
            match = host.duel(Map.of("clock", "24h"));
            host.settled();
            out = host.matches.deadline(match, RED).orElseThrow();
            storage.heartbeat().beat(clock.instant());
        }
        clock.move(Duration.ofMinutes(5));

        try (TestHost host = open()) {
            host.settled();
            assertThat(host.matches.deadline(match, RED)).contains(out);
            assertThat(outlet.times("The bot was away")).isZero();
        }
    }

    @Test
    void aPauseIsNotLengthenedByIt() {
        String match;
        try (TestHost host = open()) {
            match = host.duel(Map.of("clock", "24h"));
            host.settled();
            TestHost.done(host.times.pause(TestHost.by("red"), match, true));
            storage.heartbeat().beat(clock.instant());
        }
        clock.move(Duration.ofDays(2));

        try (TestHost host = open()) {
            host.settled();
            TestHost.done(host.times.pause(TestHost.by("red"), match, false));
            assertThat(left(host, match)).isEqualTo(Duration.ofHours(24));
        }
    }

    /** While the database could not be written to nobody could act, though the bot was there. */
    @Test
    void timeInWhichNothingCouldBeStoredIsGivenBack(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("away.db");
        try (Storage stored = Storage.open(file);
                TestHost host = TestHost.over(stored, DuelFactory.library(), outlet, clock);
                Overheard log = Overheard.of(GameHost.class).at(Level.INFO);
                Connection beside = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = beside.createStatement()) {
            String match = host.duel(Map.of("clock", "24h"));
            host.settled();
            clock.move(Duration.ofHours(5));
            awaitBeat(stored);
            statement.execute("create trigger away before insert on heartbeat begin select raise(abort, 'away'); end");
            clock.move(Duration.ofHours(2));
            Thread.sleep(2_500); // in vain, every second
            statement.execute("drop trigger away");
            awaitBeat(stored);

            assertThat(left(host, match)).isEqualTo(Duration.ofHours(19));
            assertThat(log.messages())
                    .as("how long it lasted")
                    .satisfiesExactly(
                            gone -> assertThat(gone).startsWith("the host cannot say that it runs: "),
                            back -> assertThat(back).isEqualTo("the host can again say that it runs"));
            assertThat(host.gameHost.settle(Duration.ofSeconds(10)))
                    .as("it is told without delay")
                    .isTrue();
            assertThat(outlet.times("The bot was away")).isEqualTo(1);
        }
    }

    /** A frozen process, a machine asleep: nothing failed, and yet nobody could act. */
    @Test
    void timeInWhichTheProcessStoodStillIsGivenBack() throws Exception {
        try (TestHost host = steady()) {
            String match = host.duel(Map.of("clock", "24h"));
            host.settled();
            clock.move(Duration.ofDays(2));
            awaitBeat(storage);
            host.settled();
            assertThat(host.match(match).version()).as("nobody's time ran out").isEqualTo(1);
            assertThat(left(host, match)).isEqualTo(Duration.ofHours(24));
            assertThat(outlet.times("The bot was away")).isEqualTo(1);
        }
    }

    @Test
    void itIsNotGivenBackWhereAnotherProcessCouldHaveServed() throws Exception {
        try (TestHost host = steady()) {
            String match = host.duel(Map.of("clock", "24h"));
            host.settled();
            storage.heartbeat().beat(clock.instant().plus(Duration.ofHours(2)));
            clock.move(Duration.ofHours(2).plusSeconds(1));
            awaitBeat(storage);
            assertThat(left(host, match)).isEqualTo(Duration.ofHours(22).minusSeconds(1));
        }
    }

    /** Else a restart would give back too little, until the clock has come to where it was. */
    @Test
    void aClockThatIsPutBackIsGoneByAtOnce() throws Exception {
        try (TestHost host = steady()) {
            host.duel(Map.of("clock", "24h"));
            clock.move(Duration.ofHours(-3));
            awaitBeat(storage);
        }
    }

    /** A host whose clock nobody moves by leaps. */
    private TestHost steady() {
        HostParts parts = TestHost.parts(storage, DuelFactory.library(), outlet, clock);
        return TestHost.of(parts.withClock(new Steady(clock)), outlet, clock);
    }

    private record Steady(MovingClock clock) implements InstantSource {
        @Override
        public Instant instant() {
            return clock.instant();
        }
    }

    private void awaitBeat(Storage stored) throws InterruptedException {
        for (int i = 0; i < 200 && !stored.heartbeat().last().equals(Optional.of(clock.instant())); i++) {
            Thread.sleep(50);
        }
        assertThat(stored.heartbeat().last()).contains(clock.instant());
    }
}
