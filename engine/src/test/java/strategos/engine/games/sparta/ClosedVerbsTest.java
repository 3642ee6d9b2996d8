package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text.Line;

/** Who uses a verb that is not open is told why, by the rule, and what is open instead. */
class ClosedVerbsTest {
    private static final Phrasebook WORDS = Box.library().words(Sparta.ID, Escape.plain());

    @Rule({
        "3.2",
        "4.0",
        "4.1",
        "6.6",
        "7.1",
        "7.3",
        "7.5",
        "7.6",
        "7.7",
        "7.8",
        "7.10",
        "7.17",
        "8.1",
        "8.5",
        "8.5-naval",
        "9.0",
        "9.1",
        "9.2",
        "10.1",
        "12.5",
        "15.7",
        "16.1"
    })
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        part=buy talents=sparta:20; march; That is done in your Campaign Phase. You can use buy and done. (4.0)
        spa-l1+archidamus@sparta used=archidamus; march; All your leaders have had their campaign in this phase. You can use incite and done. (4.1)
        spa-l1@sparta; march; You have no leader on the map, and nothing campaigns without one.
        spa-l1+archidamus@larisa ath-l1@larisa; besiege; Archidamus stands in the open beside an enemy and must move or attack before anything else. You can use march and attack. (7.17)
        spa-l1+archidamus@larisa boe-l1+brasidas@delphi ath-l1@larisa ath-l2@delphi; incite; Archidamus and Brasidas stand in the open
        spa-l1+archidamus@sparta; attack; None of your leaders who are still to campaign stands beside anybody
        spa-l1+archidamus@amphipolis; attack; stands beside anybody whom he could attack
        spa-l1+archidamus@sparta; besiege; before a walled city or fort with as many points as are inside
        spa-l1+archidamus@sparta; ravage; whose defenders are inside
        spa-l1+archidamus@sparta; drop; Only a stack on campaign leaves pieces behind.
        spa-l1+archidamus@sparta; pickup; who stands with a leader joins him as he sets out. You can use march, incite and done. (7.7)
        spa-l1+archidamus@sparta; sally; None of your units is trapped.
        turn=athens ath-l1+nicias@athens; incite; Only Sparta stirs cities to revolt. You can use march and done. (10.1)
        peace spa-l1+archidamus@athens; incite; while the Peace lasts. You can use march and done. (15.7)
        spa-l1+archidamus@athens done=athens-revolt; incite; No city that pays Athens
        government=2 spa-l1+archidamus@melos; besiege; Nobody fights at Melos while Government 2 rules Athens.
        government=2 captured=sparta:melos spa-l1@melos/inside trapped=sparta:melos ath-l1+ath-l2@melos/besieging; sally; Nobody fights at Melos while Government 2 rules Athens.
        spa-l1+archidamus@sparta; buy; Units are bought in your Logistics Phase, after maintenance.
        spa-l1+archidamus@sparta; transfer; when your Campaign Phase is over
        spa-l1+archidamus@sparta; react; No fleet sails past your ships
        spa-l1+archidamus@sparta; event; No optional event is open to you now.
        """)
    void betweenCampaigns(String position, String verb, String said) {
        Theatre theatre = Theatre.of("campaign").with(position.split(" +", -1));
        assertThat(refused(theatre.table(new ScriptedDice()), verb)).contains(said);
    }

    @Rule({"4.1", "7.1", "7.3", "7.5", "7.6", "7.7", "7.8", "7.10", "8.1", "8.5", "9.0", "9.2", "10.1"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        spa-l1+archidamus@thebes; to=tanagra; incite; Archidamus is on campaign: end his campaign first.
        spa-l1+archidamus@thebes; to=plataea; attack; Nobody stands at Plataea whom these units could attack.
        spa-l1+archidamus@thebes; to=plataea; besiege; The enemy has neither a walled city nor a fort at Plataea.
        spa-l8+archidamus@eion; to=amphipolis; besiege; A siege of Amphipolis takes 4 points of units, as many as are or would be inside, and here are 2.
        spa-l1+archidamus@eion; to=amphipolis; attack; At Amphipolis the enemy is inside
        spa-l1+archidamus@corinth; path=megara,athens,panactum,athens; besiege; A siege takes 5 campaign points, and only 4 are left.
        archidamus@thebes; to=plataea; attack; Archidamus is on campaign without units, and neither fights nor ravages: end his campaign first. You can use march and done. (4.1)
        spa-l1+archidamus@thebes; to=plataea; ravage; Plataea is none.
        spa-l1+archidamus@megara mark=ravage-tried:athens; to=athens; ravage; Athens was tried already this quarter.
        spa-l1+archidamus@megara mark=ravaged:athens; to=athens; ravage; there is nothing to ravage
        archidamus@thebes; to=plataea; drop; Archidamus has nobody with him whom he could leave.
        spa-l1+archidamus@thebes; to=plataea; pickup; Nobody is at Plataea whom the stack could take along
        """)
    void onTheWay(String position, String way, String verb, String said) {
        Theatre theatre = Theatre.of("campaign").with(position.split(" +", -1));
        TestTable<War> table = theatre.table(new ScriptedDice());
        String units = position.startsWith("archidamus") ? "" : " units=all";
        table.order(Theatre.SPARTA, "march leader=archidamus" + units + " " + way);
        assertThat(refused(table, verb)).contains(said);
    }

    /** What stands against the stack on campaign is no reason against another. */
    @Rule("4.1")
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        archidamus@thebes; besiege leader=brasidas units=all
        archidamus@thebes; attack leader=brasidas
        spa-l1+archidamus@thebes; ravage leader=brasidas units=all
        """)
    void anotherLeaderWaitsForTheStackOnCampaign(String position, String order) {
        TestTable<War> table = Theatre.of("campaign")
                .with(position, "spa-l8+spa-l2+brasidas@amphipolis")
                .table(new ScriptedDice());
        String units = position.startsWith("archidamus") ? "" : " units=all";
        table.order(Theatre.SPARTA, "march leader=archidamus" + units + " to=plataea");
        assertThat(refused(table, order)).isEqualTo("Archidamus is on campaign: end his campaign first. (4.1)");
        assertThat(refused(table, "besiege leader=archidamus")).doesNotContain("Archidamus is on campaign: end");
    }

    @Rule({"7.0", "9.0"})
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
        march leader=nicias units=ath-l1 to=eion; Athens LSP 1 is besieged at Amphipolis and trapped there: only a sally leads out. (9.0)
        march leader=nicias units=all to=eion; All units with Nicias at Amphipolis are besieged and trapped there: only a sally leads out. (9.0)
        attack leader=nicias units=all target=land; only a sally leads out. You can use march, sally and done. (9.0)
        besiege leader=nicias units=all; only a sally leads out.
        ravage leader=nicias units=all; only a sally leads out.
        """)
    void whoIsTrappedIsToldOfTheSiege(String order, String said) {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2@amphipolis/inside", "nicias@amphipolis")
                .with("trapped=athens:amphipolis", "spa-l1+spa-l2+spa-l3@amphipolis/besieging");
        assertThat(refused(theatre.table(new ScriptedDice()), order)).contains(said);
    }

    @Rule({"7.7", "9.0"})
    @Test
    void whoIsTrappedCannotBePickedUp() {
        TestTable<War> table = Theatre.of("campaign")
                .with(
                        "turn=athens",
                        "ath-l1@samos/inside",
                        "trapped=athens:samos",
                        "pel-n1+pel-n2+pel-n3@samos/besieging")
                .with("ath-l2@samos", "ath-n1+nicias@icarus")
                .table(new ScriptedDice().d6(1).d6(6));
        table.order(Theatre.ATHENS, "march leader=nicias units=all to=samos")
                .order(Theatre.SPARTA, "react choice=evade");
        assertThat(refused(table, "pickup pieces=ath-l1")).contains("besieged at Samos and trapped there");
    }

    @Rule({"7.10", "7.11"})
    @Test
    void shipsTryToEvadeBeforeTheyGoIntoPort() {
        TestTable<War> table = Theatre.of("campaign")
                .with("pel-n1+spartan-a@saronic-gulf", "ath-n1@athens")
                .table(new ScriptedDice());
        table.order(Theatre.SPARTA, "march leader=spartan-a units=all to=athens");
        assertThat(refused(table, "shelter choice=inside"))
                .contains("Ships go into port only after they have tried to evade. You can use react. (7.10)");
    }

    private static String refused(TestTable<War> table, String order) {
        Seat asked = table.awaited().firstEntry().getKey();
        Line why = table.refuse(asked, order).why();
        return WORDS.withRule(why);
    }
}
