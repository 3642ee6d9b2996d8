package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import ch.qos.logback.classic.Level;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.Overheard;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.bot.script.Wire;
import strategos.engine.ChangedGame;
import strategos.engine.Game;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.config.ConfigFolder;
import strategos.engine.duel.DuelState;
import strategos.engine.library.Library;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** The log says which match, seat, verb and version, and nothing that is hidden. */
class QuietLogTest {
    private final Overheard log = Overheard.of("strategos").at(Level.TRACE).alone();

    @AfterEach
    void stop() {
        log.close();
    }

    @Test
    void namesMatchSeatVerbAndVersionButNothingHidden() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            host.outlet.failing(post -> post.message().text().contains("chosen")
                    ? Optional.of(new Undelivered(Remedy.RETRY, "503", null))
                    : Optional.empty());
            done(host.order(match, "red", Call.of("stance", "stance", "feint")));
            host.settled();

            assertThat(log.lines())
                    .anyMatch(line -> line.contains(match) && line.contains("red stance at version 1"))
                    .anyMatch(line -> line.contains("decide") && line.contains("commit"))
                    .anyMatch(line -> line.contains("paint") && line.contains("send"))
                    .anyMatch(line -> line.contains("was not sent") && line.contains(match))
                    .noneMatch(line -> line.contains("feint"))
                    .noneMatch(line -> line.matches(".*[0-9a-f]{64}.*"))
                    .noneMatch(line -> List.of("oak", "ash", "elm", "fir", "yew", "bay").stream()
                            .anyMatch(card -> line.matches("(?i).*\\b" + card + "\\b.*")));
        }
    }

    /** A bug in a game: the order is not carried out, no die is spent, and what the exception says stays unsaid. */
    @Test
    void aFailureOfAGameChangesNothingAndItsMessageIsNotLogged() {
        Library broken = Library.of(ConfigFolder.packed(), List.of(new ChangedDuel(QuietLogTest::broken)));
        try (TestHost host = TestHost.over(Storage.inMemory(), broken, new MemoryOutlet(), new MovingClock())) {
            String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                    .id();
            done(host.matches.join(by("red"), match, new Seat("red"), Optional.empty()));
            done(host.matches.join(by("blue"), match, new Seat("blue"), Optional.empty()));
            LiveMatch before = done(host.matches.start(by("red"), match));

            ActionResult outcome = host.order(match, "red", Call.of("stance", "stance", "feint"));

            assertThat(outcome).isInstanceOf(ActionResult.Failed.class);
            assertThat(((ActionResult.Failed) outcome).why().text().key()).isEqualTo("host.failed.fault");
            assertThat(Glimpse.of(host.match(match))).isEqualTo(Glimpse.of(before));
            assertThat(log.lines())
                    .anyMatch(line -> line.contains("match " + match + ": red stance failed"))
                    .anyMatch(line -> line.contains("IllegalStateException"))
                    .noneMatch(line -> line.contains("feint"));
        }
    }

    /** The same of what is looked at, and of what is posted. */
    @Test
    void aFailureOfAViewIsLoggedWithoutItsMessage() {
        Library broken = Library.of(ConfigFolder.packed(), List.of(new ChangedDuel(QuietLogTest::unseen)));
        try (Wire wire = Wire.open(broken, "unseen")) {
            wire.done("@red /match new game:duel scenario:foils");
            wire.done("@red /match join seat:red");
            wire.done("@blue /match join seat:blue");
            wire.send("@red /match start");
            wire.send("@red /map");
        }

        assertThat(log.lines())
                .anyMatch(line -> line.contains("IllegalStateException"))
                .noneMatch(line -> line.contains("feint"));
    }

    private static Game<DuelState> unseen(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected View view(Seen<DuelState> seen) {
                throw new IllegalStateException("cannot show a feint");
            }
        }.game();
    }

    /** The toy game with a bug: its exception says what was chosen in secret. */
    private static Game<DuelState> broken(Game<DuelState> duel) {
        return new ChangedGame<>(duel) {
            @Override
            protected void decide(Order order, Play<DuelState> play) {
                throw new IllegalStateException("cannot decide " + order);
            }
        }.game();
    }
}
