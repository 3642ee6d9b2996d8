package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.persians.war.Side.GREEK;
import static strategos.engine.games.persians.war.Side.PERSIAN;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What hangs on a question: who comes, who fights with what, and what the next die costs. */
class StakesTest {
    private static List<String> said(War war, Viewer viewer, Side asked) {
        Phrasebook words = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());
        return Table.game().views().stakes(Table.game().conceal(war, viewer), asked.seat()).stream()
                .map(words::say)
                .toList();
    }

    private static War fighting(Table table, String zone, UnaryOperator<Battle> change) {
        Battle battle = change.apply(TestBattles.formed(table.war(), zone));
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .war();
    }

    private static Table attica() {
        return Table.empty()
                .leader(GREEK, "miltiades", "attica", "2*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "mardonius", "attica", "3*pe-spara 3*pe-arch");
    }

    @Rule({"6.1", "9.2"})
    @Test
    void shipsOnTheirOwnCountAgainstAFleetThatComes() {
        Played played = Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "pe-spara")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .change(war -> war.with(war.side(GREEK).single(new ZoneId("sea-attica"), Ship.fresh("athens-3"))))
                .step(new Step.Segment(PERSIAN, false, 0))
                .play();
        played.persian("activate counter=mardonius").persian("sail vessel=fleet-p1 path=sea-attica");
        assertThat(said(played.war(), Viewer.EVERYONE, GREEK).getFirst())
                .endsWith("to **the Saronic Gulf**: 1 counter. Against them: 1 counter.");
    }

    @Rule({"7.2", "8.1"})
    @Test
    void insideAndOutsideOfACityEachHaveTheirChances() {
        War war = fighting(attica().marker("attica", GREEK), "attica", b -> b.withStage(Battle.Stage.CITY));
        assertThat(said(war, Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "At stake: Greeks with **16 points** in order against **33** of the Persians.",
                        "**Inside**: fire of the Persians in column 1-5, a loss on **3 in 6**.",
                        "**Outside**: fire of the Persians in column 11-20, a loss on **4 in 6**.");
    }

    @Rule({"7.6", "11.2"})
    @Test
    void beforeThePursuitItIsToldWhatIsPursued() {
        War war = fighting(
                attica().hand(GREEK, "no-quarter"),
                "attica",
                b -> b.lost(PERSIAN, true).withStage(Battle.Stage.MERCY));
        assertThat(said(war, Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "At stake: Greeks with **16 points** in order against **33** of the Persians.",
                        "Next: the Greeks throw nothing then.");
    }

    @Rule("7.3")
    @Test
    void lossesSayHowMuchOfWhat() {
        War war = fighting(
                attica(),
                "attica",
                b -> b.with(GREEK, b.side(GREEK).withOwes(3)).withStage(Battle.Stage.FIRE_LOSSES));
        assertThat(said(war, Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "**3 points** of 16 must be lost: 2 × Athenian peltasts 4C and 2 × Athenian hoplites 4A.");
    }

    @Rule({"6.1", "6.2"})
    @Test
    void whoComesFromWhereIsToldToAllAndTheChancesToTheOwnerAlone() {
        Played played = Table.empty()
                .step(new Step.Segment(PERSIAN, false, 0))
                .leader(GREEK, "strategos3", "phthiotis", "2*gr-athens-hop")
                .leader(PERSIAN, "mardonius", "thessaly", "4*pe-spara")
                .play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        assertThat(said(played.war(), Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "Persians come from Thessaly to **Phthiotis**: 1 counter. Against them: 1 counter.",
                        "Let pass, they go on; nothing is thrown.");
        assertThat(said(played.war(), GREEK.seat(), GREEK))
                .last()
                .isEqualTo("With Strategos III: ambush **0 in 6**, battle **1 to 3 in 6**, ambushed **0 to 1 in 6**.");
        played.greek("intercept with=strategos3 target=force");
        played.persian("intercept with=mardonius target=counter").persian("agree");
        assertThat(said(played.war(), Viewer.EVERYONE, GREEK))
                .containsExactly(
                        "Persians: 1 counter in Phthiotis, against 1 counter. Agreed, battle is formed without a die;"
                                + " else all goes on.");
    }

    private static List<String> atRoundEnd(War war) {
        return said(war, Viewer.EVERYONE, GREEK).subList(2, 4);
    }

    /** At sea and at a city nobody is pursued; inside the city whoever breaks off is lost. */
    @Rule({"7.6", "8.1", "9.3"})
    @Test
    void whereNobodyPursuesNoPursuitIsTold() {
        War sea = fleets().war();
        assertThat(said(sea, Viewer.EVERYONE, GREEK))
                .last()
                .isEqualTo("Breaking off: the Greeks retreat, and nobody pursues them.");
        assertThat(said(inside(GREEK), Viewer.EVERYONE, GREEK))
                .last()
                .isEqualTo("Breaking off: the Greeks inside the city are lost.");
        assertThat(said(inside(PERSIAN), Viewer.EVERYONE, GREEK))
                .last()
                .isEqualTo("Breaking off: the Greeks retreat, and nobody pursues them.");
    }

    private static Table fleets() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-andros", "athens-3")
                .fleet(PERSIAN, 1, "sea-andros", "persia-5")
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", GREEK).withStage(Battle.Stage.ROUND_END);
        Active active = Active.of(new Force(GREEK, new ZoneId("laconia"), CounterId.list("leonidas")));
        return table.step(new Step.Segment(GREEK, true, 0), active, battle);
    }

    private static War inside(Side holder) {
        return fighting(
                attica().leader(PERSIAN, "artabazus", "attica", "pe-hcav"),
                "attica",
                b -> b.withInside(Optional.of(holder)).withStage(Battle.Stage.ROUND_END));
    }

    /** Who has nobody to command must break off: there is no other round to weigh. */
    @Rule({"7.4", "7.5", "ruling-both-break"})
    @Test
    void whoMustBreakOffFightsNoOtherRound() {
        War war = fighting(
                attica(),
                "attica",
                b -> b.with(PERSIAN, b.side(PERSIAN).withRouted(true)).withStage(Battle.Stage.ROUND_END));
        assertThat(atRoundEnd(war))
                .containsExactly(
                        "Fighting on: the Persians cannot, and break off.",
                        "Breaking off as well: the Greeks on the move retreat, and nobody is pursued.");
        War city = war.with(war.fight().withInside(Optional.of(PERSIAN)));
        assertThat(atRoundEnd(city))
                .last()
                .isEqualTo("Breaking off: the Persians inside the city are lost all the same.");
    }

    /** The same in the chances: of the pursuit by whoever has horse, and of nothing where nobody is pursued. */
    @Rule({"7.4", "7.5", "7.6", "ruling-both-break"})
    @Test
    void chancesAreOfThePursuitOfWhoMustBreakOff() {
        Table table = attica().leader(PERSIAN, "artabazus", "attica", "pe-hcav");
        War war = fighting(
                table,
                "attica",
                b -> b.with(GREEK, b.side(GREEK).withRouted(true)).withStage(Battle.Stage.ROUND_END));
        assertThat(weighed(war, "fight will=on")).containsExactly("odds.round.pursuit");
        assertThat(weighed(war, "fight will=break")).isEmpty();
        assertThat(Table.game()
                        .views()
                        .answer(Call.of("odds"), Table.game().conceal(war, PERSIAN.seat()))
                        .brief())
                .extracting(line -> line.text().key())
                .containsExactly("odds.round.pursuit");
    }

    private static List<String> weighed(War war, String call) {
        return Table.game()
                .views()
                .preview(
                        new Order(PERSIAN.seat(), TestTable.call(call)),
                        Table.game().conceal(war, PERSIAN.seat()))
                .map(View::brief)
                .orElse(List.of())
                .stream()
                .map(line -> line.text().key())
                .toList();
    }
}
