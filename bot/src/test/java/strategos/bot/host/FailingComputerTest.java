package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import ch.qos.logback.classic.Level;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bot.Overheard;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.port.ChannelRef;
import strategos.engine.ChangedGame;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Mind;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.config.ConfigFolder;
import strategos.engine.duel.DuelFactory;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.storage.Storage;

/** A computer player that fails, and a default answer that does: a legal order is given instead, and the match goes on. */
class FailingComputerTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int LOOKS = 6_000;

    private final Overheard log = Overheard.of("strategos.bot.host").alone();

    @AfterEach
    void stop() {
        log.close();
    }

    private List<String> errors() {
        return log.messages(Level.ERROR);
    }

    /** What is wrong with a computer player. */
    enum Flaw {
        THROWS,
        NEVER_ENDS,
        ANSWERS_NOTHING,
        ANSWERS_EMPTY,
        TALKS_NONSENSE,
        NAMES_A_WRONG_VALUE,
        LEAVES_ALL_OUT;

        Call choose(Decision decision) {
            String verb = decision.offers().getFirst().verb().name();
            return switch (this) {
                case THROWS -> throw new IllegalStateException("the feint is a secret");
                case NEVER_ENDS -> choose(decision);
                case ANSWERS_NOTHING -> null;
                case ANSWERS_EMPTY -> Call.of("");
                case TALKS_NONSENSE -> Call.of("sing", "song", "feint");
                case NAMES_A_WRONG_VALUE ->
                    Call.of(
                            verb,
                            decision.offers()
                                    .getFirst()
                                    .verb()
                                    .slots()
                                    .getFirst()
                                    .name(),
                            "feint?");
                case LEAVES_ALL_OUT -> Call.of(verb);
            };
        }
    }

    private static String betweenComputers(TestHost host) {
        String match = done(host.matches.create(by("host"), AGORA, "duel", "sabres", Map.of()))
                .id();
        done(host.matches.computer(by("host"), match, RED, strategos.engine.search.Level.NORMAL));
        done(host.matches.computer(by("host"), match, BLUE, strategos.engine.search.Level.NORMAL));
        done(host.matches.start(by("host"), match));
        return match;
    }

    @ParameterizedTest
    @EnumSource
    void isStoodInFor(Flaw flaw) {
        Library library = flawed(duel -> duel.withComputer((seen, seat, decision, luck) -> flaw.choose(decision)));
        try (TestHost host = TestHost.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            String match = betweenComputers(host);

            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.OVER);
            assertThat(errors())
                    .anyMatch(line -> line.contains("match " + match) && line.contains("order for red"))
                    .noneMatch(line -> line.contains("feint"));
        }
    }

    /** What stands in for an order that cannot be given has not its reason. */
    @Test
    void givesNoReasonForAnOrderThatItDidNotGive() {
        Library library =
                flawed(duel -> duel.withComputer((seen, seat, decision, luck) -> Flaw.LEAVES_ALL_OUT.choose(decision))
                        .withMind(Optional.of(new Talker())));
        MemoryOutlet outlet = new MemoryOutlet();
        try (TestHost host = TestHost.over(Storage.inMemory(), library, outlet, new MovingClock())) {
            String match = betweenComputers(host);

            assertThat(host.settled().match(match).stage()).isEqualTo(Stage.OVER);
            assertThat(errors()).isNotEmpty();
            assertThat(String.join("\n", outlet.texts())).doesNotContain("The computer (");
        }
    }

    /** Has a reason for any order that chooses a stance. */
    private record Talker() implements Mind<DuelState> {
        @Override
        public DuelState imagine(Seen<DuelState> seen, RandomGenerator luck) {
            return seen.position();
        }

        @Override
        public double value(DuelState position, Seat seat) {
            return 0;
        }

        @Override
        public long clock(DuelState position) {
            return 0;
        }

        @Override
        public long horizon(DuelState position) {
            return 0;
        }

        @Override
        public List<Call> ideas(Seen<DuelState> seen, Seat seat, Decision decision, RandomGenerator luck) {
            return List.of();
        }

        @Override
        public boolean worthThought(Seen<DuelState> seen, Seat seat, Decision decision) {
            return false;
        }

        @Override
        public Optional<Text> why(Seen<DuelState> seen, Order order) {
            return Optional.of(Text.of("topic.parry"));
        }
    }

    /** Neither the computer's order nor the default answer can be given: any legal order is. */
    @Test
    void andSoIsTheDefaultAnswer() {
        Library library = flawed(FailingComputerTest::withoutAUsableFallback);
        try (TestHost host = TestHost.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            String match = host.duel(Map.of("clock", "1h"));
            long before = host.settled().match(match).version();

            host.clock.move(Duration.ofHours(1));
            host.gameHost.tick();

            assertThat(host.settled().match(match).version()).isEqualTo(before + 2);
            assertThat(errors()).anyMatch(line -> line.contains("order for red, sing [song], is refused"));
        }
    }

    /** What fails in one match, an error too, keeps no other waiting when the host goes on after a stop. */
    @Test
    void aHostThatOpensAgainGoesOnInTheMatchesBehindABrokenOne() {
        Storage storage = Storage.inMemory();
        MovingClock clock = new MovingClock();
        MemoryOutlet outlet = new MemoryOutlet();
        List<String> matches = new ArrayList<>();
        try (TestHost host = TestHost.over(storage, DuelFactory.library(), outlet, clock)) {
            for (String mercy : List.of("yes", "no")) {
                clock.move(Duration.ofSeconds(1));
                matches.add(running(host, new ChannelRef("server", "mercy " + mercy), Map.of("mercy", mercy)));
            }
            host.settled().gameHost.close();
            matches.forEach(match -> done(host.matches.computer(
                    TestHost.manager("host"), match, BLUE, strategos.engine.search.Level.NORMAL)));
        }
        Library library = flawed(FailingComputerTest::brokenWithMercy);
        try (TestHost host = TestHost.over(storage, library, outlet, clock)) {
            Instant end = Instant.now().plus(PATIENCE);
            while (host.match(matches.getLast()).awaited().containsKey(BLUE)
                    && Instant.now().isBefore(end)) {
                LockSupport.parkNanos(PATIENCE.dividedBy(LOOKS).toNanos());
            }
            assertThat(host.match(matches.getLast()).awaited())
                    .as("the computer has played in the second match")
                    .doesNotContainKey(BLUE);
        }
    }

    private static String running(TestHost host, ChannelRef where, Map<String, String> options) {
        String match = done(host.matches.create(by("red"), where, "duel", "foils", options))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.empty()));
        done(host.matches.join(by("blue"), match, BLUE, Optional.empty()));
        done(host.matches.start(by("red"), match));
        return match;
    }

    /** Nobody can give an order then; whoever looks after the match sees it in the log, and not a thousand times. */
    @Test
    void whereNoOrderCanBeCarriedOutTheHostTriesAgainMoreAndMoreSeldom() {
        Library library = flawed(FailingComputerTest::stuckOnBlue);
        try (TestHost host = TestHost.over(Storage.inMemory(), library, new MemoryOutlet(), new MovingClock())) {
            String match = running(host, AGORA, Map.of());
            done(host.matches.computer(TestHost.manager("host"), match, BLUE, strategos.engine.search.Level.NORMAL));
            LockSupport.parkNanos(Duration.ofSeconds(3).toNanos());

            assertThat(errors().stream().filter(line -> line.endsWith("computer's order for blue failed")))
                    .as("attempts within three seconds")
                    .hasSizeLessThan(10);
        }
    }

    private static Game<DuelState> stuckOnBlue(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected void decide(Order order, Play<DuelState> play) {
                if (order.seat().equals(BLUE)) {
                    throw new IllegalStateException("for a test");
                }
                super.decide(order, play);
            }
        }.game();
    }

    private static Game<DuelState> brokenWithMercy(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected SequencedMap<Seat, Text> awaited(DuelState position) {
                if (position.lastWound() == 1) {
                    throw new StackOverflowError("for a test");
                }
                return super.awaited(position);
            }
        }.game();
    }

    private static Game<DuelState> withoutAUsableFallback(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
                return super.decision(seen, seat)
                        .map(decision -> decision.withFallback(() -> Optional.of(Call.of("sing", "song", "loud"))));
            }
        }.game();
    }

    private static Library flawed(UnaryOperator<Game<DuelState>> flaw) {
        return Library.of(ConfigFolder.packed(), List.of(new ChangedDuel(flaw)));
    }
}
