package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Seen;
import strategos.engine.View.Figure;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** The same order in two worlds that are one to the viewer, entry by entry. */
final class TwoWorlds<S> {
    private final Game<S> game;
    private final Replay<S> replay;
    private final Viewer viewer;
    private final Predicate<Event<S>> lawful;
    private S here;
    private S there;

    /**
     * Before the order.
     *
     * @param lawful which events may show what was hidden
     */
    TwoWorlds(Game<S> game, Viewer viewer, S here, S there, Predicate<Event<S>> lawful) {
        this.game = game;
        this.replay = new Replay<>(game);
        this.viewer = viewer;
        this.here = here;
        this.there = there;
        this.lawful = lawful;
    }

    /**
     * What has told the viewer lawfully which world it is: an event that may, or that another's standing order fired, which
     * is his choice; empty if they still are one.
     */
    Optional<Entry<S>> compare(List<Entry<S>> ours, List<Entry<S>> theirs) {
        int both = Math.min(ours.size(), theirs.size());
        for (int i = 0; i < both; i++) {
            Optional<Entry<S>> shown = shows(ours.get(i), theirs.get(i));
            if (shown.isPresent()) {
                return shown;
            }
        }
        List<Entry<S>> longer = ours.size() > theirs.size() ? ours : theirs;
        Optional<Entry<S>> more = both < longer.size() ? telling(longer.get(both)) : Optional.empty();
        if (more.isEmpty()) {
            assertThat(ours).as("as much happens, as %s may see", viewer).hasSameSizeAs(theirs);
        }
        return more;
    }

    /** The reveal after which the viewer knows a difference; fails if there is one without a reveal. */
    private Optional<Entry<S>> shows(Entry<S> our, Entry<S> their) {
        Optional<Entry<S>> revealed = telling(our).or(() -> telling(their));
        if (!shown(our).equals(shown(their)) && revealed.isPresent()) {
            // What comes to light in one world need not happen in the other: there the match has gone on.
            return revealed;
        }
        if (revealed.isPresent() && chosenApart(our, their)) {
            return revealed;
        }
        assertThat(shown(our)).as("the kind of entry, as %s may see", viewer).isEqualTo(shown(their));
        S hereBefore = here;
        S thereBefore = there;
        here = replay.position(here, List.of(our));
        there = replay.position(there, List.of(their));
        if (!Objects.equals(game.conceal(here, viewer), game.conceal(there, viewer))) {
            assertThat(revealed)
                    .as(
                            "%s learns something hidden by %s (there: %s), which does not say that it reveals",
                            viewer, our, their)
                    .isPresent();
            return revealed;
        }
        Object told = replay.told(hereBefore, our, viewer);
        Object toldThere = replay.told(thereBefore, their, viewer);
        List<Object> pictures = pictures(hereBefore, our);
        List<Object> picturesThere = pictures(thereBefore, their);
        if (revealed.isPresent() && !(told.equals(toldThere) && pictures.equals(picturesThere))) {
            return revealed;
        }
        assertThat(toldThere).as("the line that %s is told of %s", viewer, our).isEqualTo(told);
        assertThat(picturesThere).as("the dice and the fight shown").isEqualTo(pictures);
        return Optional.empty();
    }

    /** What the whole channel sees of an entry: the order, the roll with its cause (sealed faces are hidden). */
    private Object shown(Entry<S> entry) {
        return switch (entry) {
            case Entry.Ordered<S> ordered -> "an order of " + ordered.order().seat() + " by " + ordered.source();
            case Entry.Rolled<S>(Roll roll) ->
                List.of(
                        roll.cause(),
                        roll.index(),
                        roll.sides(),
                        roll.shuffle(),
                        roll.result().size(),
                        roll.cause().chain() == Chain.OPEN ? roll.result() : List.of());
            case Entry.Happened<S> happened -> "an event";
        };
    }

    /** Another's standing orders chose differently, as what is hidden lets them. */
    private boolean chosenApart(Entry<S> our, Entry<S> their) {
        return our instanceof Entry.Ordered<S> ours
                && their instanceof Entry.Ordered<S> theirs
                && !ours.order().equals(theirs.order());
    }

    private List<Object> pictures(S before, Entry<S> entry) {
        if (entry instanceof Entry.Happened<S>(Event<S> event)) {
            Seen<S> open = game.conceal(before, Viewer.EVERYONE);
            return List.of(event.strip(open), game.views().board(event, open), event.chapter(open), figures(open));
        }
        return List.of();
    }

    private List<List<Figure>> figures(Seen<S> open) {
        return Stream.concat(
                        Stream.of(Optional.<Seat>empty()),
                        game.rules().awaited(open.position()).keySet().stream().map(Optional::of))
                .map(seat -> game.views().figures(open, seat))
                .toList();
    }

    private Optional<Entry<S>> telling(Entry<S> entry) {
        boolean tells = switch (entry) {
            case Entry.Happened<S>(Event<S> event) -> lawful.test(event);
            case Entry.Ordered<S>(Order order, Entry.Source source) ->
                source == Entry.Source.STANDING_ORDER && !order.seat().equals(viewer);
            case Entry.Rolled<S> rolled -> false;
        };
        return tells ? Optional.of(entry) : Optional.empty();
    }
}
