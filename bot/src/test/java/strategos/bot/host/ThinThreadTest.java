package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.done;

import java.util.Map;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;

/** One order all the way: from the player to the stored commit and the delivered post. */
class ThinThreadTest {
    @Test
    void anOrderIsStoredAndTold() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = house.duel(Map.of());
            long before = house.match(match).version();

            LiveMatch after = done(house.order(match, "red", Call.of("taunt", "words", "Have at you")));

            assertThat(after.version()).isEqualTo(before + 1);
            assertThat(house.settled().outlet.texts()).anyMatch(text -> text.contains("Have at you"));
        }
    }
}
