package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.forces.ForceEvents.Unveiled;
import strategos.engine.games.sparta.movement.MovementEvents.Marched;
import strategos.engine.games.sparta.revenue.RevenueEvents.MaintenancePaid;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;

/** Forces in their boxes: what the enemy sees of them when the match conceals them, and when they come to light. */
class ForcesTest {
    private static Theatre concealed(String... words) {
        return Theatre.of("campaign", "concealed", "closed").with(words);
    }

    private static boolean knows(War war, Viewer viewer, String unit) {
        return Theatre.game().conceal(war, viewer).position().board().place(Theatre.piece(unit)) != Places.UNKNOWN;
    }

    @Rule({"2.6", "2.15", "5.2"})
    @Test
    void theUnitsWithALeaderAreANumberToTheEnemy() {
        War war = concealed("spa-l1+spa-l2+archidamus@sparta", "cor-l1@corinth").war();
        assertThat(knows(war, Theatre.ATHENS, "spa-l1")).isFalse();
        assertThat(knows(war, Theatre.ATHENS, "archidamus")).isTrue();
        assertThat(knows(war, Theatre.ATHENS, "cor-l1")).as("without a leader").isTrue();
        assertThat(knows(war, Theatre.SPARTA, "spa-l1")).as("its own").isTrue();
        assertThat(knows(war, Viewer.EVERYONE, "spa-l1")).isFalse();
        assertThat(Theatre.game()
                        .conceal(war, Theatre.ATHENS)
                        .position()
                        .board()
                        .landCount(Theatre.place("sparta"), Side.SPARTA))
                .isEqualTo(2);
    }

    @Rule({"2.15", "5.2", "5.4"})
    @Test
    void openForcesHideNothing() {
        War war = Theatre.of("campaign").with("spa-l1+archidamus@sparta").war();
        assertThat(knows(war, Theatre.ATHENS, "spa-l1")).isTrue();
    }

    @Rule({"5.2", "ruling-C1"})
    @Test
    void onlyAsManyForcesAsThereAreMarkersAreConcealed() {
        War war = concealed(
                        "spa-l1+archidamus@sparta",
                        "spa-l2+brasidas@tegea",
                        "spa-l3+spartan-a@argos",
                        "spa-l4+spartan-b@corinth",
                        "spa-l5+spartan-c@megara",
                        "spa-l6+spartan-d@thebes")
                .war();
        assertThat(knows(war, Theatre.ATHENS, "spa-l5")).isFalse();
        assertThat(knows(war, Theatre.ATHENS, "spa-l6")).as("the sixth force").isTrue();
    }

    @Rule({"5.2", "7.1"})
    @Test
    void aMarchSaysOnlyHowManyMarch() {
        TestTable<War> table = concealed("spa-l1+spa-l2+archidamus@sparta").table(new ScriptedDice());
        War before = table.state();
        table.order(Theatre.SPARTA, "march leader=archidamus units=all to=argos");
        Event<War> marched = table.events().stream()
                .filter(event -> event instanceof Marched m && m.last())
                .findFirst()
                .orElseThrow();
        Seen<War> athens = Theatre.game().conceal(before, Theatre.ATHENS);
        Optional<Line> line = marched.tell(athens);
        assertThat(line.orElseThrow().toString()).contains("tally.hidden").doesNotContain("people, id=sparta");
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1")).isFalse();
        assertThat(table.events()).noneMatch(Event::reveals);
    }

    @Rule("5.2")
    @Test
    void whoMeetsAnEnemyComesToLight() {
        TestTable<War> table = concealed("spa-l1+spa-l2+archidamus@thebes", "ath-l1@plataea", "fort=minoa")
                .table(new ScriptedDice());
        table.order(Theatre.SPARTA, "march leader=archidamus units=all to=plataea");
        assertThat(table.events()).anyMatch(Unveiled.class::isInstance);
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1")).isTrue();
    }

    @Rule({"5.2", "9.0"})
    @Test
    void besiegersComeToLight() {
        TestTable<War> table = concealed("spa-l1+spa-l2+archidamus@amphipolis").table(new ScriptedDice().d6(1));
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1")).isFalse();
        table.order(Theatre.SPARTA, "besiege leader=archidamus units=spa-l1");
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1")).isTrue();
    }

    @Rule({"5.2", "ruling-C1"})
    @Test
    void whoHasComeToLightStaysKnownUntilHisOwnLogisticsPhase() {
        TestTable<War> table = concealed("spa-l1+spa-l2+archidamus@larisa", "ath-l15@larisa", "talents=sparta:20")
                .with("talents=athens:20", "nicias@athens", "ath-l1@athens")
                .table(new ScriptedDice().d6(6).d6(3, 4));
        table.order(Theatre.SPARTA, "attack leader=archidamus units=all target=land")
                .order(Theatre.ATHENS, "lose downgrade=no");
        assertThat(table.state().board().place(Theatre.piece("ath-l15"))).isEqualTo(Places.BOX);
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1")).isTrue();
        table.order(Theatre.SPARTA, "done").order(Theatre.SPARTA, "done");
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1"))
                .as("in Athens' turn")
                .isTrue();
        while (table.awaited().containsKey(Theatre.ATHENS)) {
            table.order(Theatre.ATHENS, "done");
        }
        table.order(Theatre.SPARTA, "initiative choice=first");
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1"))
                .as("in Sparta's next turn")
                .isFalse();
    }

    @Rule({"5.2", "9.0", "ruling-C1"})
    @Test
    void besiegersWhoMarchAwayAreNotForgotten() {
        TestTable<War> table = concealed("spa-l1+spa-l2@amphipolis/besieging", "archidamus@amphipolis")
                .table(new ScriptedDice());
        table.order(Theatre.SPARTA, "march leader=archidamus units=all to=eion");
        assertThat(knows(table.state(), Theatre.ATHENS, "spa-l1")).isTrue();
    }

    @Rule({"5.2", "2.17", "12.3"})
    @Test
    void theTreasuryIsOpenSoMaintenanceTells() {
        TestTable<War> table = concealed("part=pay", "talents=sparta:20", "spa-l1+archidamus@larisa")
                .table(new ScriptedDice());
        List<Event<War>> paid = table.events().stream()
                .filter(MaintenancePaid.class::isInstance)
                .toList();
        assertThat(paid).hasSize(1).allMatch(Event::reveals);
    }

    @Rule({"2.5", "5.0", "5.4"})
    @Test
    void aLeaderLeadsAnyOfTheUnitsThatStandWithHimAndOtherLeadersToo() {
        TestTable<War> table = Theatre.of("campaign")
                .with("spa-l1+spa-l2+archidamus+brasidas@sparta")
                .table(new ScriptedDice());
        table.order(Theatre.SPARTA, "march leader=archidamus units=spa-l1,brasidas to=tegea");
        War war = table.state();
        assertThat(war.board().place(Theatre.piece("brasidas"))).isEqualTo(Theatre.place("tegea"));
        assertThat(war.board().place(Theatre.piece("spa-l2"))).isEqualTo(Theatre.place("sparta"));
        table.order(Theatre.SPARTA, "done");
        table.refuse(Theatre.SPARTA, "march leader=brasidas units=spa-l2 to=tegea");
    }
}
