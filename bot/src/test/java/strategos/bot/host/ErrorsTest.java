package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bot.Overheard;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.port.ChannelRef;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.match.Reminders.Reminder;

/** Whatever is thrown anywhere in the host, an error too, what comes after it is worked on. */
class ErrorsTest {
    private static final ChannelRef STOA = new ChannelRef("server", "stoa");

    /** Far less than the outbox rests when nobody wakes it. */
    private static final Duration SOON = Duration.ofSeconds(10);

    private static final Duration DAY = Duration.ofDays(1);

    private final AtomicBoolean failing = new AtomicBoolean();

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Checkpoint.class)
    void anErrorAtAnyStepHoldsNothingElseUp(Checkpoint step) {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withWatch((reached, what) -> {
            if (reached == step && failing.compareAndSet(true, false)) {
                throw new StackOverflowError("for a test");
            }
        });
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            host.settled();

            failing.set(true);
            ActionResult met = host.order(match, "red", Call.of("taunt", "words", "first"));
            host.settled();
            assertThat(failing).as("the step was reached").isFalse();
            assertThat(met).isNotNull();

            done(host.order(match, "blue", Call.of("taunt", "words", "second")));
            done(host.matches.create(by("zoe"), STOA, "duel", "foils", Map.of()));
            assertThat(host.settled().outlet.messages())
                    .anyMatch(message -> message.where().equals(STOA));
        }
    }

    /** What is stored is told at once, and goes on by itself, whatever was thrown after that. */
    @Test
    void anErrorAfterTheCommitHoldsNeitherItsPostsNorTheComputerUp() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withWatch((reached, what) -> {
            if (reached == Checkpoint.COMMITTED && failing.compareAndSet(true, false)) {
                throw new StackOverflowError("for a test");
            }
        });
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            host.settled();
            long before = host.match(match).version();

            failing.set(true);
            host.matches.computer(by("blue"), match, new Seat("blue"), Level.EASY);
            assertThat(failing).as("the commit was reached").isFalse();
            assertThat(host.gameHost.settle(SOON)).isTrue();
            assertThat(outlet.texts()).as("who plays blue now").anyMatch(text -> text.contains("computer"));

            clock.move(Duration.ofMinutes(1));
            host.gameHost.tick();
            host.settled();
            assertThat(host.match(match).version())
                    .as("the computer has played")
                    .isGreaterThan(before);
        }
    }

    /** Whoever were told that nothing has changed would do it again. */
    @Test
    void whatIsStoredIsToldSoWhateverIsThrownAfterThat() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withWatch((reached, what) -> {
            boolean stored = reached == Checkpoint.COMMITTED || what.equals("drop proposals");
            if (stored && failing.compareAndSet(true, false)) {
                throw new StackOverflowError("for a test");
            }
        });
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            host.settled();

            failing.set(true);
            assertThat(failed(host.order(match, "red", Call.of("taunt", "words", "first"))))
                    .isEqualTo("host.failed.unread");
            failing.set(true);
            assertThat(failed(host.matches.create(by("zoe"), STOA, "duel", "foils", Map.of())))
                    .isEqualTo("host.failed.unread");
            assertThat(host.matches.at(STOA)).isPresent();
        }
    }

    /** The proposal that falls with it is swept away the next time. */
    @Test
    void whatMadeAProposalFallIsDoneWhateverIsThrownWhenThatIsSweptAway() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        HostParts parts = TestHost.inMemoryParts(outlet, clock).withWatch((reached, what) -> {
            if (what.equals("drop proposals") && failing.compareAndSet(true, false)) {
                throw new StackOverflowError("for a test");
            }
        });
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of());
            done(host.proposals.propose(by("red"), match, new Motion.Draw()));
            failing.set(true);
            done(host.matches.computer(by("blue"), match, new Seat("blue"), Level.EASY));
            assertThat(failing).as("the step was reached").isFalse();
        }
    }

    /** Done is done, though the log of the server's deeds cannot be written to. */
    @Test
    void aDeedThatCannotBeWrittenDownIsToldAsDone() {
        Wire wire = new Wire();
        try (Storage storage = wire.open(folder.resolve("deeds.db"), Duration.ofSeconds(5));
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), new MovingClock())) {
            String match = host.duel(Map.of());
            host.settled();
            wire.faults(passing -> passing.sql().contains("into audit"));

            done(host.care.archive(TestHost.manager("chief"), match));
            assertThat(host.care.forget(TestHost.manager("chief"), TestHost.AGORA, TestHost.person("blue")))
                    .isTrue();

            assertThat(wire.broken()).hasSize(2);
            wire.mend();
        }
    }

    /** What is stored of a person is blanked everywhere, whatever is wrong in one match. */
    @Test
    void aMatchThatCannotBeLoadedKeepsNobodyFromBeingForgotten() throws SQLException {
        Path file = folder.resolve("forgotten.db");
        MovingClock clock = new MovingClock();
        String broken;
        String sound;
        try (Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            broken = host.duel(Map.of());
            sound = done(host.matches.create(by("red"), STOA, "duel", "foils", Map.of()))
                    .id();
            done(host.matches.join(by("red"), sound, new Seat("red"), Optional.empty()));
            host.settled();
        }
        spoil(file, broken);
        try (Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            assertThat(host.care.forget(TestHost.manager("chief"), STOA, TestHost.person("red")))
                    .isTrue();
            assertThat(host.match(sound).held(TestHost.person("red"))).isEmpty();
        }
    }

    /** A log that grows at every tick fills the disk on which the matches lie. */
    @ParameterizedTest
    @CsvSource({"dice, beacon, 0, its dice cannot fall", "mercy, no, 31, nobody has done anything"})
    void aMatchThatCannotBeLoadedIsTriedSeldom(String option, String value, int days, String told) throws SQLException {
        Path file = folder.resolve("seldom.db");
        MovingClock clock = new MovingClock();
        String broken;
        try (Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            broken = host.duelWith(Map.of(option, value));
            host.settled();
        }
        spoil(file, broken);
        clock.move(Duration.ofDays(days));
        try (Overheard log = Overheard.of("strategos.bot.host").at(ch.qos.logback.classic.Level.INFO);
                Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            for (int ticks = 0; ticks < 20; ticks++) {
                host.gameHost.tick();
                host.gameHost.settle(SOON);
            }
            assertThat(log.messages().stream().filter(line -> line.contains(told)))
                    .as(() -> String.join("\n", log.messages()))
                    .hasSize(1);
        }
    }

    /** From now on the match cannot be loaded. */
    private static void spoil(Path file, String match) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("update match set options = 'no options' where id = '" + match + "'");
        }
    }

    private static String failed(ActionResult outcome) {
        assertThat(outcome).isInstanceOf(ActionResult.Failed.class);
        return ((ActionResult.Failed) outcome).why().text().key();
    }

    @Test
    void anOutletThatMeetsAnErrorIsTriedAgain() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.settled();
            failing.set(true);
            host.outlet.failing(post -> {
                if (failing.compareAndSet(true, false)) {
                    throw new StackOverflowError("for a test");
                }
                return Optional.empty();
            });

            done(host.order(match, "red", Call.of("taunt", "words", "late")));
            host.settled();
            host.clock.move(Duration.ofMinutes(5));
            host.gameHost.tick();

            assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains("“late”"));
        }
    }

    /** What the clock could not do is tried again in a while, but not in the time of whoever was asked anew meanwhile. */
    @Test
    void aDefaultAnswerThatFailsTakesNoTimeOfTheNextQuestion() {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        Storage storage = Storage.inMemory();
        HostParts parts = TestHost.parts(storage, DuelFactory.library(), outlet, clock)
                .withWatch((reached, what) -> {
                    if (reached == Checkpoint.DECIDED && failing.compareAndSet(true, false)) {
                        storage.reminders().due(clock.instant(), 9).stream()
                                .filter(reminder -> reminder.kind().equals(Deadlines.OUT))
                                .map(out -> new Reminder(
                                        out.match(),
                                        out.seat(),
                                        out.kind(),
                                        clock.instant().plus(DAY)))
                                .forEach(storage.reminders()::put);
                        throw new IllegalStateException("for a test");
                    }
                });
        try (TestHost host = TestHost.of(parts, outlet, clock)) {
            String match = host.duel(Map.of("clock", "1h"));
            host.settled();
            clock.move(Duration.ofMinutes(31));
            host.gameHost.tick();
            clock.move(Duration.ofMinutes(30));
            failing.set(true);

            host.gameHost.tick();

            assertThat(failing).as("it failed").isFalse();
            assertThat(storage.reminders().of(match))
                    .filteredOn(reminder -> reminder.kind().equals(Deadlines.OUT))
                    .isNotEmpty()
                    .allMatch(reminder -> reminder.due().equals(clock.instant().plus(DAY)));
        }
    }

    /** The oldest reminder is attended to first: what fails with it must not keep all others waiting. */
    @Test
    void aMatchThatCannotBeLoadedStopsNoOthersClock() throws SQLException {
        Path file = folder.resolve("clocks.db");
        MovingClock clock = new MovingClock();
        String broken;
        try (Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            broken = host.duel(Map.of("clock", "1h"));
            clock.move(Duration.ofMinutes(1));
            String sound = done(host.matches.create(by("red"), STOA, "duel", "foils", Map.of("clock", "1h")))
                    .id();
            done(host.matches.join(by("red"), sound, new Seat("red"), Optional.empty()));
            done(host.matches.join(by("blue"), sound, new Seat("blue"), Optional.empty()));
            done(host.matches.start(by("red"), sound));
            host.settled();
        }
        spoil(file, broken);
        try (Storage storage = Storage.open(file);
                TestHost host = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock)) {
            clock.move(Duration.ofHours(2));
            host.gameHost.tick();
            host.gameHost.tick();

            assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains("is out"));
        }
    }
}
