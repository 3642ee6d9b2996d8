package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import strategos.engine.Game;
import strategos.engine.json.GameCodec;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/**
 * Views, offers and answers are pure: asked twice they are equal, and the position is as it was. Concealing twice changes
 * nothing, and who is awaited is the same for all.
 */
final class PureViews<S> implements Watcher<S> {
    private final GameCodec<S> codec;

    PureViews(GameCodec<S> codec) {
        this.codec = codec;
    }

    @Override
    public void at(Position<S> position) {
        Game<S> game = position.game();
        String before = codec.writeState(position.state());
        for (Viewer viewer : position.viewers()) {
            S seen = position.seenBy(viewer).position();
            assertThat(game.conceal(seen, viewer).position())
                    .as("concealed twice for %s", viewer)
                    .isEqualTo(seen);
            assertThat(List.copyOf(game.rules().awaited(seen).entrySet()))
                    .as("awaited, as %s sees it", viewer)
                    .isEqualTo(
                            List.copyOf(game.rules().awaited(position.state()).entrySet()));
            assertThat(game.rules().result(seen))
                    .as("the result, as %s sees it", viewer)
                    .isEqualTo(game.rules().result(position.state()));
            for (Seat seat : position.seats()) {
                assertThat(game.rules().mayResign(seen, seat))
                        .as("whether %s may give up, as %s sees it", seat, viewer)
                        .isEqualTo(game.rules().mayResign(position.state(), seat));
                assertThat(game.rules().playsOn(seen, seat))
                        .as("whether %s plays on, as %s sees it", seat, viewer)
                        .isEqualTo(game.rules().playsOn(position.state(), seat));
            }
            Shown once = Shown.by(viewer, position, position.state(), Corpus.mutated(position));
            Shown again = Shown.by(viewer, position, position.state(), Corpus.mutated(position));
            assertThat(again).as("what %s gets, asked twice", viewer).isEqualTo(once);
        }
        assertThat(codec.writeState(position.state())).isEqualTo(before);
    }
}
