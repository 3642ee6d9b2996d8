package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Battle.Stage;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Order;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The chances of a round are those of all its dice: oracle, fire, tests and mêlée, played out one after the other. */
class RoundChancesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    private static Table position(String greeks, String persians) {
        return Table.empty()
                .leader(GREEK, "leonidas", "attica", greeks)
                .leader(PERSIAN, "mardonius", "attica", persians)
                .hand(GREEK, "oracle", "sacrifice", "no-quarter");
    }

    private static Table foot() {
        return position("1*gr-sparta-hop 1*gr-sparta-arch", "2*pe-spara");
    }

    private static War facing(Table table, UnaryOperator<Battle> how) {
        Battle battle = how.apply(TestBattles.formed(table.war(), "attica"));
        return table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .war();
    }

    private static List<Line> shown(War war, String call) {
        Optional<View> preview = Table.game()
                .views()
                .preview(
                        new Order(GREEK.seat(), TestTable.call(call)),
                        Table.game().conceal(war, GREEK.seat()));
        return preview.map(View::brief).orElse(List.of());
    }

    /** Percents by result; no throw is the empty result. */
    private static Map<String, Double> shares(List<Line> lines, String key, Side side) {
        Line line = lines.stream()
                .filter(one -> one.text().key().equals(key))
                .filter(one -> one.text().with().get("side").equals(side.named()))
                .findFirst()
                .orElseThrow();
        Map<String, Double> shares = new HashMap<>();
        for (Arg one : ((Arg.Many) line.text().with().get("results")).list()) {
            Map<String, Arg> with = ((Arg.Nested) one).text().with();
            shares.put(words(with.get("result")), Double.valueOf(words(with.get("percent"))));
        }
        return shares;
    }

    private static String words(Arg typed) {
        return ((Arg.Typed) typed).words();
    }

    /** What that side threw first in that phase, over all branches, in percent. */
    private static Map<String, Double> played(War war, String call, CombatPhase phase, Side side) {
        Map<String, Double> shares = new HashMap<>();
        EveryThrow.each(dice -> {
            Played played = new Played(war, dice).greek(call);
            while (stage(played).filter(at -> at == Stage.OPENING_ACTIVE).isPresent()) {
                played.greek("pass");
            }
            while (stage(played).filter(at -> at == Stage.FIRE_LOSSES).isPresent()) {
                // The archers' morale is the lower, so they go first; two Persians alike are never asked for.
                played.greek("losses units=gr-sparta-arch");
            }
            String cost = played.costs().stream()
                    .filter(one -> one.volley().side() == side && one.volley().phase() == phase)
                    .findFirst()
                    .map(Played.Cost::words)
                    .orElse("");
            shares.merge(cost, 100 * dice.chance(), Double::sum);
        });
        return shares;
    }

    private static Optional<Stage> stage(Played played) {
        return played.war().battle().filter(b -> b.round().number() == 1).map(Battle::stage);
    }

    private static void assertSame(Map<String, Double> shown, Map<String, Double> played) {
        assertThat(played.keySet()).containsAll(shown.keySet());
        played.forEach((cost, share) ->
                assertThat(shown.getOrDefault(cost, 0.0)).as(cost).isCloseTo(share, within(0.0501)));
        assertThat(played.values().stream().mapToDouble(Double::doubleValue).sum())
                .isCloseTo(100, within(1e-9));
    }

    @Rule({"7.1", "7.2", "7.3", "7.4", "11.2-oracle", "11.2-sacrifice"})
    @ParameterizedTest
    @CsvSource({
        "pass, melee",
        "stratagem counter=oracle aim=fire, melee",
        "stratagem counter=oracle aim=melee, melee",
        "stratagem counter=sacrifice, melee",
        "stratagem counter=oracle aim=fire, fire"
    })
    void ofTheWholeRound(String call, String phase) {
        War war = facing(foot(), UnaryOperator.identity());
        assertShares(war, call, phase, phase.equals("fire") ? List.of(GREEK) : List.of(Side.values()));
    }

    /** Both throw as they stand at an ambush, the Greeks two columns up: a deadlier round. */
    @Rule({"7.1", "7.7"})
    @Test
    void ofAnAmbush() {
        War war = facing(foot(), battle -> TestBattles.ambush(foot().war(), "attica", GREEK));
        assertShares(war, "pass", "melee", List.of(Side.values()));
    }

    @Rule({"8.1", "7.1"})
    @ParameterizedTest
    @CsvSource({"inside", "outside"})
    void ofAFightAtACity(String where) {
        War war = facing(foot().marker("attica", GREEK), battle -> battle.withStage(Stage.CITY));
        assertShares(war, "city where=" + where, "melee", List.of(Side.values()));
    }

    @Rule({"7.1", "7.3", "7.4"})
    @ParameterizedTest
    @CsvSource({"gr-sparta-arch", "gr-sparta-hop"})
    void ofTheMeleeAfterChosenLosses(String lost) {
        War war = facing(
                foot(),
                battle -> battle.withStage(Stage.FIRE_LOSSES)
                        .with(GREEK, BattleSide.FRESH.owing(3, false, true))
                        .with(PERSIAN, BattleSide.FRESH));
        assertShares(war, "losses units=" + lost, "melee", List.of(Side.values()));
    }

    /** Whether and what the enemy has chosen, who chooses unseen, makes no difference. */
    @Rule({"7.3", "ruling-losses"})
    @Test
    void ofTheMeleeWhileTheEnemyHasChosenUnseen() {
        War waits = facing(
                foot(),
                battle -> battle.withStage(Stage.FIRE_LOSSES)
                        .with(GREEK, BattleSide.FRESH.owing(3, false, true))
                        .with(PERSIAN, BattleSide.FRESH.owing(3, false, false)));
        War chosen = facing(
                foot(),
                battle -> battle.withStage(Stage.FIRE_LOSSES)
                        .with(GREEK, BattleSide.FRESH.owing(3, false, true))
                        .with(PERSIAN, BattleSide.FRESH.owing(3, false, false).withChosen(List.of("pe-spara"))));
        assertThat(shown(chosen, "losses units=gr-sparta-hop"))
                .isEqualTo(shown(waits, "losses units=gr-sparta-hop"))
                .hasSize(2);
    }

    private static void assertShares(War war, String call, String phase, List<Side> sides) {
        List<Line> lines = shown(war, call);
        for (Side side : sides) {
            Map<String, Double> played = played(war, call, CombatPhase.of(phase), side);
            assertThat(played).hasSizeGreaterThan(1);
            assertSame(shares(lines, "odds.shares." + phase, side), played);
        }
    }

    @Rule({"9.3", "11.2-oracle"})
    @Test
    void ofAnOracleAtSea() {
        Table table = fleets();
        Battle battle = TestBattles.atSea(table.war(), "sea-samos", GREEK);
        War war = table.step(
                        new Step.Segment(GREEK, true, 0),
                        Active.of(battle.force(GREEK)).withVoyage(Optional.of(new CounterId("fleet-g1"))),
                        battle)
                .war();
        assertShares(war, "stratagem counter=oracle aim=sea", "sea", List.of(GREEK));
    }

    private static Table fleets() {
        return Table.empty()
                .fleet(GREEK, 1, "sea-samos", "athens-3", "athens-3")
                .aboard(GREEK, "themistocles", 1, "")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5", "persia-5")
                .hand(GREEK, "oracle");
    }

    @Rule({"7.6", "11.2-no-quarter"})
    @ParameterizedTest
    @CsvSource({"fight will=break, PERSIAN", "pass, GREEK", "stratagem counter=no-quarter, GREEK"})
    void ofThePursuit(String call, Side pursuer) {
        War war = facing(
                position("2*ne-thebes-cav 1*gr-sparta-hop", "2*pe-spara 1*pe-lcav"),
                battle -> pursuer == PERSIAN
                        ? battle.withStage(Stage.ROUND_END)
                        : battle.lost(PERSIAN, true).withStage(Stage.MERCY));
        List<Line> lines = shown(war, call);
        List<String> played = new ArrayList<>();
        EveryThrow.each(dice -> {
            Played after = new Played(war, dice).greek(call);
            if (pursuer == PERSIAN) {
                after.persian("fight will=on");
            }
            after.costs().forEach(cost -> {
                assertThat(cost.volley().phase()).isEqualTo(CombatPhase.PURSUIT);
                assertThat(cost.volley().side()).isEqualTo(pursuer);
                played.add(cost.words());
            });
        });
        assertThat(lines).hasSize(1);
        assertThat(lines.getFirst().text().key()).isEqualTo("odds.round.pursuit");
        assertThat(List.of(words(lines.getFirst().text().with().get("results")).split(" ", -1)))
                .isEqualTo(played)
                .hasSize(6);
    }

    @Rule({"7.6", "8.1", "9.3"})
    @Test
    void ofNoPursuitAtACity() {
        War war = facing(foot(), battle -> battle.withInside(Optional.of(GREEK)).withStage(Stage.ROUND_END));
        assertThat(shown(war, "fight will=break")).isEmpty();
        assertThat(shown(war, "fight will=on")).isNotEmpty();
    }
}
