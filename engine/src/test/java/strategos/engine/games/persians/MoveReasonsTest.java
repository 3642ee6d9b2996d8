package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg.Count;

/** What a move hopes for is true of who moves, and of what lies where it leads. */
class MoveReasonsTest {
    private static final Side GREEK = Side.GREEK;

    private static int told(Played played, String order, String what) {
        Text why = Table.game()
                .mind()
                .orElseThrow()
                .why(Table.game().conceal(played.war(), GREEK.seat()), new Order(GREEK.seat(), TestTable.call(order)))
                .orElseThrow();
        return ((Count) why.with().get(what)).n();
    }

    @Rule({"5.3", "11.1"})
    @Test
    void attritionTakesNothingFromADummyOrABareLeader() {
        for (String[] who : new String[][] {{"leonidas", "4*gr-sparta-hop"}, {"leonidas", ""}, {"dummy-g1", ""}}) {
            Played played =
                    Table.empty().leader(GREEK, who[0], "laconia", who[1]).play();
            played.greek("activate counter=" + who[0]);
            int hits = told(played, "march path=arcadia,argolis,corinth", "hits");
            assertThat(hits > 0).as(who[0]).isEqualTo(!who[1].isEmpty());
        }
    }

    @Rule({"9.1", "11.2-tempest"})
    @Test
    void aShipOnItsOwnCountsWhereAFleetSails() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .change(war ->
                        war.with(war.side(Side.PERSIAN).single(new ZoneId("sea-andros"), Ship.fresh("persia-5"))))
                .play();
        played.greek("activate counter=leonidas");
        String fleet = CounterId.fleet(GREEK, 1).id();
        assertThat(told(played, "sail vessel=" + fleet + " path=sea-andros", "n"))
                .isEqualTo(1);
    }
}
