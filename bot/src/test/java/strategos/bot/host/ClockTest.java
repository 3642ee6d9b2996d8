package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Time limits: a notice at half time, the default answer when the time is out. */
class ClockTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestHouse house = TestHouse.inMemory();

    @AfterEach
    void close() {
        house.close();
    }

    private void pass(Duration time) {
        house.settled();
        house.clock.move(time);
        house.house.tick();
        house.settled();
    }

    private List<String> told(String words) {
        return house.settled().outlet.texts().stream()
                .filter(text -> text.contains(words))
                .toList();
    }

    @Test
    void pingsOnceAtHalfTimeAndAnswersWhenTheTimeIsOut() {
        String match = house.duel(Map.of("clock", "6h"));
        done(house.order(match, "red", Call.of("stance", "stance", "low")));

        pass(Duration.ofHours(2));
        assertThat(told("hours are left")).isEmpty();
        pass(Duration.ofHours(1));
        assertThat(told("hours are left"))
                .hasSize(1)
                .first()
                .asString()
                .contains("3 hours are left for Blue", "<@id-blue>");
        pass(Duration.ofHours(1));
        assertThat(told("hours are left")).hasSize(1);
        assertThat(house.match(match).version()).isEqualTo(2);

        pass(Duration.ofHours(2));
        assertThat(told("The time of Blue is out")).hasSize(1);
        assertThat(house.match(match).version()).isEqualTo(3);
    }

    @Test
    void anAnswerStopsTheClock() {
        String match = house.duel(Map.of("clock", "1h"));
        done(house.order(match, "red", Call.of("stance", "stance", "low")));
        pass(Duration.ofMinutes(20));
        done(house.order(match, "blue", Call.of("stance", "stance", "low")));

        pass(Duration.ofMinutes(50));
        assertThat(told("is out")).isEmpty();
        assertThat(house.match(match).version()).isEqualTo(3);
        pass(Duration.ofMinutes(10));
        assertThat(told("is out")).hasSize(2);
    }

    @Test
    void anotherSeatsAnswerLeavesTheTimeRunning() {
        String match = house.duel(Map.of("clock", "1h"));
        pass(Duration.ofMinutes(50));
        done(house.order(match, "red", Call.of("stance", "stance", "low")));

        pass(Duration.ofMinutes(10));
        assertThat(told("The time of Blue is out")).hasSize(1);
    }

    @Test
    void aLongTimeAtOnceGivesTheNoticeAndTheAnswer() {
        String match = house.duel(Map.of("clock", "24h"));
        done(house.order(match, "red", Call.of("stance", "stance", "high")));

        pass(Duration.ofDays(3));
        pass(Duration.ZERO);

        assertThat(told("The time of Blue is out")).hasSize(1);
        assertThat(house.match(match).version()).isEqualTo(3);
    }

    @Test
    void withoutADefaultAnswerTheMatchWaits() {
        String match = house.duel(Map.of("clock", "1h"));
        done(house.order(match, "red", Call.of("stance", "stance", "high")));
        done(house.order(match, "blue", Call.of("stance", "stance", "low")));
        assertThat(house.match(match).awaited()).hasSize(1);
        long version = house.match(match).version();

        pass(Duration.ofHours(2));
        pass(Duration.ofHours(2));

        assertThat(told("no default answer")).hasSize(1);
        assertThat(house.match(match).version()).isEqualTo(version);
    }

    @Test
    void whoTakesASeatOverHasTheWholeTime() {
        String match = house.duel(Map.of("clock", "1h"));
        done(house.order(match, "red", Call.of("stance", "stance", "high")));
        done(house.order(match, "blue", Call.of("stance", "stance", "low")));
        Seat asked = house.match(match).awaited().firstEntry().getKey();
        done(house.matches.leave(by(asked.id()), match));
        pass(Duration.ofHours(5));
        done(house.matches.join(TestHouse.manager("eve"), match, asked, Optional.empty()));

        pass(Duration.ofMinutes(29));
        assertThat(told("left for")).isEmpty();
        pass(Duration.ofMinutes(1));
        assertThat(told("30 minutes are left for")).hasSize(1);
    }

    @Test
    void withoutAClockNobodyIsHurried() {
        String match = house.duel(Map.of());
        pass(Duration.ofDays(1_000));

        assertThat(house.match(match).version()).isEqualTo(1);
        assertThat(house.match(match).awaited()).containsOnlyKeys(RED, BLUE);
    }
}
