package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Order;
import strategos.engine.seat.Viewer;

/**
 * Two positions that differ only in what is hidden from a viewer are one to that viewer: equal views, offers, refusals and
 * answers; and when the same order is carried out on both with the same dice, an equal story, until something comes to
 * light.
 */
final class NothingLeaks<S> implements Watcher<S> {
    private final Optional<Scramble<S>> scramble;
    private final boolean all;

    /**
     * Of one match.
     *
     * @param all whether each order is watched by all, instead of by one of them, by turns
     */
    NothingLeaks(Optional<Scramble<S>> scramble, boolean all) {
        this.scramble = scramble;
        this.all = all;
    }

    @Override
    public void at(Position<S> position) {
        for (Viewer viewer : position.viewers()) {
            Seen<S> seen = position.seenBy(viewer);
            if (scramble.isEmpty()) {
                assertThat(seen.position().equals(position.state()))
                        .as("nothing is hidden from %s; else the game needs a Scramble", viewer)
                        .isTrue();
                continue;
            }
            S other = scramble.get().scramble(position.state(), viewer, position.random());
            assertThat(position.game().rules().broken(other))
                    .as("the scramble is sound")
                    .isEmpty();
            assertThat(position.game().conceal(other, viewer))
                    .as("the scramble, concealed for %s", viewer)
                    .isEqualTo(seen);
            List<Order> orders = Corpus.mutated(position);
            assertThat(Shown.by(viewer, position, other, orders))
                    .as("what %s gets, whatever is hidden", viewer)
                    .isEqualTo(Shown.by(viewer, position, position.state(), orders));
        }
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        if (scramble.isEmpty()) {
            return;
        }
        Map<Viewer, S> others = new LinkedHashMap<>();
        for (Viewer viewer : watching(before)) {
            S other = scramble.get().scramble(before.state(), viewer, before.random());
            if (!other.equals(before.state())) { // else one and the same world
                others.put(viewer, other);
            }
        }
        Optional<Ruling.Accepted<S>> here = others.isEmpty() ? Optional.empty() : rule(before, before.state(), order);
        if (here.isEmpty()) {
            return;
        }
        others.forEach((viewer, other) -> rule(before, other, order)
                .ifPresent(there -> new TwoWorlds<>(before.game(), viewer, before.state(), other, Event::reveals)
                        .compare(here.get().entries(), there.entries())));
    }

    private List<Viewer> watching(Position<S> before) {
        List<Viewer> viewers = before.viewers();
        return all ? viewers : List.of(viewers.get(before.number() % viewers.size()));
    }

    private static <S> Optional<Ruling.Accepted<S>> rule(Position<S> before, S state, Order order) {
        Ruling<S> ruling = new Referee()
                .rule(
                        before.game(),
                        state,
                        before.seats(),
                        List.of(),
                        order,
                        Entry.Source.PLAYER,
                        new SeededDice(before.luck()));
        return ruling instanceof Ruling.Accepted<S> accepted ? Optional.of(accepted) : Optional.empty();
    }
}
