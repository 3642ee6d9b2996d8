package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** Whoever is waited for, and all who look on, are told what hangs on the question, in a few words; nobody else's is told. */
final class Staked<S> implements Watcher<S> {
    private static final int MOST_LINES = 4;
    private static final int MOST_CHARACTERS = 400;

    private final Phrasebook words;

    Staked(Phrasebook words) {
        this.words = words;
    }

    @Override
    public void at(Position<S> position) {
        Set<Seat> awaited = position.game().rules().awaited(position.state()).keySet();
        List<Seat> answered = position.game().views().answered(position.seenBy(Viewer.EVERYONE));
        assertThat(answered).as("who has answered, while %s are asked", awaited).noneMatch(awaited::contains);
        assertThat(answered.isEmpty() || !awaited.isEmpty())
                .as("%s have answered what is asked of nobody", answered)
                .isTrue();
        for (Seat seat : position.seats()) {
            boolean asked = position.game().rules().awaited(position.state()).containsKey(seat);
            for (Viewer viewer : List.of(seat, Viewer.EVERYONE)) {
                List<Text> stakes = position.game().views().stakes(position.seenBy(viewer), seat);
                String said = String.join("\n", stakes.stream().map(words::say).toList());
                assertThat(stakes.isEmpty())
                        .as("%s, who is %s, is told nothing: %s", seat, asked ? "asked" : "not asked", said)
                        .isNotEqualTo(asked);
                assertThat(stakes.size()).as(said).isLessThanOrEqualTo(MOST_LINES);
                assertThat(said.length()).as(said).isLessThanOrEqualTo(MOST_CHARACTERS);
            }
        }
    }
}
