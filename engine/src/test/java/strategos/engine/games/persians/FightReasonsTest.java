package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Mind;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Order;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg.Count;

/** What a side hopes for at the end of a round is told to its owner, from the throws of the next one. */
class FightReasonsTest {
    private static final Mind<War> MIND = Table.game().mind().orElseThrow();

    private static War roundEnd(String greeks, String persians) {
        Table table = Table.empty()
                .leader(Side.GREEK, "leonidas", "locris", greeks)
                .leader(Side.PERSIAN, "datis", "locris", persians);
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        return table.step(new Step.Segment(Side.GREEK, true, 0), Active.of(battle.active()), battle)
                .war();
    }

    private static Optional<Text> why(War war, Side side, String will, Viewer viewer) {
        Order order = new Order(side.seat(), TestTable.call("fight will=" + will));
        return MIND.why(Table.game().conceal(war, viewer), order);
    }

    @Rule({"7.6", "8.1"})
    @ParameterizedTest
    @ValueSource(strings = {"on", "break", "accord"})
    void itsOwnerReadsWhatTheNextThrowsDo(String will) {
        War war = roundEnd("4*gr-sparta-hop", "pe-spara");
        Text strong = why(war, Side.GREEK, will, Side.GREEK.seat()).orElseThrow();
        Text weak = why(war, Side.PERSIAN, will, Side.PERSIAN.seat()).orElseThrow();
        assertThat(strong.key()).isEqualTo("why.fight." + will);
        assertThat(faces(strong, "ours"))
                .as("four hoplites do more than one spearman")
                .isGreaterThan(faces(strong, "theirs"))
                .isEqualTo(faces(weak, "theirs"));
        assertThat(faces(strong, "theirs")).isEqualTo(faces(weak, "ours"));
    }

    private static int faces(Text why, String whose) {
        return ((Count) why.with().get(whose)).n();
    }

    /** Who must break off throws nothing in another round: there is none. */
    @Rule({"7.4", "7.5", "7.6"})
    @ParameterizedTest
    @CsvSource({"on, why.fight.won", "accord, why.fight.won", "break, why.fight.both"})
    void noThrowIsToldWhereTheEnemyMustBreakOff(String will, String told) {
        War war = roundEnd("4*gr-sparta-hop", "pe-spara");
        Battle battle = war.fight();
        War routed =
                war.with(battle.with(Side.PERSIAN, battle.side(Side.PERSIAN).withRouted(true)));
        assertThat(why(routed, Side.GREEK, will, Side.GREEK.seat())
                        .orElseThrow()
                        .key())
                .isEqualTo(told);
    }

    @Rule("7.6")
    @Test
    void nobodyElseReadsAnything() {
        War war = roundEnd("4*gr-sparta-hop", "pe-spara");
        for (Viewer viewer : List.of(Viewer.EVERYONE, Side.PERSIAN.seat())) {
            assertThat(why(war, Side.GREEK, "on", viewer)).isEmpty();
        }
    }
}
