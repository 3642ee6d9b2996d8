package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;

/** A seat takes its last order back: the journal grows, the position is the earlier one. */
class UndoTest {
    private static final Seat RED = new Seat("red");

    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    private ActionResult undo(String who, String match, String seat) {
        return host.matches.undo(by(who), match, new Seat(seat));
    }

    @Test
    void givesThePositionBackAndCountsOn() {
        String match = host.duel(Map.of());
        Glimpse before = Glimpse.of(host.match(match));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        LiveMatch after = done(undo("red", match, "red"));

        assertThat(after.version()).isEqualTo(3);
        assertThat(after.awaited()).containsKey(RED);
        assertThat(Glimpse.of(after).views()).isEqualTo(before.views());
        assertThat(host.settled().outlet.texts())
                .anyMatch(text -> text.contains("The last order of Red is taken back"));
        assertThat(host.matches.history(match, RED, 100))
                .extracting(Matches.HistoryLine::words)
                .endsWith("You have chosen low. (2.1)", "The last order of Red is taken back.");
    }

    @Test
    void oneAfterTheOtherBackToTheBarrier() {
        String match = host.duel(Map.of());
        done(host.order(match, "red", Call.of("taunt", "words", "ha")));
        done(host.order(match, "red", Call.of("stance", "stance", "low")));

        done(undo("red", match, "red"));
        done(undo("red", match, "red"));

        assertThat(refused(undo("red", match, "red"))).isEqualTo("host.undo.nothing");
        assertThat(done(host.order(match, "red", Call.of("taunt", "words", "ho")))
                        .version())
                .isEqualTo(6);
    }

    @Test
    void notOverAnotherSeatsOrder() {
        String match = host.duel(Map.of());
        done(host.order(match, "red", Call.of("taunt", "words", "ha")));
        done(host.order(match, "blue", Call.of("taunt", "words", "ho")));
        long version = host.match(match).version();

        assertThat(refused(undo("red", match, "red"))).isEqualTo("host.undo.barred");
        assertThat(host.match(match).version()).isEqualTo(version);
    }

    @Test
    void onlyOnesOwnSeat() {
        String match = host.duel(Map.of());
        done(host.order(match, "red", Call.of("taunt", "words", "ha")));

        assertThat(refused(undo("blue", match, "red"))).isEqualTo("host.not-your-seat");
    }

    @Test
    void notAfterTheEnd() {
        String match = host.duel(Map.of());
        done(host.matches.resign(by("red"), match, RED));

        assertThat(refused(undo("red", match, "red"))).isEqualTo("host.over");
    }

    @Test
    void aStandingOrderStays() {
        String match = host.duel(Map.of());
        done(host.order(match, "red", Call.of("stance", "stance", "low")));
        done(host.matches.stand(by("red"), match, new StandingOrder(RED, "parry", Map.of(), Call.of("pass"), 1), 0));

        assertThat(done(undo("red", match, "red")).standing(RED)).hasSize(1);
    }
}
