package strategos.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Event;
import strategos.engine.Play;
import strategos.engine.Seen;
import strategos.engine.Seen.Concealment;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;

class ActsTest {
    /** Counts up or down, from a position that is a number. */
    private record Count(Verb verb, int by, int end) implements Act<Integer, String> {
        @Override
        public Optional<Offer> offer(Seen<Integer> seen, String actor) {
            return seen.position() == end || actor.isEmpty() ? Optional.empty() : Optional.of(SlotOffer.bare(verb));
        }

        @Override
        public void carryOut(Play<Integer> play, String actor, Call call) {
            play.happen(new Counted(play.state() + by));
        }
    }

    private record Counted(int now) implements Event<Integer> {
        @Override
        public Integer apply(Integer state) {
            return now;
        }

        @Override
        public Optional<Line> tell(Seen<Integer> before) {
            return Optional.empty();
        }
    }

    private static final class Happened implements Play<Integer> {
        private final List<Event<Integer>> events = new ArrayList<>();
        private int state = 1;

        @Override
        public Integer state() {
            return state;
        }

        @Override
        public void happen(Event<Integer> event) {
            events.add(event);
            state = event.apply(state);
        }

        @Override
        public Roll roll(Cause cause, int count, int sides) {
            throw new AssertionError("nothing is thrown");
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            throw new AssertionError("nothing is shuffled");
        }
    }

    private static final class Open extends Concealment<Integer> {
        @Override
        protected Integer hide(Integer position, Viewer viewer) {
            return position;
        }
    }

    private static final Count UP = new Count(Verb.calm("up", "1"), 1, 3);
    private static final Count DOWN = new Count(Verb.calm("down", "1"), -1, 0);

    private final Acts<Integer, String> acts = new Acts<>(List.of(UP, DOWN));

    private List<String> offered(int position, String actor) {
        return acts.offers(new Open().of(position, Viewer.EVERYONE), actor).stream()
                .map(offer -> offer.verb().name())
                .toList();
    }

    @Test
    void whatIsOpenIsOfferedInTheOrderOfTheTable() {
        assertThat(acts.verbs()).containsExactly(UP.verb(), DOWN.verb());
        assertThat(offered(1, "anyone")).containsExactly("up", "down");
        assertThat(offered(3, "anyone")).containsExactly("down");
        assertThat(offered(1, "")).isEmpty();
    }

    @Test
    void theOrderOfThatVerbIsCarriedOut() {
        Happened play = new Happened();
        acts.carryOut(play, "anyone", Call.of("down"));
        assertThat(play.events).containsExactly(new Counted(0));
        assertThat(acts.act("up")).contains(UP);
    }

    @Test
    void aVerbThatThereIsNotIsNamed() {
        assertThat(acts.act("sideways")).isEmpty();
        assertThatThrownBy(() -> acts.carryOut(new Happened(), "anyone", Call.of("sideways")))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("sideways");
    }

    @Test
    void noTwoOrdersHaveOneVerb() {
        assertThatThrownBy(() -> new Acts<>(List.of(UP, UP)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("up");
    }
}
