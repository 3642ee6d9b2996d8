package strategos.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.rating.Glicko2.Game;

/** The example that the paper works through, and what it says besides. */
class Glicko2Test {
    private static final Rating KNOWN = new Rating(1500, 200, 0.06);

    private final Glicko2 system = Glicko2.usual();

    @Test
    void thePapersExampleComesOutAsInThePaper() {
        Rating after = system.after(
                KNOWN,
                List.of(
                        new Game(new Rating(1400, 30, 0.06), 1),
                        new Game(new Rating(1550, 100, 0.06), 0),
                        new Game(new Rating(1700, 300, 0.06), 0)));
        assertThat(after.mean()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void aDrawAgainstAnEqualMovesNothingAndMakesSurer() {
        Rating after = system.after(KNOWN, List.of(new Game(KNOWN, 0.5)));
        assertThat(after.mean()).isCloseTo(1500, within(0.001));
        assertThat(after.deviation()).isLessThan(200);
    }

    @Test
    void wonAndLostAgainstTheSameInOnePeriodIsADraw() {
        Rating after = system.after(KNOWN, List.of(new Game(KNOWN, 1), new Game(KNOWN, 0)));
        assertThat(after.mean()).isCloseTo(1500, within(0.001));
    }

    @Test
    void anUpsetMovesVolatilityUp() {
        Rating weak = new Rating(1000, 50, 0.06);
        Rating strong = new Rating(2200, 50, 0.06);
        List<Game> upsets = List.of(new Game(strong, 1), new Game(strong, 1), new Game(strong, 1));
        assertThat(system.after(weak, upsets).volatility()).isGreaterThan(0.06);
    }

    @Test
    void whoDoesNotPlayBecomesLessSureAndNeverMoreUnsureThanSomebodyNew() {
        assertThat(system.idle(KNOWN, 1).deviation()).isCloseTo(200.2714, within(0.001));
        assertThat(system.idle(KNOWN, 0)).isEqualTo(KNOWN);
        assertThat(system.idle(KNOWN, 100_000).deviation()).isEqualTo(350);
        assertThat(system.idle(KNOWN, 10).deviation())
                .isCloseTo(system.idle(system.idle(KNOWN, 4), 6).deviation(), within(0.0001));
    }
}
