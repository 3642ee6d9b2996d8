package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Result;
import strategos.engine.Ruling;
import strategos.engine.box.Box;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;

/** No invariant is broken, no end is dead, and a decision keeps to the box. */
final class SoundPositions<S> implements Watcher<S> {
    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        assertThat(start.standing()).isEmpty();
    }

    @Override
    public void at(Position<S> position) {
        Game<S> game = position.game();
        S state = position.state();
        assertThat(game.rules().broken(state)).as("broken invariant").isEmpty();
        Optional<Result> result = game.rules().result(state);
        assertThat(game.rules().awaited(state).keySet())
                .as("awaited")
                .isSubsetOf(position.seats())
                .matches(seats -> seats.isEmpty() == result.isPresent(), "somebody is awaited or it is over, not both");
        result.ifPresent(over -> sound(position, over));
        for (Seat seat : position.seats()) {
            Optional<Decision> decision = game.decisions().of(position.seenBy(seat), seat);
            if (game.rules().awaited(state).containsKey(seat)) {
                assertThat(decision)
                        .as("the decision of %s, who is awaited", seat)
                        .isPresent();
            }
            decision.ifPresent(d -> sound(game.box(), d));
        }
        for (StandingOrder standing : position.standing()) {
            assertThat(game.decisions().objection(standing, position.seenBy(standing.seat())))
                    .as("a standing order kept against the game's objection: %s", standing)
                    .isEmpty();
        }
    }

    private static <S> void sound(Position<S> position, Result result) {
        assertThat(result.ranking())
                .extracting(Result.Place::seat)
                .containsExactlyInAnyOrderElementsOf(position.seats());
        assertThat(result.ranking()).extracting(Result.Place::rank).isSorted().startsWith(1);
        assertThat(position.seats()).containsAll(result.winners());
        for (Seat seat : position.seats()) {
            assertThat(position.game().decisions().of(position.seenBy(seat), seat))
                    .as("a decision after the end")
                    .isEmpty();
            assertThat(position.game().rules().mayResign(position.seenBy(seat).position(), seat))
                    .isFalse();
        }
    }

    private static void sound(Box box, Decision decision) {
        assertThat(decision.offers()).extracting(offer -> offer.verb().name()).doesNotHaveDuplicates();
        for (Offer offer : decision.offers()) {
            assertThat(box.verbs()).contains(offer.verb());
            assertThat(offer.verb()).matches(verb -> !verb.question(), "is no question");
        }
        decision.fallback().get().ifPresent(call -> {
            Optional<Offer> offer = decision.offer(call.verb());
            assertThat(offer).as("the fallback %s is open", call).isPresent();
            assertThat(offer.get().refusal(call)).as("the fallback %s", call).isEmpty();
        });
        decision.occasion().ifPresent(occasion -> {
            Optional<Topic> topic = box.topic(occasion.topic());
            assertThat(topic).as("the topic %s", occasion.topic()).isPresent();
            occasion.facts().forEach((name, value) -> sound(topic.get(), name, value));
        });
    }

    private static void sound(Topic topic, String name, String value) {
        Optional<Topic.Fact> fact = topic.fact(name);
        assertThat(fact).as("the fact %s of %s", name, topic.name()).isPresent();
        if (value.isEmpty()) {
            return; // does not apply now, so no condition on it holds
        }
        if (fact.get().number()) {
            assertThat(value).as(name).matches("0|-?[1-9][0-9]*");
        } else {
            assertThat(fact.get().values()).as(name).contains(value);
        }
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        assertThat(ruling.entries()).as("what %s brought about", order).isNotEmpty();
    }
}
