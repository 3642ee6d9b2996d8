package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHouse.AGORA;
import static strategos.bot.host.TestHouse.by;
import static strategos.bot.host.TestHouse.done;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.RegisteredGames.Offered;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Seats that computers hold. */
class ComputerTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private static String againstTheComputer(TestHouse house) {
        String match = done(house.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                .id();
        done(house.matches.join(by("red"), match, RED, Optional.empty()));
        done(house.matches.computer(by("red"), match, BLUE));
        done(house.matches.start(by("red"), match));
        return match;
    }

    @Test
    void theComputerAnswersByItself() {
        try (TestHouse house = TestHouse.inMemory()) {
            String match = againstTheComputer(house);

            assertThat(house.settled().match(match).awaited()).containsOnlyKeys(RED);
            long version = done(house.order(match, "red", Call.of("stance", "stance", "low")))
                    .version();
            assertThat(house.settled().match(match).version()).isGreaterThanOrEqualTo(version);
            assertThat(house.match(match).awaited()).doesNotContainKey(BLUE);
        }
    }

    @Test
    void theSameMatchGoesTheSameWay() {
        try (TestHouse one = TestHouse.inMemory();
                TestHouse two = TestHouse.inMemory()) {
            String first = againstTheComputer(one);
            String second = againstTheComputer(two);

            assertThat(second).isEqualTo(first);
            assertThat(two.settled().match(second).version())
                    .isEqualTo(one.settled().match(first).version());
        }
    }

    /** A match among computers of every registered game plays itself to the end. */
    @ParameterizedTest
    @MethodSource("strategos.bot.host.RegisteredGames#all")
    void computersPlayWholeMatches(Offered offered) {
        try (TestHouse house =
                TestHouse.over(Storage.inMemory(), offered.library(), new MemoryOutlet(), new MovingClock())) {
            String match = done(house.matches.create(
                            by("host"),
                            AGORA,
                            offered.game(),
                            offered.scenario().id(),
                            Map.of()))
                    .id();
            List<Seat> seats =
                    offered.scenario().seats().subList(0, offered.scenario().least());
            seats.forEach(seat -> done(house.matches.computer(by("host"), match, seat)));
            done(house.matches.start(by("host"), match));

            LiveMatch over = house.settled().match(match);
            assertThat(over.stage()).isEqualTo(Stage.OVER);
            assertThat(house.outlet.messages().getLast().text()).contains("The match is over");
        }
    }

    /** The house is closed while the computers play, and plays on when it opens again. */
    @Test
    void computersPlayOnAfterARestart() {
        Storage storage = Storage.inMemory();
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        String match;
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            match = done(house.matches.create(by("host"), AGORA, "duel", "sabres", Map.of()))
                    .id();
            done(house.matches.computer(by("host"), match, RED));
            done(house.matches.computer(by("host"), match, BLUE));
            done(house.matches.start(by("host"), match));
        }
        long before;
        try (TestHouse house = TestHouse.over(storage, DuelFactory.library(), outlet, clock)) {
            before = house.match(match).version();
            while (house.match(match).stage() != Stage.OVER) {
                house.settled();
            }
            assertThat(house.match(match).version()).isGreaterThanOrEqualTo(before);
        }
    }
}
