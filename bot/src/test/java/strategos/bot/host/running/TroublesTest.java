package strategos.bot.host.running;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.MovingClock;

class TroublesTest {
    private final MovingClock clock = new MovingClock();
    private final Troubles troubles = new Troubles(clock);
    private final List<String> remedied = new ArrayList<>();

    private void remedy(String match) {
        remedied.add(match);
        if (match.equals("broken")) {
            throw new IllegalStateException("cannot be read");
        }
    }

    @Test
    void aMatchThatCannotGoOnStopsNoOtherAndIsTriedAgain() {
        List<String> all = List.of("broken", "one", "two", "three");
        all.forEach(troubles::report);
        clock.move(Duration.ofMinutes(1));

        troubles.tick(this::remedy);
        assertThat(remedied).containsExactlyInAnyOrderElementsOf(all);

        remedied.clear();
        clock.move(Duration.ofMinutes(1));
        troubles.tick(this::remedy);
        assertThat(remedied).containsExactly("broken");
    }

    /** It would wait until that clock says the same again. */
    @Test
    void aClockThatIsPutBackKeepsNoMatchWaiting() {
        clock.move(Duration.ofDays(30));
        troubles.report("one");
        clock.move(Duration.ofDays(-30));
        troubles.tick(this::remedy);
        assertThat(remedied).containsExactly("one");
    }
}
