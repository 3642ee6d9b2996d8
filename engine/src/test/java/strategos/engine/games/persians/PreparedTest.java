package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.box.Setup;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.search.Simulation;

/** The autumn of Marathon, prepared for the guided first match: the middle of 14.2, which goes on by its rules. */
class PreparedTest {
    private static final int AUTUMN = 2;
    private static final int MATCHES = 24;
    private static final ZoneId ERETRIA = new ZoneId("eretria");

    private final War war = Table.game()
            .rules()
            .setUp(new Setup("marathon-autumn", Map.of(), List.of(Side.GREEK.seat(), Side.PERSIAN.seat())));

    @Rule("14.2")
    @Test
    void itIsAutumnAndEretriaIsBurnt() {
        assertThat(war.scenario()).isEqualTo(Printed.MARATHON);
        assertThat(war.turn()).isEqualTo(AUTUMN);
        assertThat(war.ground().destroyed()).containsExactly(ERETRIA);
        assertThat(war.ground().scorched()).containsExactly(ERETRIA);
        assertThat(war.status().fell()).containsExactly(new CounterId("aeschines"));
        assertThat(war.status().isolation()).isTrue();
    }

    /** He would have drawn it when the city fell, and cannot get it twice. */
    @Rule("8.2")
    @Test
    void theGreekHasNoQuarterForIt() {
        assertThat(war.greek().hand().held()).containsExactly(Stratagem.NO_QUARTER);
        assertThat(war.status().mercyGiven()).isTrue();
    }

    /** Two seasons, in which either side may win. */
    @Test
    void itEndsWithTheYearAndNeitherSideIsWithoutAChance() {
        int persian = 0;
        for (int match = 0; match < MATCHES; match++) {
            SplittableRandom luck = new SplittableRandom(match);
            Simulation<War> play = new Simulation<>(Table.game(), war, luck.nextLong());
            play.settle();
            while (!play.over()) {
                assertThat(play.state().turn()).isBetween(AUTUMN, AUTUMN + 1);
                play.answer(play.asked().orElseThrow(), Table.game().computer(), luck);
            }
            persian += play.winners().contains(Side.PERSIAN.seat()) ? 1 : 0;
        }
        assertThat(persian).isBetween(1, MATCHES - 1);
    }
}
