package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Facade;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Verb;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** Who uses a verb that is not open is told why, by the rule, and what is open instead. */
class ClosedVerbsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final Phrasebook WORDS = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());

    private static Table table() {
        return Table.empty()
                .turn(1)
                .leader(GREEK, "leonidas", "attica", "2*gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara");
    }

    private static String refused(Played played, String verb) {
        Line why = played.refused(GREEK, verb);
        return WORDS.withRule(why);
    }

    @Rule({"2", "4.1", "4.3", "6.1", "7", "7.3", "7.6", "8.1", "9.1", "9.4", "11.1", "11.2", "11.2-isolationism", "12"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        reorganise; Forces are reorganised at the start of a turn, before the draw. You can use activate and pass. (4.3)
        prefer; What is lost first is said at the start of a turn
        place; Dummies are laid down at the start of a turn
        march; activate one first. You can use activate and pass. (5.1)
        take; activate one first.
        leave; activate one first.
        scorch; activate one first. You can use activate and pass. (12)
        sack; activate one first.
        embark; activate one first.
        debark; activate one first.
        sail; activate one first. You can use activate and pass. (9.1)
        done; activate one first.
        intercept; while a force of yours is active
        agree; Battle by agreement is offered
        stratagem; You hold no stratagem.
        city; before a battle at a city that you hold
        losses; when a battle demands some
        fight; at the end of a round of battle
        retreat; when a battle is lost
        redeploy; after Spartan Isolationism alone
        """)
    void inASegment(String verb, String said) {
        assertThat(refused(table().play(), verb)).contains(said);
    }

    @Rule({"4.1", "5.1", "5.2", "6.1", "6.3", "8.2", "9.1", "9.4", "12"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        activate; Leonidas is active: end that activation first.
        take; At Attica there are no units without a leader
        intercept; At Attica nothing of the enemy is left for this force to try
        agree; needs that this force and one of the enemy's in Attica have both tried in vain
        debark; is aboard beside a coast
        sack; At Attica no city of the enemy stands
        pass; A segment is passed between activations
        """)
    void whileALeaderIsActive(String verb, String said) {
        assertThat(refused(table().play().greek("activate counter=leonidas"), verb))
                .contains(said);
    }

    @Rule({"3", "5.1", "9.1", "9.4", "12"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        march; No zone beside Attica can be entered with 0 action points.
        scorch; That costs 2 action points, and you have none.
        embark; That costs 1 action point, and you have none.
        sail; None of your ships can sail on: each enters 6 zones in a phase, for an action point each, and you have none.
        """)
    void withoutPoints(String verb, String said) {
        Played played = table().points(GREEK, 0).play().greek("activate counter=leonidas");
        assertThat(refused(played, verb)).contains(said);
    }

    @Rule({"5.1", "9.4"})
    @Test
    void theReasonForNotMarchingIsTheVeryOne() {
        Played far = table().points(GREEK, 20)
                .play()
                .greek("activate counter=leonidas")
                .greek("march path=boeotia,locris,phocis,locris,boeotia,attica");
        assertThat(refused(far, "march")).contains("Leonidas has entered 6 zones");
        Played aboard =
                table().play().greek("activate counter=leonidas").greek("embark leader=leonidas vessel=fleet-g1");
        assertThat(refused(aboard, "march")).contains("Leonidas is aboard");
        Played nobody = table().play().greek("activate counter=leonidas").greek("leave what=all");
        assertThat(refused(nobody, "leave")).contains("Leonidas has nobody with him");
    }

    @Rule({"4.1", "14.3-political"})
    @Test
    void whenAllHaveBeenActivated() {
        Played played = table().play().greek("activate counter=leonidas").greek("done");
        assertThat(refused(played, "activate")).contains("have been activated in this phase");
        assertThat(refused(played, "political")).contains("until the end of your first activation");
        Played marathon = Table.empty(Printed.MARATHON)
                .leader(GREEK, "miltiades", "attica", "gr-athens-hop")
                .leader(PERSIAN, "datis", "antandros", "pe-spara")
                .play();
        assertThat(refused(marathon, "political")).contains("in the Second Persian War alone");
    }

    @Rule({"4.3", "11.1"})
    @Test
    void beforeTheDraw() {
        Played played = table().change(war -> war.withSteps(List.of(new Step.Reorganise(
                        false, false, Facade.of(war.greek(), Set.of()), Facade.of(war.persian(), Set.of())))))
                .play();
        assertThat(refused(played, "place")).contains("No dummy of yours waits");
        assertThat(refused(played, "activate")).contains("in your own segments");
    }

    /** In one's own segment it would be false to say that it is done there. */
    @Rule({"2", "7"})
    @ParameterizedTest
    @ValueSource(strings = {"march", "scorch", "activate", "done"})
    void whileABattleIsFought(String verb) {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "5*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        assertThat(refused(fought(table, battle, GREEK), verb))
                .contains("That is done when the battle in Locris is over. You can use fight. (7)");
        assertThat(refused(fought(table, battle, PERSIAN), verb)).contains("That is done in your own segments.");
    }

    private static Played fought(Table table, Battle battle, Side segment) {
        return table.step(new Step.Segment(segment, true, 0), Active.of(battle.force(segment)), battle)
                .play();
    }

    /** Every verb has a reason for every moment; here only that there is one for each. */
    @Rule("2")
    @Test
    void everyVerbHasOne() {
        for (Verb verb : Table.game().box().verbs()) {
            if (!verb.question()) {
                assertThat(Table.game()
                                .decisions()
                                .closed(Table.game().conceal(table().war(), GREEK.seat()), GREEK.seat(), verb.name()))
                        .as(verb.name())
                        .isPresent();
            }
        }
        assertThat(Table.game()
                        .decisions()
                        .closed(Table.game().conceal(table().war(), GREEK.seat()), GREEK.seat(), "fly"))
                .isEmpty();
    }

    /** An enemy lies there, and there are points: what is wanting is units. */
    @Rule({"4.4", "6.1", "11.1"})
    @ParameterizedTest
    @ValueSource(strings = {"dummy-g1", "leonidas"})
    void whoHasNoUnitsIsToldThatHeCannotFight(String counter) {
        Played played = Table.empty()
                .leader(GREEK, counter, "attica", "")
                .leader(PERSIAN, "xerxes", "attica", "pe-spara")
                .play()
                .greek("activate counter=" + counter);
        assertThat(refused(played, "intercept")).contains("has no units with which he could bring anybody to battle");
        assertThat(refused(played, "agree")).contains("has no units with which he could fight");
    }

    @Rule("6.1")
    @Test
    void whoHasAskedForABattleIsToldThatItIsAskedForOnce() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "4*pe-spara")
                .leader(GREEK, "strategos3", "phthiotis", "gr-plataea")
                .step(new Step.Segment(PERSIAN, false, 0))
                .play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter").persian("agree");
        played.greek("pass");
        assertThat(WORDS.say(played.refused(PERSIAN, "agree").text()))
                .contains("Battle by agreement in Phthiotis has been asked for already");
    }

    @Rule("5.1")
    @Test
    void whoIsOnAnIslandIsToldSo() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "aegina", "gr-sparta-hop")
                .leader(PERSIAN, "xerxes", "antandros", "pe-spara")
                .play()
                .greek("activate counter=leonidas");
        assertThat(refused(played, "march")).contains("Nobody marches from Aegina: it is an island.");
    }
}
