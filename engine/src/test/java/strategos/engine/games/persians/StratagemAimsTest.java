package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;

/** At what a stratagem is offered, and with which orders: only where it does something. */
class StratagemAimsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final String[] ALL = UsefulStratagemsTest.ALL;

    private static List<String> aims(Table table, Side side, String id) {
        return choices(table.war(), side, "stratagem", "aim", Call.of("stratagem", "counter", id));
    }

    static List<String> choices(War war, Side side, String verb, String slot, Call filled) {
        Seen<War> seen = Table.game().conceal(war, side.seat());
        Offer offer = Table.game()
                .decisions()
                .of(seen, side.seat())
                .orElseThrow()
                .offer(verb)
                .orElseThrow();
        return offer.choices(offer.verb().slot(slot).orElseThrow(), filled).listed().stream()
                .map(Choice::value)
                .toList();
    }

    @Rule({"11.2-tempest", "ruling-useful"})
    @Test
    void theTempestStrikesWhereThereAreShips() {
        assertThat(aims(
                        UsefulStratagemsTest.segment(UsefulStratagemsTest.ships(), GREEK)
                                .hand(GREEK, ALL),
                        GREEK,
                        "tempest"))
                .containsExactly("sea-caria");
    }

    @Rule({"11.2-oracle", "7.2", "ruling-useful"})
    @Test
    void theOracleIsAskedAboutRollsThatAreThrown() {
        assertThat(aims(
                        UsefulStratagemsTest.opening(UsefulStratagemsTest.land(), GREEK, 1)
                                .hand(GREEK, ALL),
                        GREEK,
                        "oracle"))
                .containsExactly("melee");
        assertThat(aims(
                        UsefulStratagemsTest.opening(UsefulStratagemsTest.land(), PERSIAN, 1)
                                .hand(PERSIAN, ALL),
                        PERSIAN,
                        "oracle"))
                .containsExactly("fire", "melee");
    }

    @Rule({"11.2-reconnaissance", "11.2-oracle", "6.2", "ruling-useful"})
    @Test
    void scoutsHelpUpToTheLastColumn() {
        for (String leader : List.of("leonidas", "strategos3")) {
            Table table = Table.empty()
                    .leader(GREEK, leader, "locris", "gr-athens-hop")
                    .unled(PERSIAN, "locris", "pe-spara")
                    .leader(PERSIAN, "mardonius", "locris", "pe-spara")
                    .hand(GREEK, ALL)
                    .step(
                            new Step.Segment(GREEK, true, 0),
                            Active.of(new Force(GREEK, new ZoneId("locris"), CounterId.list(leader))));
            for (String target : List.of("unled", "counter")) {
                Call call = Call.of("intercept", "with", leader).with("target", target);
                // 4 against units without a leader are on the last column already.
                boolean last = leader.equals("leonidas") && target.equals("unled");
                assertThat(choices(table.war(), GREEK, "intercept", "reconnaissance", call)
                                .isEmpty())
                        .as(leader + " against " + target)
                        .isEqualTo(last);
                assertThat(choices(table.war(), GREEK, "intercept", "oracle", call))
                        .isNotEmpty();
            }
        }
    }

    @Rule({"11.2-manoeuvres", "11.2-oracle", "14.3-political", "ruling-useful"})
    @Test
    void manoeuvresAndOraclesHelpWhereTheDiceDecide() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .points(GREEK, 20)
                .hand(GREEK, "manoeuvres", "manoeuvres", "oracle")
                .change(war -> province(war))
                .play();
        // Argolis asks 10 of a Greek: with 8 points any throw does, with 12 even against an oracle.
        assertThat(played.refused(GREEK, "political province=argolis action-points=12 manoeuvres=1")
                        .text()
                        .key())
                .isNotEmpty();
        played.refused(GREEK, "political province=argolis action-points=12 oracle=yes");
        played.refused(GREEK, "political province=argolis action-points=1 manoeuvres=3");
        for (String call : List.of(
                "action-points=7 manoeuvres=1",
                "action-points=1 manoeuvres=2",
                "action-points=8 manoeuvres=0 oracle=yes")) {
            assertThat(new Referee()
                            .refusal(
                                    Table.game(),
                                    played.war(),
                                    new Order(GREEK.seat(), TestTable.call("political province=argolis " + call))))
                    .as(call)
                    .isEmpty();
        }
    }

    private static War province(War war) {
        return war.withProvinces(
                List.of(new Province(new ZoneId("argolis"), Optional.empty(), Table.troops("ne-argos"))));
    }

    @Rule({"11.2-reconnaissance", "11.2-panhellenism", "6.2"})
    @Test
    void scoutsGiveTwoColumnsAndPanhellenismOne() {
        InterceptCall plain = new InterceptCall(TestTable.call("intercept with=leonidas target=counter"));
        InterceptCall scouted =
                new InterceptCall(TestTable.call("intercept with=leonidas target=counter reconnaissance=yes"));
        InterceptCall both = new InterceptCall(
                TestTable.call("intercept with=leonidas target=counter reconnaissance=yes panhellenism=yes"));
        assertThat(List.of(plain.shift(), scouted.shift(), both.shift())).containsExactly(0, 2, 3);
    }
}
