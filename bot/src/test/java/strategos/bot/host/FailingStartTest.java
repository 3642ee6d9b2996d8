package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.ChangedGame;
import strategos.engine.Game;
import strategos.engine.box.Setup;
import strategos.engine.config.ConfigFolder;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** A match whose game fails in setting up is open again. */
class FailingStartTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final AtomicBoolean failing = new AtomicBoolean(true);
    private final MovingClock clock = new MovingClock();
    private final Storage storage = Storage.inMemory();
    private final MemoryOutlet outlet = new MemoryOutlet();

    private TestHost open() {
        Library flawed = Library.of(ConfigFolder.packed(), List.of(new ChangedDuel(this::flawed)));
        return TestHost.over(storage, flawed, outlet, clock);
    }

    private Game<DuelState> flawed(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected DuelState setUp(Setup setup) {
                if (failing.get()) {
                    throw new IllegalStateException("for a test");
                }
                return super.setUp(setup);
            }
        }.game();
    }

    private static String seated(TestHost host, String dice) {
        String match = done(host.matches.create(by("red"), TestHost.AGORA, "duel", "foils", Map.of("dice", dice)))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.of("an owl")));
        done(host.matches.join(by("blue"), match, BLUE, Optional.of("an eagle")));
        return match;
    }

    private void pass(TestHost host) {
        for (int i = 0; i < 20; i++) {
            clock.move(Duration.ofSeconds(3));
            host.gameHost.tick();
            host.settled();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chain", "beacon"})
    void itIsLeftAndClosed(String dice) {
        try (TestHost host = open()) {
            String match = seated(host, dice);
            host.matches.start(by("red"), match);
            pass(host);

            assertThat(outlet.texts()).anyMatch(text -> text.contains("could not begin"));
            done(host.matches.leave(by("red"), match));
            assertThat(done(host.matches.leave(by("blue"), match)).stage()).isEqualTo(Stage.OVER);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"chain", "beacon"})
    void itIsStartedAnewOnceItsGameIsMended(String dice) {
        try (TestHost host = open()) {
            String match = seated(host, dice);
            host.matches.start(by("red"), match);
            pass(host);
            failing.set(false);
            done(host.matches.start(by("blue"), match));
            pass(host);

            assertThat(host.match(match).stage()).isEqualTo(Stage.RUNNING);
        }
    }

    @Test
    void nobodyTriesForEver() {
        try (TestHost host = open()) {
            String match = seated(host, "chain");
            host.matches.start(by("red"), match);
            pass(host);
            pass(host);

            assertThat(outlet.texts().stream().filter(text -> text.contains("could not begin")))
                    .hasSize(1);
            assertThat(host.match(match).version()).isZero();
        }
    }
}
