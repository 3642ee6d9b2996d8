package strategos.engine.games.xenophon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Play;
import strategos.engine.Referee;
import strategos.engine.TestTable;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;
import strategos.engine.games.xenophon.events.MarchEvent.Settled;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Line;

/** A position played on step by step, without a referee who would go on to the next question. */
final class Field implements Play<MarchState> {
    private final Dice dice;
    private final List<Event<MarchState>> events = new ArrayList<>();
    private MarchState state;

    Field(MarchState state, Dice dice) {
        this.state = state;
        this.dice = dice;
    }

    /** One step that needs no decision. */
    Field advance() {
        assertThat(Camp.game().rules().awaited(state)).as("awaited").isEmpty();
        Camp.game().rules().advance(this);
        return this;
    }

    /** Steps until somebody is awaited. */
    Field toQuestion() {
        while (Camp.game().rules().awaited(state).isEmpty()) {
            Camp.game().rules().advance(this);
        }
        return this;
    }

    /** Steps until a throw is settled, or somebody is awaited. */
    Field toResult() {
        int settled = settled().size();
        while (settled().size() == settled && Camp.game().rules().awaited(state).isEmpty()) {
            Camp.game().rules().advance(this);
        }
        return this;
    }

    /** An order, which must be legal; what follows by itself is not played. */
    Field order(Seat seat, String call) {
        Order order = new Order(seat, TestTable.call(call));
        assertThat(refusal(seat, call)).as("refusal of %s", order).isEmpty();
        Camp.game().rules().decide(order, this);
        return this;
    }

    /** Why the order is refused; empty when it is legal. */
    Optional<Line> refusal(Seat seat, String call) {
        return new Referee().refusal(Camp.game(), state, new Order(seat, TestTable.call(call)));
    }

    /** All that has happened. */
    List<Event<MarchState>> events() {
        return List.copyOf(events);
    }

    /** What has happened of that kind. */
    <E> List<E> events(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** The results so far. */
    List<Settled> settled() {
        return events(Settled.class);
    }

    @Override
    public MarchState state() {
        return state;
    }

    @Override
    public void happen(Event<MarchState> event) {
        events.add(event);
        state = event.apply(state);
    }

    @Override
    public Roll roll(Cause cause, int count, int sides) {
        return dice.roll(cause, count, sides);
    }

    @Override
    public Roll shuffle(Cause cause, int size) {
        return dice.shuffle(cause, size);
    }
}
