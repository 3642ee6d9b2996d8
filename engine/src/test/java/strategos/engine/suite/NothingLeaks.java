package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Order;
import strategos.engine.Referee;
import strategos.engine.Replay;
import strategos.engine.Ruling;
import strategos.engine.Viewer;
import strategos.engine.dice.Roll;
import strategos.engine.dice.SeededDice;

/**
 * Two positions that differ only in what is hidden from a viewer are one to that viewer: equal views, offers, refusals and
 * answers; and when the same order is carried out on both with the same dice, an equal story, until something comes to
 * light.
 */
final class NothingLeaks<S> implements Watcher<S> {
    private final Optional<Scramble<S>> scramble;

    NothingLeaks(Optional<Scramble<S>> scramble) {
        this.scramble = scramble;
    }

    @Override
    public void at(Position<S> position) {
        for (Viewer viewer : position.viewers()) {
            S seen = position.seenBy(viewer);
            if (scramble.isEmpty()) {
                assertThat(seen.equals(position.state()))
                        .as("nothing is hidden from %s; else the game needs a Scramble", viewer)
                        .isTrue();
                continue;
            }
            S other = scramble.get().scramble(position.state(), viewer, position.random());
            assertThat(position.game().broken(other))
                    .as("the scramble is sound")
                    .isEmpty();
            assertThat(position.game().conceal(other, viewer))
                    .as("the scramble, concealed for %s", viewer)
                    .isEqualTo(seen);
            List<Order> orders = Corpus.mutated(position);
            assertThat(Seen.by(viewer, position, other, orders))
                    .as("what %s gets, whatever is hidden", viewer)
                    .isEqualTo(Seen.by(viewer, position, position.state(), orders));
        }
    }

    @Override
    public void ruled(Position<S> before, Order order, Ruling.Accepted<S> ruling) {
        if (scramble.isEmpty()) {
            return;
        }
        for (Viewer viewer : before.viewers()) {
            S other = scramble.get().scramble(before.state(), viewer, before.random());
            Optional<Ruling.Accepted<S>> here = rule(before, before.state(), order);
            Optional<Ruling.Accepted<S>> there = rule(before, other, order);
            if (here.isPresent() && there.isPresent()) {
                new TwoWorlds(before.game(), viewer, before.state(), other)
                        .compare(here.get().entries(), there.get().entries());
            }
        }
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

    /** The same order in two worlds that are one to the viewer, entry by entry. */
    private final class TwoWorlds {
        private final Game<S> game;
        private final Replay<S> replay;
        private final Viewer viewer;
        private S here;
        private S there;

        TwoWorlds(Game<S> game, Viewer viewer, S here, S there) {
            this.game = game;
            this.replay = new Replay<>(game);
            this.viewer = viewer;
            this.here = here;
            this.there = there;
        }

        void compare(List<Entry<S>> ours, List<Entry<S>> theirs) {
            for (int i = 0; i < Math.min(ours.size(), theirs.size()); i++) {
                if (!alike(ours.get(i), theirs.get(i))) {
                    return;
                }
            }
            List<Entry<S>> longer = ours.size() > theirs.size() ? ours : theirs;
            int both = Math.min(ours.size(), theirs.size());
            if (both < longer.size() && reveals(longer.get(both))) {
                return;
            }
            assertThat(ours).as("as much happens, as %s may see", viewer).hasSameSizeAs(theirs);
        }

        /** Whether the viewer still knows no difference afterwards; fails if there is one without a reveal. */
        private boolean alike(Entry<S> our, Entry<S> their) {
            if (!shown(our).equals(shown(their)) && (reveals(our) || reveals(their))) {
                // What comes to light in one world need not happen in the other: there the match has gone on.
                return false;
            }
            assertThat(shown(our))
                    .as("the kind of entry, as %s may see", viewer)
                    .isEqualTo(shown(their));
            S hereBefore = here;
            S thereBefore = there;
            here = replay.position(here, List.of(our));
            there = replay.position(there, List.of(their));
            if (Objects.equals(game.conceal(here, viewer), game.conceal(there, viewer))) {
                assertThat(replay.told(thereBefore, their, viewer))
                        .as("the line that %s is told of %s", viewer, our)
                        .isEqualTo(replay.told(hereBefore, our, viewer));
                assertThat(pictures(thereBefore, their))
                        .as("the dice and the fight shown")
                        .isEqualTo(pictures(hereBefore, our));
                return true;
            }
            assertThat(reveals(our) || reveals(their))
                    .as("%s learns something hidden by %s, which does not say that it reveals", viewer, our)
                    .isTrue();
            return false;
        }

        /** What the whole channel sees of an entry: the order, the roll with its cause (sealed faces are hidden). */
        private Object shown(Entry<S> entry) {
            return switch (entry) {
                case Entry.Ordered<S> ordered ->
                    "an order of " + ordered.order().seat();
                case Entry.Rolled<S>(Roll roll) -> List.of(roll.cause(), roll.sides(), roll.shuffle());
                case Entry.Happened<S> happened -> "an event";
            };
        }

        private List<Optional<?>> pictures(S before, Entry<S> entry) {
            if (entry instanceof Entry.Happened<S>(Event<S> event)) {
                S open = game.conceal(before, Viewer.EVERYONE);
                return List.of(event.strip(open), game.board(event, open));
            }
            return List.of();
        }

        private boolean reveals(Entry<S> entry) {
            return entry instanceof Entry.Happened<S>(Event<S> event) && event.reveals();
        }
    }
}
