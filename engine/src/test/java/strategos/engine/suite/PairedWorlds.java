package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.UndoBarrier;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Order;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;

/**
 * Beside a match, for each viewer another that could be the one played, for all that he knows: every order, his own and the
 * others', is given in both, with the same dice. All that he gets stays equal, order after order, until something comes to
 * light that says so, and that nobody can take back.
 */
public final class PairedWorlds<S> implements Watcher<S> {
    /** All that a viewer can ask for is compared once in so many orders. */
    private static final int DEAR_EVERY = 24;

    /** A pair is given up after so many orders: another may differ in what this one does not. */
    private static final int LONGEST = 40;

    private final Scramble<S> scramble;
    private final Map<Viewer, Pair<S>> pairs = new HashMap<>();
    private final Map<String, Integer> ends = new TreeMap<>();
    private int orders;
    private int alike;

    /** The other world of a viewer, and how long it has been one with this. */
    private record Pair<S>(Twin<S> twin, int age) {}

    PairedWorlds(Scramble<S> scramble) {
        this.scramble = scramble;
    }

    /** Orders compared so far, once for each viewer. */
    public int orders() {
        return orders;
    }

    /** Those of them after which both worlds still were one. */
    public int alike() {
        return alike;
    }

    /** How often what ended a pair: an event that showed something, or an order that could not be given in both. */
    Map<String, Integer> ends() {
        return ends;
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        pairs.clear();
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        for (Viewer viewer : before.viewers()) {
            orders++;
            Pair<S> pair = pairs.computeIfAbsent(
                    viewer, v -> new Pair<>(scramble.twin(before.state(), v, before.random()), 0));
            Optional<Twin<S>> left = compare(before, order, ruling, viewer, pair);
            if (left.isPresent() && pair.age() < LONGEST) {
                pairs.put(viewer, new Pair<>(left.get(), pair.age() + 1));
            } else {
                pairs.remove(viewer);
            }
        }
    }

    /** The twin after the order; empty when the viewer knows now which world it is. */
    private Optional<Twin<S>> compare(
            Position<S> before, Order order, Ruling.Accepted<S> here, Viewer viewer, Pair<S> pair) {
        Game<S> game = before.game();
        Twin<S> twin = pair.twin();
        assertThat(game.conceal(twin.state(), viewer))
                .as("two positions that are one to %s", viewer)
                .isEqualTo(before.seenBy(viewer));
        if (orders % DEAR_EVERY == 0) {
            List<Order> own = Corpus.mutated(before);
            assertThat(Shown.by(viewer, before, twin.state(), own))
                    .as("what %s gets, whatever is hidden", viewer)
                    .isEqualTo(Shown.by(viewer, before, before.state(), own));
        }
        boolean mine = order.seat().equals(viewer);
        List<StandingOrder> standing = before.standing().stream()
                .map(s -> s.seat().equals(viewer) ? s : twin.standing(s))
                .toList();
        Ruling<S> ruling = new Referee()
                .rule(
                        game,
                        twin.state(),
                        before.seats(),
                        standing,
                        mine ? order : twin.order(order),
                        Entry.Source.PLAYER,
                        new SeededDice(before.luck()));
        if (!(ruling instanceof Ruling.Accepted<S> there)) {
            assertThat(mine)
                    .as("an order of %s that is legal in one world only: %s", viewer, order)
                    .isFalse();
            return ended("not to be given there: " + order.verb());
        }
        Optional<Entry<S>> shown = new TwoWorlds<>(game, viewer, before.state(), twin.state(), Event::closesUndo)
                .compare(here.entries(), there.entries());
        if (shown.isPresent()) {
            // A standing order that fires is taken back with what it answered.
            assertThat(shown.get() instanceof Entry.Ordered<S> || barred(order, here) || barred(order, there))
                    .as("%s has learned something by %s, and %s can be taken back", viewer, shown.get(), order)
                    .isTrue();
            return ended(name(shown.get()));
        }
        assertThat(game.rules().awaited(there.state()))
                .as("who is awaited, as %s may know", viewer)
                .isEqualTo(game.rules().awaited(here.state()));
        assertThat(game.rules().result(there.state()))
                .as("the result")
                .isEqualTo(game.rules().result(here.state()));
        if (mine) {
            assertThat(barred(order, there))
                    .as("whether %s can take back %s", viewer, order)
                    .isEqualTo(barred(order, here));
        }
        assertThat(of(viewer, there.standing()))
                .as("standing orders left to %s", viewer)
                .isEqualTo(of(viewer, here.standing()));
        if (!firesAlike(before, here, there)) {
            return ended("a standing order that is due in one world only");
        }
        alike++;
        return Optional.of(twin.with(there.state()));
    }

    /** Which of the others' standing orders are left may differ unseen: then the worlds go on differently. */
    private boolean firesAlike(Position<S> before, Ruling.Accepted<S> here, Ruling.Accepted<S> there) {
        List<Integer> ours = before.seats().stream()
                .map(seat -> of(seat, here.standing()).size())
                .toList();
        List<Integer> theirs = before.seats().stream()
                .map(seat -> of(seat, there.standing()).size())
                .toList();
        return ours.equals(theirs);
    }

    private static List<StandingOrder> of(Viewer viewer, List<StandingOrder> standing) {
        List<StandingOrder> own = new ArrayList<>(standing);
        own.removeIf(s -> !s.seat().equals(viewer));
        return own;
    }

    private static <S> boolean barred(Order order, Ruling.Accepted<S> ruling) {
        return UndoBarrier.against(order.seat(), ruling.entries()).isPresent();
    }

    private static <S> String name(Entry<S> entry) {
        return entry instanceof Entry.Happened<S>(Event<S> event)
                ? event.getClass().getSimpleName()
                : entry.getClass().getSimpleName();
    }

    private Optional<Twin<S>> ended(String why) {
        ends.merge(why, 1, Integer::sum);
        return Optional.empty();
    }
}
