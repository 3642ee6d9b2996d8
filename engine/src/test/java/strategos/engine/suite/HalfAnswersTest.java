package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Game;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.skirmish.SkirmishFactory;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;

/** A standing order is typed: whatever its answer leaves out, or says amiss, it gets a sentence or is kept. */
class HalfAnswersTest {
    private static final int MOST_ORDERS = 200_000;
    private static final int APART = 97;
    private static final int MOST_TRIED = 12;

    @TestFactory
    Stream<DynamicTest> everyGame() {
        return Stream.concat(RegisteredGames.LIBRARY.games().stream(), SkirmishFactory.library().games().stream())
                .flatMap(HalfAnswersTest::tests);
    }

    private static <S> Stream<DynamicTest> tests(Game<S> game) {
        return Tables.usual(game.box()).stream()
                .map(table -> DynamicTest.dynamicTest(game.box().id() + " " + table, () -> {
                    Typist<S> typist = new Typist<>(game);
                    new RandomPlay<>(game, table.setup(3), 3, MOST_ORDERS).play(typist);
                    assertThat(typist.tried).isPositive();
                }));
    }

    private static final class Typist<S> implements Watcher<S> {
        private final Game<S> game;
        private int tried;

        Typist(Game<S> game) {
            this.game = game;
        }

        @Override
        public void at(Position<S> position) {
            if (game.rules().result(position.state()).isPresent()
                    || position.number() % APART != 0
                    || tried >= MOST_TRIED) {
                return;
            }
            tried++;
            for (Seat seat : game.rules().awaited(position.state()).keySet()) {
                for (Topic topic : game.box().topics()) {
                    topic.answers().forEach(answer -> typed(position, seat, topic, answer));
                }
            }
        }

        private void typed(Position<S> position, Seat seat, Topic topic, String answer) {
            Verb verb = game.box().verb(answer).orElseThrow();
            kept(position, seat, topic, Call.of(answer));
            Call all = Call.of(answer);
            for (Slot slot : verb.slots()) {
                kept(position, seat, topic, Call.of(answer, slot.name(), "nonsense"));
                kept(position, seat, topic, all);
                all = all.with(slot.name(), "1");
            }
            kept(position, seat, topic, all);
        }

        private void kept(Position<S> position, Seat seat, Topic topic, Call answer) {
            StandingOrder standing = new StandingOrder(seat, topic.name(), Map.of(), answer, 1);
            assertThat(game.decisions().objection(standing, position.seenBy(seat)))
                    .as("%s: %s", topic.name(), answer)
                    .isNotNull();
        }
    }
}
