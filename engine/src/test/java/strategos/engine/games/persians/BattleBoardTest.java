package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.persians.war.Side.GREEK;
import static strategos.engine.games.persians.war.Side.PERSIAN;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.battle.BattleEvents.Retreated;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.BattleRound.Part;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/** A round of battle as a picture tells how its column was reached, and what was added to the die. */
@Rule({"7.2", "7.3", "7.7"})
class BattleBoardTest {
    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "5*pe-arch")
                .points(GREEK, 10);
    }

    private static Played ambush(Table table, Battle.Stage stage, ScriptedDice dice) {
        Battle battle = TestBattles.ambush(table.war(), "locris", PERSIAN).withStage(stage);
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(dice);
    }

    private static Board board(Played played) {
        Seen<War> seen = Table.game().conceal(played.war(), Viewer.EVERYONE);
        return Table.game().views().of(seen).boards().getFirst();
    }

    private static List<String> figures(List<Strip.Modifier> modifiers) {
        return modifiers.stream()
                .map(m -> m.figure() + " " + m.cause().key()
                        + m.cause().with().values().stream()
                                .map(arg -> " " + arg)
                                .reduce("", String::concat))
                .toList();
    }

    /** The Persians have fired from their ambush, and the Greeks choose who falls. */
    private static Played fired() {
        return ambush(lines(), Battle.Stage.ROUND_END, new ScriptedDice().d6(4))
                .greek("fight will=on")
                .persian("fight will=on");
    }

    @Test
    void beforeTheThrowItSaysWhereTheColumnWillBe() {
        Board.Throw cast = board(ambush(lines().hand(GREEK, "oracle"), Battle.Stage.OPENING_ACTIVE, new ScriptedDice()))
                .cast();
        assertThat(cast.roll()).isEmpty();
        assertThat(figures(cast.steps()))
                .containsExactly("30 board.points.column Typed[words=21-30]", "+2 part.ambusher", "46-60 board.column");
    }

    @Test
    void afterTheThrowItSaysHowTheColumnWasReachedAndBearsTheRollsNumber() {
        Played played = fired();
        BattleRound.Volley rolled = played.events(CombatRolled.class).getFirst().volley();
        Board.Throw cast = board(played).cast();
        assertThat(figures(cast.steps()))
                .containsExactly("30 board.points.column Typed[words=21-30]", "+2 part.ambusher", "46-60 board.column");
        assertThat(cast.added())
                .isEqualTo(rolled.added().stream().map(Part::modifier).toList());
        assertThat(cast.roll())
                .hasValueSatisfying(roll -> assertThat(roll.index()).isEqualTo(rolled.roll()));
    }

    /** A T of the table counts for nothing where who breaks off is pursued. */
    @Rule("7.6")
    @Test
    void aPursuitTellsNoTestOfMorale() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "3*pe-hcav 3*pe-lcav");
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        Played played = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(new ScriptedDice().d6(6));
        played.greek("fight will=break").persian("fight will=on");
        BattleRound.Volley volley = played.events(CombatRolled.class).getFirst().volley();
        assertThat(volley.phase()).isEqualTo(BattleRound.CombatPhase.PURSUIT);
        assertThat(volley.result().tested()).as("the table asks for a test").isTrue();
        assertThat(volley.told().with())
                .containsEntry(
                        "result",
                        new Text.Arg.Nested(
                                Text.of("board.result", "n", volley.result().points())));
        Board board = board(played);
        assertThat(board.cast().roll().orElseThrow().sentence().key()).isEqualTo("board.result");
        assertThat(board.chances())
                .isNotEmpty()
                .allMatch(chance -> chance.meaning().key().equals("board.result"));
        assertThat(board.key().key()).as("nor does the key below the chart").isEqualTo("board.key.pursuit");
    }

    @Rule("7.6")
    @Test
    void whereNobodyCanPursueNobodyIsPursued() {
        Table table = lines();
        Battle battle = TestBattles.formed(table.war(), "locris").withStage(Battle.Stage.ROUND_END);
        Played played = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(new ScriptedDice());
        played.greek("fight will=on").persian("fight will=break");
        assertThat(played.events(CombatRolled.class))
                .as("hoplites do not pursue")
                .isEmpty();
        War before = played.war();
        played.persian("retreat zone=phocis");
        Retreated retreated = played.events(Retreated.class).getFirst();
        Board board = Table.game()
                .views()
                .board(retreated, Table.game().conceal(before, Viewer.EVERYONE))
                .orElseThrow();
        assertThat(board.subtitle().key()).isEqualTo("board.subtitle.broke");
    }

    private static Stream<Arguments> fights() {
        Table sea = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "gr-sparta-hop")
                .fleet(GREEK, 1, "sea-andros", "athens-3", "athens-3", "athens-1")
                .fleet(PERSIAN, 1, "sea-andros", "persia-3", "persia-2", "persia-3");
        return Stream.of(
                Arguments.of("on land", lines(), TestBattles.ambush(lines().war(), "locris", PERSIAN)),
                Arguments.of("at sea", sea, TestBattles.atSea(sea.war(), "sea-andros", GREEK)));
    }

    /** What is written on the counters of a side comes to the figure on its banner, piles or none. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("fights")
    void theCountersOfASideComeToItsFigure(String where, Table table, Battle battle) {
        List<Board.Camp> camps = board(table.step(
                                new Step.Segment(GREEK, true, 0),
                                Active.of(battle.force(GREEK)),
                                battle.withStage(Battle.Stage.ROUND_END))
                        .play(new ScriptedDice()))
                .camps();
        assertThat(camps).as(where).hasSize(2).allSatisfy(camp -> {
            assertThat(camp.pieces()).anyMatch(piece -> piece.badge().isPresent());
            int written = camp.pieces().stream()
                    .flatMap(piece -> piece.number().stream())
                    .mapToInt(number -> Integer.parseInt(number.replaceAll("\\D", "")))
                    .sum();
            assertThat(written).isEqualTo(Integer.parseInt(camp.figure()));
        });
    }
}
