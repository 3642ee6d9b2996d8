package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch.Stage;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;

/** Where a match slept another may live: whatever happens to the first is not told there. */
class SleepingMatchTest {
    private static final Seat RED = new Seat("red");

    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    /** Another match, of which so much is told that nothing of the first is in sight. */
    private void another() {
        String other = done(host.matches.create(by("zoe"), AGORA, "duel", "foils", Map.of()))
                .id();
        for (int i = 0; i < 30; i++) {
            done(host.matches.join(by("zoe"), other, RED, Optional.empty()));
            done(host.matches.computer(by("zoe"), other, RED, Level.EASY));
            host.settled();
        }
    }

    /** The messages that stand there: what the sleeping match has said before may go, or change. */
    private Set<String> posted() {
        return host.settled().outlet.messages().stream()
                .map(MemoryOutlet.Message::id)
                .collect(Collectors.toSet());
    }

    @Test
    void whoLeavesAndClosesARunningOneIsNotToldOf() {
        String match = host.duel(Map.of());
        done(host.matches.sleep(by("red"), match));
        another();
        Set<String> before = posted();
        done(host.matches.leave(by("blue"), match));
        done(host.matches.leave(by("red"), match));
        assertThat(done(host.matches.close(by("red"), match)).stage()).isEqualTo(Stage.OVER);

        assertThat(before).containsAll(posted());
    }

    @Test
    void whoLeavesAndClosesAnOpenOneIsNotToldOf() {
        String match = done(host.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                .id();
        done(host.matches.join(by("red"), match, RED, Optional.empty()));
        done(host.matches.join(by("blue"), match, new Seat("blue"), Optional.empty()));
        done(host.matches.sleep(by("red"), match));
        another();
        Set<String> before = posted();
        done(host.matches.leave(by("blue"), match));
        assertThat(done(host.matches.leave(by("red"), match)).stage()).isEqualTo(Stage.OVER);

        assertThat(before).containsAll(posted());
    }
}
