package strategos.engine.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.engine.skirmish.Skirmish.BLUE;
import static strategos.engine.skirmish.Skirmish.RED;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Computer;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.box.Setup;
import strategos.engine.config.BadData;
import strategos.engine.config.GameData;
import strategos.engine.dice.Dice;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;

/** The rules, one test each. */
class SkirmishTest {
    private static final Setup SETUP = new Setup("raid", Map.of(), List.of(RED, BLUE));

    private final ScriptedDice dice = new ScriptedDice().unshuffled().unshuffled();
    private final GameData data = SkirmishFactory.library().data(Skirmish.ID);
    private final Game<Valley> game = new SkirmishFactory().open(data);

    private TestTable<Valley> table() {
        return TestTable.start(game, SETUP, dice);
    }

    /** Red's second band stands in the village, and blue's second, of equal strength, comes for it. */
    private TestTable<Valley> attacked() {
        return table().order(RED, "march band=red-second path=village")
                .order(RED, "done")
                .order(BLUE, "march band=blue-second path=village");
    }

    @Test
    @Rule("1")
    void onlyTheOwnerKnowsWhichBandIsStrong() {
        Valley valley = table().state();
        assertThat(game.conceal(valley, RED).position().band("red-third").strength())
                .contains(4);
        assertThat(game.conceal(valley, BLUE).position().band("red-third").strength())
                .isEmpty();
        assertThat(game.conceal(valley, Viewer.EVERYONE).position().bands())
                .allMatch(band -> band.strength().isEmpty());
    }

    @Test
    @Rule({"2", "5"})
    void afterTheLastTurnTheVillageDecides() {
        TestTable<Valley> table = table().order(RED, "march band=red-second path=village");
        for (int turn = 0; turn < 8; turn++) {
            table.order(RED, "done").order(BLUE, "done");
        }
        assertThat(game.rules().result(table.state()).orElseThrow().winners()).containsExactly(RED);
    }

    @Test
    @Rule("3.1")
    void aBandMarchesOnceByOneOrTwoRoadsAndNotOverItsOwnSide() {
        TestTable<Valley> table = table();
        table.refuse(RED, "march band=red-first path=mill").citing("3.1");
        table.refuse(RED, "march band=red-first path=hill,village,ford").citing("3.1");
        table.order(RED, "march band=red-first path=hill,village");
        table.refuse(RED, "march band=red-first path=hill").citing("3.1");
    }

    @Test
    @Rule("3.2")
    void whoeverDigsInIsStrongerByOne() {
        TestTable<Valley> table = table().order(RED, "march band=red-second path=village")
                .order(RED, "done")
                .order(BLUE, "done")
                .order(RED, "dig-in band=red-second")
                .order(RED, "done")
                .order(BLUE, "march band=blue-second path=village");
        dice.d6(5);
        assertThat(table.order(RED, "stand").events().getLast())
                .isInstanceOfSatisfying(
                        FightEvents.Fought.class,
                        fought -> assertThat(fought.defence()).isEqualTo(4));
    }

    @Test
    @Rule({"4.1", "ruling-place"})
    void theAttackerIsShownAndTheDefenderMayFallBack() {
        TestTable<Valley> table = attacked();
        assertThat(game.conceal(table.state(), RED)
                        .position()
                        .band("blue-second")
                        .strength())
                .contains(3);
        table.refuse(RED, "fall-back to=tower").citing("4.1");
        table.order(RED, "fall-back to=mill");
        assertThat(table.state().at("village").orElseThrow().seat()).isEqualTo(BLUE);
        assertThat(table.state().band("red-second").shown()).isFalse();
    }

    @ParameterizedTest
    @Rule({"4.2", "ruling-place"})
    @CsvSource({"1, tower, ''", "2, village, tower", "4, village, tower", "5, '', village", "6, '', village"})
    void theDieDecides(int face, String red, String blue) {
        TestTable<Valley> table = attacked();
        dice.d6(face);
        table.order(RED, "stand");
        String lost = face == 1 ? "blue-second" : face >= 5 ? "red-second" : "";
        assertThat(table.state().bands().stream().filter(Valley.Band::gone).map(Valley.Band::id))
                .isEqualTo(lost.isEmpty() ? List.of() : List.of(lost));
        assertThat(table.state().band("blue-second").place())
                .isEqualTo(Optional.of(blue).filter(place -> !place.isEmpty()));
    }

    @Test
    @Rule("ruling-resign")
    void whoeverGivesUpLosesAndShowsNothing() {
        TestTable<Valley> table = table().order(RED, "resign");
        assertThat(game.rules().result(table.state()).orElseThrow().winners()).containsExactly(BLUE);
        assertThat(table.state().bands()).noneMatch(Valley.Band::shown);
    }

    @Test
    @Rule("4.1")
    void aStandingOrderAnswersAnAttack() {
        TestTable<Valley> table =
                table().order(RED, "march band=red-second path=village").order(RED, "done");
        table.standing(new StandingOrder(
                RED,
                Skirmish.ATTACKED,
                Map.of(Skirmish.STRENGTH, new Condition.Between(3, 4)),
                Call.of("fall-back", "to", "mill"),
                1));
        table.order(BLUE, "march band=blue-second path=village");
        assertThat(table.orders()).contains("red fall-back STANDING_ORDER");
    }

    @ParameterizedTest
    @CsvSource({
        "rain, place, hill, stand, object.topic", "attacked, place, hill, done, object.answer",
        "attacked, weather, hill, stand, object.fact", "attacked, strength, hill, stand, object.fact",
        "attacked, place, moon, stand, object.never", "attacked, place, hill, fall-back, object.road"
    })
    void aStandingOrderThatCanNeverFireIsNotKept(String topic, String fact, String word, String verb, String key) {
        Call answer = verb.equals("fall-back") ? Call.of(verb, "to", "bridge") : Call.of(verb);
        StandingOrder standing =
                new StandingOrder(RED, topic, Map.of(fact, new Condition.OneOf(Set.of(word))), answer, 1);
        assertThat(game.decisions().objection(standing, game.conceal(table().state(), RED)))
                .hasValueSatisfying(why -> assertThat(why.text().key()).isEqualTo(key));
    }

    @Test
    void aRoadThatDoesNotLeadBackIsTold() {
        String text = data.files().get(Printed.FILE).replace("\"next\": [\"barn\", \"kiln\"", "\"next\": [\"kiln\"");
        assertThatThrownBy(() -> new SkirmishFactory().open(GameData.of(Skirmish.ID, Map.of(Printed.FILE, text))))
                .isInstanceOf(BadData.class)
                .hasMessage("config/games/skirmish/skirmish.json, places[0].next: no road leads back from mill");
    }

    /** It wins at least three of four matches against one that orders whatever is legal. */
    @Test
    void theComputerIsBetterThanChance() {
        int won = 0;
        int lost = 0;
        for (int seed = 0; seed < 60; seed++) {
            Seat mine = seed % 2 == 0 ? RED : BLUE;
            List<Seat> winners = play(mine, seed);
            won += winners.contains(mine) ? 1 : 0;
            lost += winners.contains(Skirmish.other(mine)) ? 1 : 0;
        }
        assertThat(won).as("won, beside %d lost", lost).isGreaterThan(45);
    }

    private List<Seat> play(Seat mine, long seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        Dice fair = new SeededDice(seed);
        Referee referee = new Referee();
        Computer<Valley> any = new RandomComputer<>();
        Valley valley = referee.start(game, SETUP, fair).state();
        while (game.rules().result(valley).isEmpty()) {
            Seat seat = game.rules().awaited(valley).firstEntry().getKey();
            Seen<Valley> seen = game.conceal(valley, seat);
            Call call = (seat.equals(mine) ? game.computer() : any)
                    .choose(seen, seat, game.decisions().of(seen, seat).orElseThrow(), luck);
            valley = ((Ruling.Accepted<Valley>) referee.rule(
                            game, valley, SETUP.seats(), List.of(), new Order(seat, call), Entry.Source.COMPUTER, fair))
                    .state();
        }
        return game.rules().result(valley).orElseThrow().winners();
    }
}
