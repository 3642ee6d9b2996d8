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
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Line;

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
                .leader(Side.GREEK, "leonidas", "laconie", "gr-sparta-hop")
                .leader(Side.PERSIAN, "xerxes", "antandros", "pe-spara")
                .hand(Side.GREEK, "trahison", "reconnaissance", "sacrifice", "tempete", "oracle", "intrigues")
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
        "segment,pa=-3..-1,pass,condition",
        "segment,pa=5..2,pass,condition",
        "fight,round=0..0,fight will=break,condition",
        "fight,own-left=101..200,fight will=break,condition",
        "fight,own-left=0..50;wavering=20..100,fight will=break,''",
        // Zones.
        "agree,zone=sea-attique,agree,zone",
        "agree,zone=sea-attique|attique,agree,''",
        "intercept,zone=attique;sea=yes,pass,zone",
        "intercept,zone=attique;sea=no,pass,''",
        "city,zone=thermopyle,city where=inside,zone",
        "city,zone=attique;strength=0..50,city where=inside,''",
        "city,zone=attique,city where=above,value",
        "fight,sea=yes,fight will=accord,zone",
        "fight,sea=no,fight will=accord,''",
        "retreat,zone=attique,retreat zone=laconie,zone",
        "retreat,zone=attique,retreat zone=beotie,''",
        "retreat,sea=yes,retreat zone=aboard,zone",
        "retreat,'',retreat zone=nowhere,zone",
        // Stratagems: the moment, the hand, the hero.
        "opening,'',stratagem counter=tempete,moment",
        "opening,'',stratagem counter=intrigues,moment",
        "opening,'',stratagem counter=genie,stratagem",
        "opening,round=2..9,stratagem counter=trahison,condition",
        "opening,sea=yes,stratagem counter=sacrifice,zone",
        "opening,against=xerxes|mardonios,stratagem counter=trahison,''",
        "opening,sea=yes,stratagem counter=oracle aim=fire,zone",
        "opening,sea=yes,stratagem counter=oracle aim=sea,''",
        "intercept,'',stratagem counter=trahison,moment",
        "tempest,zone=sea-attique,stratagem counter=tempete aim=sea-attique,''",
        // Who can never intercept.
        "intercept,'',intercept with=leonidas target=force,''",
        "intercept,'',intercept with=xerxes target=force,leader",
        "intercept,'',intercept with=miltiade target=force,leader",
        "intercept,'',intercept with=dummy-g1 target=force,leader",
        "intercept,'','intercept with=leonidas,themistocle target=force',leader",
        "intercept,sea=yes,intercept with=leonidas target=force,zone",
        "intercept,sea=yes,intercept with=fleet-g1 target=force,''",
        "intercept,'',intercept with=leonidas target=force panhellenisme=yes,stratagem",
        "intercept,zone=thermopyle,intercept with=leonidas target=force reconnaissance=yes,zone",
        // Losses and the Spartans.
        "losses,'',losses units=preferred,''",
        "losses,'',losses units=elephants,value",
        "redeploy,'',redeploy zone=laconie what=all,''",
        "redeploy,'',redeploy zone=attique what=all,value"
    })
    void onlyWhatCanNeverFireIsObjectedTo(String topic, String conditions, String answer, String why) {
        assertThat(objection(second(), Side.GREEK, topic, conditions, answer)).isEqualTo(why);
    }

    @Rule({"11.2-isolationnisme", "8.2", "4.4"})
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
    @CsvSource({"attique,zone", "milet,''"})
    void nobodyFightsInsideADestroyedCity(String zone, String why) {
        Table table = Table.empty(Printed.MARATHON)
                .change(war -> war.withGround(war.ground().destroy("attique")));
        assertThat(objection(table, Side.GREEK, "city", "zone=" + zone, "city where=inside"))
                .isEqualTo(why);
    }

    @Rule({"4.4", "11.2-sacrifice"})
    @ParameterizedTest
    @CsvSource({"stratagem counter=sacrifice,opening", "intercept with=leonidas target=force,intercept"})
    void theDeadDoNothingMore(String answer, String topic) {
        Table table = second();
        assertThat(objection(table, Side.GREEK, topic, "", answer)).isEqualTo(STANDS);
        table.change(war -> war.with(war.greek().withoutChief("leonidas"))
                .withStatus(war.status().without("leonidas", true)));
        assertThat(objection(table, Side.GREEK, topic, "", answer)).isEqualTo("leader");
    }
}
