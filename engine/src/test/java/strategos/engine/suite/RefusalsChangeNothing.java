package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import strategos.engine.Entry;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.json.GameCodec;
import strategos.engine.offer.Order;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** Mutated, stale, wrong-seat and malformed orders are refused in words; nothing changes, and no die falls. */
final class RefusalsChangeNothing<S> implements Watcher<S> {
    private static final int REMEMBERED = 40;

    private final Referee referee = new Referee();
    private final GameCodec<S> codec;
    private final Phrasebook words;
    private final Deque<Order> stale = new ArrayDeque<>();

    RefusalsChangeNothing(GameCodec<S> codec, Phrasebook words) {
        this.codec = codec;
        this.words = words;
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        stale.addLast(order);
        if (stale.size() > REMEMBERED) {
            stale.removeFirst();
        }
    }

    @Override
    public void at(Position<S> position) {
        String before = codec.writeState(position.state());
        for (Order order : Corpus.neverLegal(position)) {
            assertThat(refused(position, order)).as("refused: %s", order).isTrue();
        }
        List<Order> doubtful = new ArrayList<>(stale);
        doubtful.addAll(Corpus.mutated(position));
        int refused = 0;
        for (Order order : doubtful) {
            refused += refused(position, order) ? 1 : 0;
        }
        assertThat(refused)
                .as("of %s mutated and stale orders some are refused", doubtful.size())
                .isPositive();
        assertThat(codec.writeState(position.state())).isEqualTo(before);
    }

    private boolean refused(Position<S> position, Order order) {
        boolean atTable = position.seats().contains(order.seat());
        Optional<Line> refusal = atTable ? referee.refusal(position.game(), position.state(), order) : Optional.empty();
        if (atTable && refusal.isEmpty()) {
            return false;
        }
        Ruling<S> ruling = referee.rule(
                position.game(),
                position.state(),
                position.seats(),
                position.standing(),
                order,
                Entry.Source.PLAYER,
                new NoDice());
        if (!(ruling instanceof Ruling.Refused<S>(Line why))) {
            throw new AssertionError("carried out in spite of " + refusal + ": " + order);
        }
        assertThat(words.problems(why)).as("the words of a refusal").isEmpty();
        assertThat(words.withRule(why)).isNotBlank();
        refusal.ifPresent(same -> assertThat(why).isEqualTo(same));
        return true;
    }
}
