package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.printed.Printed.ScenarioSheet.Muster;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.revenue.RevenueEvents.RevenueReceived;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** The four scenarios as they begin, and how players change the ready-made set-up. */
class ScenariosTest {
    private static TestTable<War> begin(String scenario) {
        return Theatre.begin(scenario, new ScriptedDice());
    }

    private static int count(War war, String place, String group) {
        return war.board()
                .at(Theatre.place(place))
                .and(Theatre.PRINTED.counters().group(group))
                .size();
    }

    @Rule({"2.16", "16.1", "16.2", "16.3"})
    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "peace-of-nicias", "ionian-war", "potidaea"})
    void noTributeIsLostForWantOfAUnitThatCouldStandThere(String scenario) {
        War war = begin(scenario).state();
        Board board = war.board();
        for (Unit unit : Theatre.PRINTED.counters().units()) {
            if (unit.nation() == Nation.CONFEDERATION && !unit.naval() && Places.onMap(board.place(unit.number()))) {
                int here = Theatre.PRINTED
                        .atlas()
                        .locale(board.place(unit.number()))
                        .athenian();
                PlaceSet richer = unit.homes()
                        .filter(home ->
                                here < Theatre.PRINTED.atlas().locale(home).athenian()
                                        && board.landCount(home, Side.ATHENS) == 0);
                assertThat(richer.numbers())
                        .as("richer than that of %s", unit.id())
                        .isEmpty();
            }
        }
        assertThat(board.landCount(Theatre.place("mytilene"), Side.ATHENS)).isPositive();
    }

    /** Whoever takes the other's city sends him to his own. */
    @Rule({"15.13", "16.3"})
    @Test
    void thePersiansAreNeverSetUpTogether() {
        War war = begin("ionian-war")
                .order(Theatre.SPARTA, "deploy pieces=per-l1 place=antandrus")
                .state();
        assertThat(count(war, "antandrus", "persia-lsp")).isEqualTo(1);
        assertThat(count(war, "sardis", "persia-lsp")).isEqualTo(1);
        assertThat(war.board().place(Theatre.piece("per-l1"))).isEqualTo(Theatre.place("antandrus"));
    }

    @Rule({"3.2", "13.0", "ruling-Y2"})
    @Test
    void whatIsHeldAsTheWarBeginsCountsAsCapturedInItsFirstYear() {
        assertThat(begin("campaign").state().ground().has(Marker.TAKEN, Theatre.place("cythera")))
                .isTrue();
    }

    @Rule({"16.1", "5.1"})
    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign"})
    void theWarBeginsAsItsListSays(String scenario) {
        War war = begin(scenario).state();
        assertThat(war.year()).isEqualTo(431);
        assertThat(war.purse().athens()).isEqualTo(270);
        assertThat(war.purse().sparta()).isEqualTo(20);
        assertThat(war.prestige().level()).isZero();
        assertThat(war.government().row()).isEqualTo(1);
        assertThat(count(war, "cythera", "athens-lsp")).isEqualTo(5);
        assertThat(count(war, "potidaea", "athens-lsp")).isEqualTo(5);
        assertThat(count(war, "potidaea", "athens-nsp")).isEqualTo(5);
        assertThat(count(war, "potidaea", "corinth-lsp")).isEqualTo(3);
        assertThat(count(war, "athens", "athens-lsp")).isEqualTo(8);
        assertThat(count(war, "athens", "athens-nsp")).isEqualTo(7);
        assertThat(count(war, "corinth", "coalition-nsp")).isEqualTo(2);
        for (String place : List.of("ambracia", "megara", "cyllene", "leucas", "anactorium")) {
            assertThat(count(war, place, "coalition-nsp")).as(place).isEqualTo(1);
        }
        assertThat(count(war, "box", "coalition-nsp")).isEqualTo(3);
        assertThat(count(war, "box", "syracuse-nsp")).isEqualTo(2);
        assertThat(count(war, "box", "syracuse-lsp")).isEqualTo(1);
        assertThat(war.politics().of(Nation.SPARTAN_ALLIES)).isEqualTo(Stance.NEUTRAL);
        assertThat(war.politics().of(Nation.COALITION)).isEqualTo(Stance.SPARTA);
        PieceSet besieged = war.board().at(Theatre.place("potidaea"), Side.SPARTA);
        assertThat(war.board().inside().hasAll(besieged)).isTrue();
    }

    @Rule("16.2")
    @Test
    void thePeaceBeginsAsItsListSays() {
        War war = begin("peace-of-nicias").state();
        assertThat(war.year()).isEqualTo(421);
        assertThat(war.politics().peace()).isTrue();
        assertThat(war.prestige().level()).isEqualTo(11);
        assertThat(war.government().row()).isEqualTo(6);
        assertThat(war.purse().athens()).isZero();
        assertThat(count(war, "potidaea", "athens-lsp")).isEqualTo(1);
        assertThat(count(war, "athens", "athens-lsp")).isEqualTo(11);
        assertThat(count(war, "box", "coalition-nsp")).isEqualTo(6);
        assertThat(count(war, "box", "corinth-lsp")).isEqualTo(5);
        Board board = war.board();
        PieceSet coalition =
                Theatre.PRINTED.counters().of(Nation.COALITION).filter(unit -> Places.onMap(board.place(unit)));
        assertThat(coalition.size()).isEqualTo(19);
    }

    @Rule("16.3")
    @Test
    void theIonianWarBeginsAsItsListSays() {
        War war = begin("ionian-war").state();
        assertThat(war.year()).isEqualTo(412);
        assertThat(war.purse().athens()).isEqualTo(10);
        assertThat(war.purse().sparta()).isEqualTo(45);
        assertThat(war.prestige().level()).isEqualTo(-5);
        assertThat(war.government().row()).isEqualTo(7);
        assertThat(count(war, "athens", "athens-nsp")).isEqualTo(6);
        assertThat(count(war, "athens", "athens-lsp")).isEqualTo(8);
        assertThat(count(war, "mytilene", "athens-lsp")).isEqualTo(1);
        Board board = war.board();
        assertThat(inPlay(war)).isEqualTo(19);
        assertThat(count(war, "epidaurus", "athens-nsp")).isEqualTo(1);
        assertThat(count(war, "thurii", "syracuse-nsp")).isEqualTo(1);
        assertThat(board.at(Theatre.place("thurii")).has(Theatre.piece("hermocrates")))
                .isTrue();
        assertThat(board.landCount(Theatre.place("panactum"), Side.SPARTA)).isEqualTo(5);
        assertThat(war.politics().of(Nation.PERSIA)).isEqualTo(Stance.SPARTA);
        assertThat(war.politics().of(Nation.ARGOS)).isEqualTo(Stance.ATHENS);
    }

    /** So Corinth, where all fleets of the Coalition are at home, has two of them in 431 and one in 412. */
    @Rule({"16.1", "16.2", "16.3"})
    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "peace-of-nicias", "ionian-war", "potidaea"})
    void whatAListCountsInAPlaceIsAllThatStandsThereOfItsKind(String scenario) {
        War war = begin(scenario).state();
        for (Muster line : Theatre.PRINTED.scenario(scenario).muster()) {
            int standing = line.of().stream()
                    .mapToInt(group -> count(war, line.place(), group))
                    .sum();
            assertThat(line.box() || standing == line.count())
                    .as("%d of %s at %s", standing, line.of(), line.place())
                    .isTrue();
        }
    }

    @Rule({"16.3", "ruling-E12"})
    @Test
    void spartaChoosesHowManyOfTheNineteenAreFleets() {
        TestTable<War> table = begin("ionian-war");
        assertThat(fleets(table.state())).isEqualTo(3);
        table.refuse(Theatre.SPARTA, "deploy pieces=" + fleet(table.state(), true) + " place=box")
                .citing("16.0");
        for (int fleets = 4; fleets <= 10; fleets++) {
            table.order(Theatre.SPARTA, "deploy pieces=" + fleet(table.state(), false) + " place=corinth");
            assertThat(fleets(table.state())).isEqualTo(fleets);
            assertThat(inPlay(table.state())).isEqualTo(19);
        }
        for (int fleets = 9; fleets >= 3; fleets--) {
            table.order(Theatre.SPARTA, "deploy pieces=" + fleet(table.state(), true) + " place=box");
            assertThat(fleets(table.state())).isEqualTo(fleets);
            assertThat(inPlay(table.state())).isEqualTo(19);
        }
        for (String place : List.of("corinth", "thurii", "gytheum")) {
            assertThat(count(table.state(), place, "coalition-nsp")).as(place).isEqualTo(1);
        }
    }

    /** A fleet of the Coalition at Corinth, or one that is out of play. */
    private static String fleet(War war, boolean there) {
        int place = there ? Theatre.place("corinth") : Places.BOX;
        return Theatre.PRINTED
                .counters()
                .id(Theatre.PRINTED
                        .counters()
                        .group("coalition-nsp")
                        .and(war.board().at(place))
                        .first());
    }

    private static int fleets(War war) {
        return Theatre.PRINTED
                .counters()
                .group("coalition-nsp")
                .filter(fleet -> Places.onMap(war.board().place(fleet)))
                .size();
    }

    private static int inPlay(War war) {
        return Theatre.PRINTED
                .counters()
                .of(Nation.COALITION)
                .filter(unit -> Places.onMap(war.board().place(unit)))
                .size();
    }

    @Rule({"2.17", "16.3", "15.13", "ruling-Y1"})
    @Test
    void spartaReceivesFiftyFiveTalentsInTheIonianWar() {
        TestTable<War> table = begin("ionian-war").order(Theatre.SPARTA, "done").order(Theatre.ATHENS, "done");
        assertThat(table.state().purse().sparta())
                .as("45 and 10, nothing of Persia yet")
                .isEqualTo(55);
        assertThat(table.events())
                .filteredOn(event -> event instanceof RevenueReceived received && received.side() == Side.ATHENS)
                .hasSize(1);
    }

    @Rule({"9.0", "16.0"})
    @ParameterizedTest
    @CsvSource({"4, true", "3, false"})
    void thePreparedSiegeIsWonWhenPotidaeaFalls(int die, boolean falls) {
        TestTable<War> table = Theatre.begin("potidaea", new ScriptedDice().d6(die))
                .order(Theatre.SPARTA, "done")
                .order(Theatre.ATHENS, "done")
                .order(Theatre.SPARTA, "initiative choice=second");
        table.order(Theatre.ATHENS, "besiege leader=phormio units=all");
        assertThat(Theatre.game().rules().result(table.state()).map(result -> result.winners()))
                .isEqualTo(falls ? Optional.of(List.of(Theatre.ATHENS)) : Optional.empty());
    }

    @Rule("16.0")
    @ParameterizedTest
    @CsvSource({"430, true", "431, false"})
    void thePreparedSiegeIsLostWithItsYear(int year, boolean lost) {
        TestTable<War> table = Theatre.of("potidaea")
                .with("admin=prestige", "year=" + year, "barred=syracuse-joins", "fort=minoa", "fort=pylos")
                .table(new ScriptedDice());
        assertThat(Theatre.game().rules().result(table.state()).map(result -> result.winners()))
                .isEqualTo(lost ? Optional.of(List.of(Theatre.SPARTA)) : Optional.empty());
    }

    @Rule({"16.0", "ruling-E11"})
    @ParameterizedTest
    @CsvSource({"ATHENS, SPARTA", "SPARTA, ATHENS"})
    void whoGivesUpHasLostWhoeversPhaseItIs(Side loser, Side winner) {
        ScriptedDice dice = new ScriptedDice();
        TestTable<War> table = Theatre.begin("potidaea", dice).order(loser.seat(), Order.RESIGN);
        assertThat(Theatre.game().rules().result(table.state()).map(result -> result.winners()))
                .contains(List.of(winner.seat()));
        assertThat(table.awaited()).isEmpty();
        dice.assertUsedUp();
    }

    @Rule({"16.0", "16.1"})
    @Test
    void spartaSetsUpFirstThenAthens() {
        TestTable<War> table = begin("campaign");
        assertThat(table.awaited().keySet()).containsExactly(Theatre.SPARTA);
        table.refuse(Theatre.ATHENS, "done");
        table.order(Theatre.SPARTA, "done");
        assertThat(table.awaited().keySet()).containsExactly(Theatre.ATHENS);
        table.order(Theatre.ATHENS, "done");
        assertThat(table.state().step()).isInstanceOf(PendingStep.Initiative.class);
    }

    @Rule({"16.0", "16.1"})
    @Test
    void aWholeGroupIsMovedAtOnceWithinItsColour() {
        TestTable<War> table = begin("campaign");
        table.order(Theatre.SPARTA, "deploy pieces=ach-l1 place=patrae");
        assertThat(count(table.state(), "patrae", "achaea-lsp")).isPositive();
        table.refuse(Theatre.SPARTA, "deploy pieces=ach-l1 place=athens");
        Offer deploy = Theatre.game()
                .decisions()
                .of(Theatre.game().conceal(table.state(), Theatre.SPARTA), Theatre.SPARTA)
                .orElseThrow()
                .offer("deploy")
                .orElseThrow();
        assertThat(deploy.choices(deploy.verb().slots().getFirst(), TestTable.call("deploy"))
                        .listed())
                .extracting(choice -> choice.value())
                .contains("boeotia-lsp-at-thebes", "sparta-lsp-at-sparta");
        Phrasebook words = RegisteredGames.LIBRARY.words("sparta", Escape.plain());
        assertThat(deploy.choices(deploy.verb().slots().getFirst(), TestTable.call("deploy"))
                        .listed())
                .as("where it stands, of each")
                .extracting(choice -> words.say(choice.label()))
                .contains(
                        "Achaea LSP 1 (2 points) at Patrae",
                        "2 Boeotia LSP at Thebes",
                        "Persia LSP 1 (5 points), off the map");
        table.order(Theatre.SPARTA, "deploy pieces=boeotia-lsp-at-thebes place=tanagra");
        assertThat(count(table.state(), "tanagra", "boeotia-lsp")).isEqualTo(4);
    }

    @Rule({"16.1", "5.1"})
    @Test
    void aFullLineChangesPlacesUnitForUnit() {
        TestTable<War> table = begin("campaign").order(Theatre.SPARTA, "done");
        War before = table.state();
        PieceSet home = before.board()
                .at(Theatre.place("athens"))
                .and(Theatre.PRINTED.counters().group("athens-lsp"));
        String unit = Theatre.PRINTED.counters().id(home.first());
        table.order(Theatre.ATHENS, "deploy pieces=" + unit + " place=cythera");
        assertThat(count(table.state(), "cythera", "athens-lsp")).isEqualTo(5);
        assertThat(count(table.state(), "athens", "athens-lsp")).isEqualTo(8);
        assertThat(table.state().board().place(home.first())).isEqualTo(Theatre.place("cythera"));
    }

    @Rule({"6.3", "6.4", "2.13"})
    @ParameterizedTest
    @CsvSource({"campaign, pericles, athens", "peace-of-nicias, nicias, athens", "ionian-war, strombichides, samos"})
    void theGovernmentsLeadersStandOnTheMap(String scenario, String leader, String place) {
        War war = begin(scenario).state();
        assertThat(war.board().place(Theatre.piece(leader))).isEqualTo(Theatre.place(place));
    }

    @Rule({"7.1", "ruling-V10"})
    @Test
    void theInlandRoadThroughThessalyIsAnOption() {
        String march = "march leader=archidamus units=all to=larisa";
        TestTable<War> closed = Theatre.of("campaign", "open", "closed")
                .with("spa-l1+archidamus@delphi")
                .table(new ScriptedDice());
        closed.refuse(Theatre.SPARTA, march).citing("7.3");
        TestTable<War> open = Theatre.of("campaign", "open", "open")
                .with("spa-l1+archidamus@delphi")
                .table(new ScriptedDice());
        open.order(Theatre.SPARTA, march);
        assertThat(open.state().board().place(Theatre.piece("spa-l1"))).isEqualTo(Theatre.place("larisa"));
    }
}
