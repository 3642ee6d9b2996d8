package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.TestHost.AGORA;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.ActionResult.Action;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** An interaction delivered twice, a button pressed twice or late, a flood of orders at once. */
class DeliveryTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final TestHost host = TestHost.inMemory();

    @AfterEach
    void close() {
        host.close();
    }

    private ActionResult stance(Action action, String match, Seat seat, String stance, long askedAt) {
        return host.matches.order(
                action, match, new Order(seat, Call.of("stance", "stance", stance)), OptionalLong.of(askedAt));
    }

    @Test
    void everyDeedIsDoneOnce() {
        Action create = by("red");
        String match = done(host.matches.create(create, AGORA, "duel", "foils", Map.of()))
                .id();
        assertThat(done(host.matches.create(create, AGORA, "duel", "foils", Map.of()))
                        .id())
                .isEqualTo(match);
        Action join = by("red");
        done(host.matches.join(join, match, RED, Optional.of("owl")));
        done(host.matches.join(join, match, RED, Optional.of("owl")));
        done(host.matches.join(by("blue"), match, BLUE, Optional.empty()));
        Action start = by("red");
        done(host.matches.start(start, match));
        assertThat(done(host.matches.start(start, match)).version()).isEqualTo(1);
        Action order = by("red");
        ActionResult first = stance(order, match, RED, "low", 1);
        ActionResult second = stance(order, match, RED, "low", 1);

        assertThat(done(second).version()).isEqualTo(2).isEqualTo(done(first).version());
        assertThat(((ActionResult.Done) second).told())
                .isEqualTo(((ActionResult.Done) first).told())
                .isNotEmpty();
        assertThat(host.settled().outlet.texts().stream().filter(text -> text.contains("Red has chosen")))
                .hasSize(1);
    }

    @Test
    void aSecondClickFindsTheQuestionAnswered() {
        String match = host.duel(Map.of());
        long asked = host.match(match).stamp(RED).own();
        done(stance(by("red"), match, RED, "low", asked));

        assertThat(refused(stance(by("red"), match, RED, "low", asked))).isEqualTo("host.stale.waiting");
        assertThat(host.match(match).version()).isEqualTo(2);
    }

    @Test
    void anotherSeatsAnswerDoesNotMakeAButtonStale() {
        String match = host.duel(Map.of());
        long asked = host.match(match).stamp(BLUE).own();
        done(stance(by("red"), match, RED, "low", host.match(match).stamp(RED).own()));

        assertThat(host.match(match).stamp(BLUE).own()).isEqualTo(asked);
        assertThat(done(stance(by("blue"), match, BLUE, "high", asked)).version())
                .isEqualTo(3);
    }

    @Test
    void aButtonOfAnEarlierQuestionTellsWhereTheGameStands() {
        String match = host.duel(Map.of());
        long asked = host.match(match).stamp(RED).own();
        done(stance(by("red"), match, RED, "low", asked));
        done(stance(by("blue"), match, BLUE, "low", 1));
        assertThat(host.match(match).awaited()).containsKey(RED);

        assertThat(refused(stance(by("red"), match, RED, "high", asked))).isEqualTo("host.stale.asked");
        assertThat(done(stance(
                                by("red"),
                                match,
                                RED,
                                "high",
                                host.match(match).stamp(RED).own()))
                        .version())
                .isEqualTo(4);
    }

    /** Each of many orders at once is carried out or refused with a reason; the journal has no gap. */
    @Test
    void aFloodOfOrdersIsWorkedOffOneByOne() throws InterruptedException, ExecutionException {
        String match = host.duel(Map.of());
        List<Future<ActionResult>> outcomes = new ArrayList<>();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 300; i++) {
                String seat = i % 2 == 0 ? "red" : "blue";
                Call call = i % 3 == 0
                        ? Call.of("taunt", "words", "now " + i)
                        : Call.of("stance", "stance", i % 5 == 0 ? "low" : "high");
                outcomes.add(threads.submit(() -> host.order(match, seat, call)));
            }
        }
        int carriedOut = 0;
        for (Future<ActionResult> outcome : outcomes) {
            assertThat(outcome.get()).isNotInstanceOf(ActionResult.Failed.class);
            carriedOut += outcome.get() instanceof ActionResult.Done ? 1 : 0;
        }

        assertThat(carriedOut).isPositive();
        assertThat(host.match(match).version()).isEqualTo(1 + carriedOut);
        assertThat(host.settled().matches.history(match, RED, 1_000)).isNotEmpty();
    }
}
