package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.done;

import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;

/** One order all the way: from the player to the stored commit and the delivered post. */
class ThinThreadTest {
    @Test
    void anOrderIsStoredAndTold() {
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            long before = host.match(match).version();

            LiveMatch after = done(host.order(match, "red", Call.of("taunt", "words", "Have at you")));

            assertThat(after.version()).isEqualTo(before + 1);
            assertThat(host.settled().outlet.texts()).anyMatch(text -> text.contains("Have at you"));
        }
    }
}
