package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Mind;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** What a position is worth to a computer that thinks. */
class WarMindTest {
    private static final double CLOSE = 1e-9;

    private final Mind<War> mind = Theatre.game().mind().orElseThrow();

    private double athens(String... words) {
        return mind.value(Theatre.of("peace-of-nicias").with(words).war(), Theatre.ATHENS);
    }

    private static War over(Side winner, String reason) {
        return Theatre.of("archidamian")
                .with("prestige=8")
                .war()
                .proceed(1, List.of(new PendingStep.Over(winner, reason)));
    }

    /** Of 36 throws of two dice 21 are below 8. */
    @Rule("16.1")
    @Test
    void theLastDiceAreReckonedByTheirChancesWhateverTheyShowed() {
        for (Side winner : List.of(Side.ATHENS, Side.SPARTA)) {
            War war = over(winner, "verdict");
            assertThat(mind.end(war, Theatre.ATHENS).orElseThrow()).isCloseTo(21 / 36.0, within(CLOSE));
            assertThat(mind.end(war, Theatre.SPARTA).orElseThrow()).isCloseTo(15 / 36.0, within(CLOSE));
        }
    }

    @Test
    void aMatchThatWasDecidedByNoDiceIsWorthItsResult() {
        assertThat(mind.end(over(Side.SPARTA, "conquest"), Theatre.SPARTA)).isEmpty();
    }

    /** An army without a leader goes nowhere. */
    @Rule("4.1")
    @Test
    void theEnemysLeadersCount() {
        assertThat(athens("spa-l1+archidamus+brasidas@sparta")).isLessThan(athens("spa-l1+archidamus@sparta"));
    }

    @Test
    void theEnemySurprisesWhereThatWasFoundToTeach() {
        assertThat(List.of("archidamian", "campaign", "peace-of-nicias", "ionian-war"))
                .extracting(scenario -> mind.surprises(Theatre.of(scenario).war()) > 0)
                .containsExactly(true, false, true, true);
    }

    @Test
    void bothSidesTogetherWinOnce() {
        War war = Theatre.of("ionian-war").war();
        assertThat(mind.value(war, Theatre.ATHENS) + mind.value(war, Theatre.SPARTA))
                .isCloseTo(1, within(CLOSE));
    }
}
