package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;

/** Who goes aboard by himself, and what becomes of those whom he leaves. */
class BoardingTest {
    private static final Side GREEK = Side.GREEK;

    private static Played attica() {
        return Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(GREEK, "strategos3", "attica", "gr-athens-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .play();
    }

    @Rule({"4.2", "9.4"})
    @Test
    void whoFollowsAnotherGoesAboardWithHim() {
        Played played = attica().greek("activate counter=leonidas with=strategos3");
        played.refused(GREEK, "embark leader=strategos3 vessel=fleet-g1 units=all");
        played.greek("embark leader=leonidas vessel=fleet-g1 units=all");
        assertThat(played.side(GREEK).aboard(new CounterId("fleet-g1"))).hasSize(2);
    }

    @Rule({"4.1", "5.2", "9.4", "ruling-left"})
    @Test
    void unitsOfWhoWasActivatedAreNotFreshWhenHeLeavesThem() {
        Played played = attica().greek("activate counter=strategos3")
                .greek("done")
                .greek("activate counter=leonidas")
                .greek("embark leader=strategos3 vessel=fleet-g1");
        assertThat(played.side(GREEK).pile(new ZoneId("attica")).spent()).isEqualTo(Table.troops("gr-athens-hop"));
        played.refused(GREEK, "take what=1-gr-athens-hop");
    }
}
