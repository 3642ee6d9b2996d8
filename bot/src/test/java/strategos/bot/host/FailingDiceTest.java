package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.bot.beacon.StubBeacon;
import strategos.engine.ChangedGame;
import strategos.engine.Decision;
import strategos.engine.Entry.Source;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.RandomComputer;
import strategos.engine.Seen;
import strategos.engine.config.ConfigFolder;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** An order that waits for its dice and then cannot be carried out does not hold its match for ever. */
class FailingDiceTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");
    private static final String DROPPED = "cannot be carried out";

    private final MovingClock clock = new MovingClock();
    private final Storage storage = Storage.inMemory();
    private final MemoryOutlet outlet = MemoryOutlet.dated(clock);
    private final SplittableRandom luck = new SplittableRandom(3);
    private final AtomicLong answers = new AtomicLong();
    private volatile Flaw flaw = Flaw.NONE;
    private TestHost host;
    private String match;

    /** What is wrong with the game. */
    enum Flaw {
        NONE,
        /** A fault of our own. */
        THROWS,
        /** Other rules than when the order was given. */
        REFUSES
    }

    private void begin() {
        Library flawed = Library.of(ConfigFolder.packed(), List.of(new ChangedDuel(this::flawed)));
        host = TestHost.of(
                TestHost.parts(storage, flawed, outlet, clock).withBeacon(new StubBeacon(clock)), outlet, clock);
    }

    @BeforeEach
    void open() {
        begin();
        match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of("dice", "beacon", "clock", "1d")))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.of("an owl")));
    }

    @AfterEach
    void close() {
        host.close();
        storage.close();
    }

    private Game<DuelState> flawed(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected void decide(Order order, Play<DuelState> play) {
                if (flaw == Flaw.THROWS) {
                    throw new IllegalStateException("for a test");
                }
                super.decide(order, play);
            }

            @Override
            protected Optional<Decision> decision(Seen<DuelState> seen, Seat seat) {
                return flaw == Flaw.REFUSES
                        ? Optional.empty()
                        : super.decision(seen, seat)
                                .map(asked -> asked.withFallback(() -> Optional.of(anyAnswer(asked))));
            }
        }.game();
    }

    /** Default answers of all kinds, so that some of them throw dice. */
    private Call anyAnswer(Decision asked) {
        return new RandomComputer<>().any(asked, new SplittableRandom(answers.incrementAndGet()));
    }

    private LiveMatch now() {
        return host.settled().match(match);
    }

    private void pass() {
        for (int i = 0; i < 40; i++) {
            clock.move(Duration.ofSeconds(3));
            host.gameHost.tick();
            host.settled();
        }
    }

    private Seat asked() {
        return now().awaited().firstEntry().getKey();
    }

    /** Orders are given until one of that seat waits for its dice. */
    private void untilOneWaits(Seat seat) {
        for (int i = 0; i < 60; i++) {
            Optional<Pending> waiting = now().pending();
            if (waiting.isPresent()
                    && waiting.get().what() instanceof Pending.What.Given given
                    && given.order().seat().equals(seat)) {
                return;
            }
            if (waiting.isPresent()) {
                clock.move(Duration.ofSeconds(3));
                host.gameHost.tick();
            } else {
                Seat next = asked();
                Decision decision = now().decision(next).orElseThrow();
                Order order = new Order(next, new RandomComputer<>().any(decision, luck));
                done(host.matches.order(by(next.id()), match, order, OptionalLong.empty()));
            }
        }
        throw new AssertionError("no order of " + seat + " throws dice");
    }

    private long dropped() {
        return outlet.texts().stream().filter(text -> text.contains(DROPPED)).count();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void theMatchGoesOnWithoutIt(Flaw wrong) {
        done(host.matches.join(by("blue"), match, BLUE, Optional.of("an eagle")));
        done(host.matches.start(by("red"), match));
        pass();
        Seat seat = asked();
        untilOneWaits(seat);
        flaw = wrong;
        pass();

        assertThat(now().pending()).isEmpty();
        assertThat(dropped()).isEqualTo(1);
        flaw = Flaw.NONE;
        assertThat(asked()).isEqualTo(seat);
        assertThat(host.matches.deadline(match, seat)).isPresent();
        untilOneWaits(seat);
        pass();
        assertThat(now().pending()).isEmpty();
        assertThat(StubBeacon.check().verify(host.matches.diceLog(match)).sound())
                .isTrue();
        assertThat(dropped()).isEqualTo(1);
    }

    @Test
    void aFaultThatPassesDropsNothing() {
        done(host.matches.join(by("blue"), match, BLUE, Optional.of("an eagle")));
        done(host.matches.start(by("red"), match));
        pass();
        untilOneWaits(asked());
        flaw = Flaw.THROWS;
        for (int i = 0; i < 4; i++) {
            clock.move(Duration.ofSeconds(3));
            host.gameHost.tick();
            host.settled();
        }
        assertThat(now().pending()).isPresent();
        flaw = Flaw.NONE;
        pass();
        assertThat(now().pending()).isEmpty();
        assertThat(dropped()).isZero();
    }

    /** It would give the same order again and again. */
    @Test
    void aComputerRestsUntilSomebodyElseMovesTheMatchOn() {
        done(host.matches.computer(by("red"), match, BLUE, Level.EASY));
        done(host.matches.start(by("red"), match));
        pass();
        untilOneWaits(BLUE);
        flaw = Flaw.THROWS;
        pass();
        flaw = Flaw.NONE;
        pass();

        assertThat(dropped()).isEqualTo(1);
        assertThat(now().pending()).isEmpty();
        assertThat(now().awaited()).containsKey(BLUE);
        done(host.matches.leave(by("red"), match));
    }

    /** It would be given and dropped again each time; whoever starts the bot anew may have mended what was wrong. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "NONE")
    void aDefaultAnswerOfTheClockRestsUntilSomebodyElseMovesTheMatchOn(Flaw wrong) {
        done(host.matches.join(by("blue"), match, BLUE, Optional.of("an eagle")));
        done(host.matches.start(by("red"), match));
        pass();
        Seat late = untilADefaultAnswerWaits();
        flaw = wrong;
        pass();
        flaw = Flaw.NONE;
        long version = now().version();
        clock.move(Duration.ofHours(25));
        pass();

        assertThat(dropped()).isEqualTo(1);
        assertThat(now().awaited()).containsKey(late);
        assertThat(now().version()).isEqualTo(version);
        host.close();
        begin();
        clock.move(Duration.ofDays(7)); // more than the time that the bot was away, which is given back
        pass();
        assertThat(now().version()).isGreaterThan(version);
    }

    /** The time of whoever is asked runs out, again and again, until an answer of the clock's waits for its dice. */
    private Seat untilADefaultAnswerWaits() {
        for (int i = 0; i < 60; i++) {
            clock.move(Duration.ofHours(25));
            host.gameHost.tick();
            Optional<Pending> waiting = now().pending();
            if (waiting.isPresent()
                    && waiting.get().what() instanceof Pending.What.Given given
                    && given.source() == Source.CLOCK) {
                return given.order().seat();
            }
            pass();
        }
        throw new AssertionError("no default answer throws dice");
    }
}
