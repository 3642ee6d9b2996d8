package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;

/** Two hosts over one database, each of which keeps the match in its memory: of two who decide at once one does it. */
class TwoHostsTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final Storage storage = Storage.inMemory();
    private final MovingClock clock = new MovingClock();
    private final TestHost one = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock);
    private final TestHost other = TestHost.over(storage, DuelFactory.library(), new MemoryOutlet(), clock);
    private String match = "";

    @BeforeEach
    void begin() {
        match = done(one.matches.create(by("red"), AGORA, "duel", "foils", Map.of()))
                .id();
        done(one.matches.join(by("red"), match, RED, Optional.empty()));
        bothKnow();
    }

    @AfterEach
    void close() {
        one.close();
        other.close();
        storage.close();
    }

    /** Each has the match as it is now in its memory. */
    private void bothKnow() {
        storage.users().forget("nobody");
        one.matches.forget(TestHost.person("nobody"));
        other.matches.forget(TestHost.person("nobody"));
        assertThat(one.match(match).seats()).isEqualTo(other.match(match).seats());
    }

    @Test
    void aSeatIsTakenOnce() {
        done(one.matches.join(by("blue"), match, BLUE, Optional.empty()));

        assertThat(other.match(match).held(TestHost.person("blue")))
                .as("what the other still believes")
                .isEmpty();
        assertThat(refused(other.matches.join(by("eve"), match, BLUE, Optional.empty())))
                .contains("taken");

        assertThat(one.match(match).held(TestHost.person("blue"))).containsExactly(BLUE);
        assertThat(other.match(match).held(TestHost.person("blue"))).containsExactly(BLUE);
    }

    @Test
    void whoLeavesAndWhoStartsDoNotMiss() {
        done(one.matches.join(by("blue"), match, BLUE, Optional.empty()));
        bothKnow();
        done(one.matches.leave(by("blue"), match));

        assertThat(other.matches.start(by("red"), match)).isInstanceOf(ActionResult.Refused.class);
        assertThat(one.match(match).stage()).isEqualTo(LiveMatch.Stage.OPEN);
    }

    @Test
    void anOrderIsGivenOnce() {
        done(one.matches.join(by("blue"), match, BLUE, Optional.empty()));
        done(one.matches.start(by("red"), match));
        one.settled();
        bothKnow();
        Order high = new Order(RED, Call.of("stance", "stance", "high"));
        done(one.matches.order(by("red"), match, high, OptionalLong.empty()));

        assertThat(other.matches.order(by("red"), match, high, OptionalLong.empty()))
                .isInstanceOf(ActionResult.Refused.class);
        assertThat(other.match(match).version()).isEqualTo(one.match(match).version());
    }
}
