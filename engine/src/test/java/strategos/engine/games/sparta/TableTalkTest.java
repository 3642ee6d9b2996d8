package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** What a player is shown before an order: choices with their cost, groups of units, chances; and answers to questions. */
class TableTalkTest {
    private static final Phrasebook WORDS = Box.library().words(Sparta.ID, Escape.plain());

    private static List<String> labels(War war, Seat seat, String call, String slot) {
        Call filled = TestTable.call(call);
        Offer offer = Theatre.game()
                .decisions()
                .of(Theatre.game().conceal(war, seat), seat)
                .orElseThrow()
                .offer(filled.verb())
                .orElseThrow();
        Slot wanted = offer.verb().slot(slot).orElseThrow();
        return offer.choices(wanted, filled).listed().stream()
                .map(Choice::label)
                .map(WORDS::say)
                .toList();
    }

    private static List<String> preview(War war, Seat seat, String call) {
        return Theatre.game()
                .views()
                .preview(new Order(seat, TestTable.call(call)), Theatre.game().conceal(war, seat))
                .map(view -> view.brief().stream().map(WORDS::say).toList())
                .orElse(List.of());
    }

    private static List<String> answer(War war, String question) {
        return Theatre.game()
                .views()
                .answer(TestTable.call(question), Theatre.game().conceal(war, Viewer.EVERYONE))
                .brief()
                .stream()
                .map(WORDS::say)
                .toList();
    }

    @Rule({"7.1", "7.3"})
    @Test
    void destinationsShowWhatTheyCost() {
        War war = Theatre.of("campaign").with("spa-l1+archidamus@sparta").war();
        assertThat(labels(war, Theatre.SPARTA, "march leader=archidamus units=all", "to"))
                .contains("Argos, 2 of 8 campaign points", "Megara, 4 of 8 campaign points")
                .noneMatch(label -> label.startsWith("Amphipolis"));
    }

    @Rule({"7.1", "7.3"})
    @Test
    void aWayMayBeGivenStopByStop() {
        War war = Theatre.of("campaign").with("spa-l1+archidamus@sparta").war();
        assertThat(labels(war, Theatre.SPARTA, "march leader=archidamus units=all path=tegea", "path"))
                .contains("Mantinea, 2 of 8 campaign points", "Argos, 2 of 8 campaign points");
    }

    @Rule({"5.0", "6.1"})
    @Test
    void unitsAreNamedByGroup() {
        War war = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l3+cor-l1+archidamus@sparta", "~spa-l8@sparta")
                .war();
        assertThat(labels(war, Theatre.SPARTA, "march leader=archidamus", "units"))
                .contains("all", "2 Sparta LSP", "3 Sparta LSP")
                .contains("Sparta LSP 8 (wavering, 1 point)");
    }

    @Rule({"6.1", "6.2"})
    @Test
    void leadersShowTheirNumbers() {
        War war = Theatre.of("campaign").with("spa-l1+brasidas@sparta").war();
        assertThat(labels(war, Theatre.SPARTA, "march", "leader")).containsExactly("Brasidas 0-2-10");
    }

    @Rule({"8.1", "9.0"})
    @Test
    void anAttackShowsOddsAndTheExactChanceOfEveryResult() {
        War war = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l3+archidamus@larisa", "ath-l1+ath-l2@larisa")
                .war();
        assertThat(String.join(" / ", preview(war, Theatre.SPARTA, "attack leader=archidamus units=all target=land")))
                .contains("18 to 8, shift 1: column 4:1")
                .contains("AH/D[E]")
                .contains("1 in 6");
    }

    @Rule({"7.5", "8.1"})
    @Test
    void aMarchIntoAFightShowsIt() {
        War war = Theatre.of("campaign")
                .with("spa-l1+spa-l2+archidamus@thebes", "ath-l1@tanagra", "captured=athens:tanagra")
                .war();
        assertThat(String.join(" / ", preview(war, Theatre.SPARTA, "march leader=archidamus units=all to=tanagra")))
                .contains("13 to 4, shift 1: column 5:1");
        assertThat(preview(war, Theatre.SPARTA, "march leader=archidamus units=all to=delphi"))
                .isEmpty();
    }

    /** Who stands in a city of his own may go inside, and so lets others pass; he need not. */
    @Rule({"7.5", "7.8"})
    @Test
    void aMarchThatMayBeStoppedOnTheWaySaysWhereAndWhatItWouldBring() {
        War war = Theatre.of("campaign")
                .with("spa-l1+spa-l2+archidamus@thebes", "ath-l1@plataea", "captured=athens:plataea")
                .war();
        for (String way : List.of("to=megara", "path=plataea,megara")) {
            assertThat(preview(war, Theatre.SPARTA, "march leader=archidamus units=all " + way))
                    .first()
                    .asString()
                    .startsWith("On the way the enemy at Plataea may stand and fight.");
            assertThat(String.join(" / ", preview(war, Theatre.SPARTA, "march leader=archidamus units=all " + way)))
                    .contains("The defender may go inside instead.");
        }
        War free =
                Theatre.of("campaign").with("spa-l1+spa-l2+archidamus@thebes").war();
        assertThat(preview(free, Theatre.SPARTA, "march leader=archidamus units=all to=megara"))
                .isEmpty();
    }

    @Rule({"9.0", "9.2", "10.1", "10.5"})
    @Test
    void siegesRavagesAndRevoltsShowTheirChances() {
        War siege = Theatre.of("campaign").with("spa-l1+archidamus@athens").war();
        assertThat(String.join(" / ", preview(siege, Theatre.SPARTA, "ravage leader=archidamus units=all")))
                .contains("30 in 36");
        War revolt = Theatre.of("campaign")
                .with("pel-n1@icarian-sea", "ath-l1@miletus", "prestige=3")
                .war();
        assertThat(String.join(" / ", preview(revolt, Theatre.SPARTA, "incite city=miletus")))
                .contains("5 in 6");
        assertThat(String.join(" / ", preview(revolt, Theatre.SPARTA, "incite city=athens effect=revenue")))
                .contains("35 in 36");
    }

    @Rule({"9.0", "6.3", "ruling-S1", "ruling-S7", "ruling-Y7"})
    @Test
    void whatThrowsNoDiceSaysWhatItComesTo() {
        War siege = Theatre.of("campaign")
                .with("spa-l1@amphipolis/besieging", "spa-l2+archidamus@amphipolis")
                .with("ath-l15@amphipolis/inside", "trapped=athens:amphipolis")
                .war();
        assertThat(preview(siege, Theatre.SPARTA, "besiege how=join leader=archidamus units=all"))
                .containsExactly("No roll: then 13 points besiege the 6 inside.");
        assertThat(preview(siege, Theatre.SPARTA, "besiege how=lift place=amphipolis"))
                .containsExactly("No roll: nobody is besieged or trapped at Amphipolis any more.");
        assertThat(String.join(" / ", preview(siege, Theatre.SPARTA, "besiege leader=archidamus units=all")))
                .contains("column 3:1")
                .doesNotContain("outside");
        War port = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l3+archidamus@samos", "ath-n1@samos")
                .war();
        assertThat(String.join(" / ", preview(port, Theatre.SPARTA, "besiege leader=archidamus units=all")))
                .contains("18 to 10")
                .contains("outside");
        assertThat(preview(siege, Theatre.SPARTA, "transfer leader=archidamus place=home"))
                .containsExactly("Archidamus is gone for good, and nobody takes his place.");
    }

    @Rule({"9.0", "ruling-S7"})
    @Test
    void whereOnlyATryIsOpenNothingElseIsAsked() {
        War war = Theatre.of("campaign").with("spa-l1+archidamus@amphipolis").war();
        assertThat(labels(war, Theatre.SPARTA, "besiege", "how")).isEmpty();
        War siege = Theatre.of("campaign")
                .with("spa-l1@amphipolis/besieging", "spa-l2+archidamus@amphipolis")
                .war();
        assertThat(labels(siege, Theatre.SPARTA, "besiege", "how"))
                .containsExactly("try to take the place", "join the siege that stands", "give a siege up");
    }

    @Rule({"12.1", "12.2", "12.3", "12.5"})
    @Test
    void theLedgerForecastsRevenueAndUpkeep() {
        War war = Theatre.of("campaign")
                .with("talents=athens:30", "ath-l1@thasos", "ath-l2@tanagra", "ath-n1@box")
                .war();
        assertThat(String.join(" / ", answer(war, "ledger side=athens")))
                .contains("Athens has 30 talents")
                .contains("the next revenue would be 15 talents: tribute 15")
                .contains("4 talents a season")
                .contains("For sale");
    }

    @Rule({"2.3", "2.16"})
    @Test
    void aCitySaysWhoseItIsAndWhatItPays() {
        War war = Theatre.of("campaign").with("ath-l1@ceos").war();
        assertThat(String.join(" / ", answer(war, "city city=ceos")))
                .contains("garrison 1 of 1")
                .contains("5 to Athens, 1 to Sparta; it pays Athens now");
    }

    @Rule({"14.1", "6.4"})
    @Test
    void aGovernmentSaysWhatKeepsIt() {
        War war = Theatre.of("campaign").with("government=2", "before=3").war();
        assertThat(String.join(" / ", answer(war, "government")))
                .contains("Moderate Party")
                .contains("Giving up Paches averts its fall")
                .contains("better for Athens than a year before (3 for Athens)");
    }

    @Rule("5.0")
    @Test
    void forcesAreListedPlaceByPlace() {
        War war = Theatre.of("campaign")
                .with("spa-l1+spa-l2+archidamus@sparta", "pel-n1@corinth")
                .war();
        assertThat(String.join(" / ", answer(war, "forces side=sparta")))
                .contains("2 Sparta LSP (13 points)")
                .contains("1 Coalition NSP (4 points)");
    }

    @Rule({"8.1", "9.0", "9.1"})
    @ParameterizedTest
    @CsvSource({
        "land, 18, 8, 1, column 4:1",
        "land, 50, 1, 0, column 8:1",
        "sea, 5, 6, 0, column 1:1",
        "siege, 20, 9, 0, 'column 3:1, success 2 in 6'",
        "sally, 10, 10, 0, 'column 1:1, success 4 in 6'"
    })
    void hypotheticalOddsAreAnswered(String fight, int attack, int defence, int shift, String expected) {
        War war = Theatre.of("campaign").war();
        String question = "odds fight=" + fight + " attack=" + attack + " defence=" + defence + " shift=" + shift;
        assertThat(String.join(" / ", answer(war, question))).contains(expected);
    }

    @Rule("7.2")
    @Test
    void aWrongWayIsRefusedWithItsRule() {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "ath-n1+nicias@corinth/south")
                .table(new ScriptedDice());
        Line why = table.refuse(Theatre.ATHENS, "march leader=nicias units=all path=gulf-of-corinth")
                .why();
        assertThat(WORDS.withRule(why)).contains("Gulf of Corinth").contains("7.2");
    }
}
