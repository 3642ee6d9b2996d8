package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import strategos.engine.Decision;
import strategos.engine.Referee;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Occasion;
import strategos.engine.standing.Rest;
import strategos.engine.text.Phrasebook;

/**
 * What may be left to a standing order answers the question that is put: nothing is said against it, its conditions hold, and
 * its answer is legal; its button says it in full, and everyone may see it.
 */
final class Rested<S> implements Watcher<S> {
    private static final int LONGEST_LABEL = 80;

    private final Phrasebook words;

    Rested(Phrasebook words) {
        this.words = words;
    }

    @Override
    public void at(Position<S> position) {
        for (Seat seat : position.game().rules().awaited(position.state()).keySet()) {
            for (Rest rest : position.game().decisions().rests(position.seenBy(Viewer.EVERYONE), seat)) {
                check(position, seat, rest);
            }
            for (String verb : position.game().decisions().unseen(position.seenBy(Viewer.EVERYONE), seat)) {
                assertThat(position.game().box().verb(verb))
                        .as("a verb: %s", verb)
                        .isPresent();
            }
        }
    }

    private void check(Position<S> position, Seat seat, Rest rest) {
        assertThat(rest.standing().seat()).isEqualTo(seat);
        assertThat(rest.name())
                .as("a name that fits into an id")
                .hasSizeBetween(1, 20)
                .doesNotContain("|");
        assertThat(words.say(rest.label())).hasSizeBetween(1, LONGEST_LABEL);
        assertThat(position.game().decisions().objection(rest.standing(), position.seenBy(seat)))
                .as("what is said against %s", rest)
                .isEmpty();
        assertThat(new Referee()
                        .refusal(
                                position.game(),
                                position.state(),
                                new Order(seat, rest.standing().answer())))
                .as("why %s cannot be answered", rest)
                .isEmpty();
        Optional<Occasion> occasion = position.game()
                .decisions()
                .of(position.seenBy(Viewer.EVERYONE), seat)
                .flatMap(Decision::occasion);
        assertThat(occasion.map(Occasion::topic))
                .as("the topic of %s", rest)
                .contains(rest.standing().topic());
        rest.standing().when().forEach((fact, condition) -> {
            String now = occasion.get().facts().getOrDefault(fact, "");
            // What only the player may know, such as whether a card of his fits, everyone sees as a blank.
            assertThat(now.isEmpty() || condition.holds(now))
                    .as("%s is %s now, and %s asks for more", fact, now, rest)
                    .isTrue();
        });
    }
}
