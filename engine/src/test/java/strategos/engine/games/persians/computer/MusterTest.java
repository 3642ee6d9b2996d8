package strategos.engine.games.persians.computer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Game;
import strategos.engine.Rule;
import strategos.engine.box.Setup;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.games.persians.Persians;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;

/** What a computer player takes to lie below counters that lie face down. */
class MusterTest {
    private static final GameData DATA = GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES);
    private static final Game<War> GAME = Persians.of(DATA);
    private static final ZoneId THESSALY = new ZoneId("thessaly");

    /** The enemy of who looks may have them in a box, where they were picked up. */
    @Rule("14.3-political")
    @Test
    void unitsOfAProvinceThatHasJoinedMayLieHiddenUnlessTheyLieFaceUp() {
        War before = GAME.rules()
                .setUp(new Setup(Printed.SECOND_WAR, Map.of(), List.of(Side.GREEK.seat(), Side.PERSIAN.seat())));
        Troops thessalians = before.province(THESSALY).orElseThrow().troops();
        War joined = before.with(new Province(THESSALY, Optional.of(Side.PERSIAN), Troops.NONE));
        War seen = joined.with(joined.persian().lay(THESSALY, thessalians, false));
        assertThat(hidden(joined)).isGreaterThan(hidden(before));
        assertThat(hidden(seen)).isCloseTo(hidden(before), within(0.001));
    }

    private static double hidden(War war) {
        Muster muster = new Muster(Procedures.of(Printed.read(DATA)));
        return muster.hidden(GAME.conceal(war, Side.GREEK.seat()), Side.PERSIAN, 1)
                .points();
    }
}
