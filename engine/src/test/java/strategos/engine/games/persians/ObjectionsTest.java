package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text.Line;

/** Standing orders that can never fire are objected to when they are set; all others stand. */
class ObjectionsTest {
    private static final String STANDS = "";

    private static Map<String, Condition> when(String words) {
        Map<String, Condition> when = new LinkedHashMap<>();
        for (String part : words.split(";", -1)) {
            if (!part.isEmpty()) {
                String[] both = part.split("=", 2);
                String[] ends = both[1].split("\\.\\.", 2);
                when.put(
                        both[0],
                        ends.length == 2
                                ? new Condition.Between(Integer.parseInt(ends[0]), Integer.parseInt(ends[1]))
                                : new Condition.OneOf(Set.of(both[1].split("\\|", -1))));
            }
        }
        return when;
    }

    private static String objection(Table table, Side side, String topic, String conditions, String answer) {
        StandingOrder standing = new StandingOrder(side.seat(), topic, when(conditions), TestTable.call(answer), 1);
        Seen<War> seen = Table.game().conceal(table.war(), side.seat());
        return Table.game()
                .decisions()
                .objection(standing, seen)
                .map(Line::text)
                .map(text -> text.key().replace("object.", ""))
                .orElse(STANDS);
    }

    private static Table second() {
        return Table.empty()
                .leader(Side.GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .leader(Side.PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(Side.GREEK, "treason", "reconnaissance", "sacrifice", "tempest", "oracle", "intrigues")
                .turn(2);
    }

    @Rule({"2", "6.1", "6.3", "7.6", "8.1", "11.2", "11.1"})
    @ParameterizedTest
    @CsvSource({
        // Turns that are over, or never come; the third of eight is under way, and its reorganisation is over.
        "ready,turn=1..3,pass,expired",
        "ready,turn=3..4,pass,''",
        "segment,turn=1..2,pass,expired",
        "segment,turn=3..3,pass,''",
        "segment,turn=9..12,pass,expired",
        // Numbers and words that can never be.
        "segment,action-points=-3..-1,pass,condition",
        "segment,action-points=5..2,pass,condition",
        "fight,round=0..0,fight will=break,condition",
        "fight,own-left=101..200,fight will=break,condition",
        "fight,own-left=0..50;wavering=20..100,fight will=break,''",
        // Zones.
        "agree,zone=sea-attica,agree,zone",
        "agree,zone=sea-attica|attica,agree,''",
        "intercept,zone=attica;sea=yes,pass,zone",
        "intercept,zone=attica;sea=no,pass,''",
        "city,zone=thermopylae,city where=inside,zone",
        "city,zone=attica;strength=0..50,city where=inside,''",
        "city,zone=attica,city where=above,value",
        "fight,sea=yes,fight will=accord,zone",
        "fight,sea=no,fight will=accord,''",
        "retreat,zone=attica,retreat zone=laconia,zone",
        "retreat,zone=attica,retreat zone=boeotia,''",
        "retreat,sea=yes,retreat zone=aboard,zone",
        "retreat,'',retreat zone=nowhere,zone",
        // Stratagems: the moment, the hand, the hero.
        "opening,'',stratagem counter=tempest,moment",
        "opening,'',stratagem counter=intrigues,moment",
        "opening,'',stratagem counter=genius,stratagem",
        "opening,round=2..9,stratagem counter=treason,condition",
        "opening,sea=yes,stratagem counter=sacrifice,zone",
        "opening,against=xerxes|mardonius,stratagem counter=treason,''",
        "opening,sea=yes,stratagem counter=oracle aim=fire,zone",
        "opening,sea=yes,stratagem counter=oracle aim=sea,''",
        "intercept,'',stratagem counter=treason,moment",
        "tempest,zone=sea-attica,stratagem counter=tempest aim=sea-attica,''",
        // Who can never intercept.
        "intercept,'',intercept with=leonidas target=force,''",
        "intercept,'',intercept with=xerxes target=force,leader",
        "intercept,'',intercept with=miltiades target=force,leader",
        "intercept,'',intercept with=dummy-g1 target=force,leader",
        "intercept,'','intercept with=leonidas,themistocles target=force',leader",
        "intercept,sea=yes,intercept with=leonidas target=force,zone",
        "intercept,sea=yes,intercept with=fleet-g1 target=force,''",
        "intercept,'',intercept with=leonidas target=force panhellenism=yes,stratagem",
        "intercept,zone=thermopylae,intercept with=leonidas target=force reconnaissance=yes,zone",
        // Losses and the Spartans.
        "losses,'',losses units=preferred,''",
        "losses,'',losses units=elephants,value",
        "redeploy,'',redeploy zone=laconia what=all,''",
        "redeploy,'',redeploy zone=attica what=all,value"
    })
    void onlyWhatCanNeverFireIsObjectedTo(String topic, String conditions, String answer, String why) {
        assertThat(objection(second(), Side.GREEK, topic, conditions, answer)).isEqualTo(why);
    }

    @Rule({"11.2-isolationism", "8.2", "4.4"})
    @ParameterizedTest
    @CsvSource({
        "ionian-revolt,GREEK,redeploy,pass,never",
        "marathon,GREEK,redeploy,pass,never",
        "second-war,GREEK,redeploy,pass,''",
        "second-war,PERSIAN,redeploy,pass,never"
    })
    void spartansAreLaidDownOnlyWhereIsolationMayCome(
            String scenario, Side side, String topic, String call, String why) {
        Table table = Table.empty(scenario);
        assertThat(objection(table, side, topic, "", call)).isEqualTo(why);
    }

    @Rule({"8.1", "8.2"})
    @ParameterizedTest
    @CsvSource({"attica,zone", "miletus,''"})
    void nobodyFightsInsideADestroyedCity(String zone, String why) {
        Table table = Table.empty(Printed.MARATHON)
                .change(war -> war.withGround(war.ground().destroy(new ZoneId("attica"))));
        assertThat(objection(table, Side.GREEK, "city", "zone=" + zone, "city where=inside"))
                .isEqualTo(why);
    }

    @Rule({"4.4", "11.2-sacrifice"})
    @ParameterizedTest
    @CsvSource({"stratagem counter=sacrifice,opening", "intercept with=leonidas target=force,intercept"})
    void theDeadDoNothingMore(String answer, String topic) {
        Table table = second();
        assertThat(objection(table, Side.GREEK, topic, "", answer)).isEqualTo(STANDS);
        table.change(war -> war.with(war.greek().withoutChief(new CounterId("leonidas")))
                .withStatus(war.status().without(new CounterId("leonidas"), true)));
        assertThat(objection(table, Side.GREEK, topic, "", answer)).isEqualTo("leader");
    }
}
