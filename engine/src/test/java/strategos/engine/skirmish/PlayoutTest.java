package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import strategos.engine.Game;
import strategos.engine.offer.Call;
import strategos.engine.search.Playout;

/** An order played on in thought. */
class PlayoutTest {
    private static final int TRIALS = 40;

    private final Game<Valley> game =
            new SkirmishFactory().open(SkirmishFactory.library().data(Skirmish.ID));
    private final Asked asked = Asked.first(game);

    private List<Double> values(long first) {
        Playout<Valley> playout = new Playout<>(game, game.mind().orElseThrow());
        Call usual = game.computer().choose(asked.seen(), asked.seat(), asked.decision(), new SplittableRandom(1));
        return LongStream.range(first, first + TRIALS)
                .mapToObj(seed -> playout.of(asked.seen(), asked.seat(), usual, game.computer(), seed))
                .toList();
    }

    @Test
    void theSameSeedIsTheSameWorldWithTheSameDice() {
        assertThat(values(1)).isEqualTo(values(1)).isNotEqualTo(values(1 + TRIALS));
    }

    @Test
    void whatItComesToIsAChance() {
        assertThat(values(1)).allMatch(value -> value >= 0 && value <= 1);
        assertThat(values(1).stream().distinct().count()).as("dice decide").isGreaterThan(1);
    }
}
