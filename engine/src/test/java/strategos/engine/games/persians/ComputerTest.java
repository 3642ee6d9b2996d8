package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.engine.games.persians.war.Side.GREEK;
import static strategos.engine.games.persians.war.Side.PERSIAN;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Computer;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.search.Simulation;
import strategos.engine.seat.Seat;

/**
 * The computer player plays legally and with sense on either seat. {@code -Dstrategos.persians.duels=200} plays so many
 * matches of each scenario between two of them, reports the shares of wins, and asks that neither side be without a chance.
 * How fair a scenario is, harder players have to tell.
 */
class ComputerTest {
    private static final int DUELS = Integer.getInteger("strategos.persians.duels", 3);
    private static final int ENOUGH_TO_JUDGE = 200;
    private static final double HARDLY_EVER = 0.02;
    private static final int MOST_ORDERS = 5_000;

    private static Step.Over play(String scenario, long seed) {
        Game<War> game = Table.game();
        Setup setup = Table.setup(scenario);
        SplittableRandom luck = new SplittableRandom(seed);
        Dice dice = new SeededDice(luck.nextLong());
        Referee referee = new Referee();
        War war = referee.start(game, setup, dice).state();
        for (int n = 0; n < MOST_ORDERS && game.rules().result(war).isEmpty(); n++) {
            Seat seat = game.rules().awaited(war).firstEntry().getKey();
            Seen<War> seen = game.conceal(war, seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Call call = game.computer().choose(seen, seat, decision, luck);
            Ruling<War> ruling = referee.rule(
                    game, war, setup.seats(), List.of(), new Order(seat, call), Entry.Source.COMPUTER, dice);
            assertThat(ruling)
                    .as("%s, seed %d: %s by %s", scenario, seed, call, seat)
                    .isInstanceOf(Ruling.Accepted.class);
            war = ((Ruling.Accepted<War>) ruling).state();
        }
        assertThat(war.step()).as("%s, seed %d", scenario, seed).isInstanceOf(Step.Over.class);
        return (Step.Over) war.step();
    }

    @Rule({"14.1", "14.2", "14.3"})
    @ParameterizedTest
    @ValueSource(strings = {Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR})
    void twoOfThemFinishMatchesAndShareTheWins(String scenario) {
        Map<Side, Integer> wins = new TreeMap<>();
        Map<String, Integer> levels = new TreeMap<>();
        for (long seed = 1; seed <= DUELS; seed++) {
            Step.Over over = play(scenario, seed);
            wins.merge(over.winner(), 1, Integer::sum);
            levels.merge(over.level(), 1, Integer::sum);
        }
        if (DUELS >= ENOUGH_TO_JUDGE) {
            System.out.printf(Locale.ROOT, "%s, %d matches: %s %s%n", scenario, DUELS, wins, levels);
            assertThat(wins.keySet()).containsExactlyInAnyOrder(Side.values());
            assertThat(wins.values()).allSatisfy(n -> assertThat(n).isGreaterThan((int) (HARDLY_EVER * DUELS)));
        }
    }

    /** Ways of waging a war differ where somebody is to be sent somewhere, and one of them is to send nobody. Before that turn there are none. */
    @ParameterizedTest
    @CsvSource({Printed.REVOLT + ",0,1", Printed.MARATHON + ",0,1", Printed.SECOND_WAR + ",5,1"})
    void plansDiffer(String scenario, int turn, long match) {
        Map<Side, Set<String>> orders = new TreeMap<>();
        Game<War> game = Table.game();
        Simulation<War> play = new Simulation<>(game, game.rules().setUp(Table.setup(scenario)), match);
        play.settle();
        SplittableRandom luck = new SplittableRandom(match);
        while (!play.over() && play.state().turn() <= turn) {
            Seat seat = play.asked().orElseThrow();
            Seen<War> seen = game.conceal(play.state(), seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            List<Computer<War>> plans = game.mind().orElseThrow().plans(seen, seat);
            if (play.state().turn() < turn) {
                assertThat(plans).as("too early").isEmpty();
            } else if (play.state().step() instanceof Step.Segment
                    || play.state().step() instanceof Step.Activation) {
                plans.stream()
                        .map(plan -> plan.choose(seen, seat, decision, new SplittableRandom(1)))
                        .forEach(call -> orders.computeIfAbsent(Side.of(seat), side -> new TreeSet<>())
                                .add(play.state().step().getClass().getSimpleName() + call));
            }
            play.answer(seat, game.computer(), luck);
        }
        for (Side side : scenario.equals(Printed.MARATHON) ? List.of(GREEK) : List.of(Side.values())) {
            assertThat(orders.get(side)).as("%s of %s", side, scenario).hasSizeGreaterThan(3);
            assertThat(orders.get(side)).as("%s of %s", side, scenario).anyMatch(order -> order.contains("pass"));
        }
    }

    private static Call first(Table table, Side side) {
        Seen<War> seen = Table.game().conceal(table.war(), side.seat());
        Decision decision = Table.game().decisions().of(seen, side.seat()).orElseThrow();
        return Table.game().computer().choose(seen, side.seat(), decision, new SplittableRandom(1));
    }

    private static Table segment(Side side) {
        return Table.empty().step(new Step.Segment(side, false, 0));
    }

    /** Whoever seeks ships at any odds does not turn back from those that he has met. */
    @Rule({"9.3", "9.4", "14.3"})
    @ParameterizedTest
    @CsvSource({Printed.SECOND_WAR + ",on", Printed.MARATHON + ",break"})
    void whoHuntsShipsFightsOn(String scenario, String will) {
        Table table = Table.empty(scenario)
                .fleet(GREEK, 1, "sea-andros", "athens-3", "athens-3", "athens-3")
                .fleet(PERSIAN, 1, "sea-andros", "persia-3", "persia-3");
        Battle battle = TestBattles.atSea(table.war(), "sea-andros", PERSIAN).withStage(Battle.Stage.ROUND_END);
        Table met = table.step(new Step.Segment(PERSIAN, true, 0), Active.of(battle.active()), battle);
        assertThat(first(met, PERSIAN).one("will")).isEqualTo(will);
    }

    @Test
    void leavesTheKingBehind() {
        Call call = first(
                segment(PERSIAN)
                        .leader(PERSIAN, "xerxes", "antandros", "10*pe-arch")
                        .leader(PERSIAN, "mardonius", "antandros", "4*pe-spara"),
                PERSIAN);
        assertThat(call.verb()).isEqualTo("activate");
        assertThat(call.one("counter")).isEqualTo("mardonius");
    }

    @Test
    void sendsTheKingHomeWhenItCan() {
        Call call = first(
                segment(GREEK)
                        .leader(GREEK, "leonidas", "attica", "5*gr-sparta-hop")
                        .leader(PERSIAN, "xerxes", "antandros", "10*pe-arch")
                        .hand(GREEK, "intrigues"),
                GREEK);
        assertThat(call).isEqualTo(Call.of("stratagem", "counter", "intrigues"));
    }

    @Test
    void stormsAndBurnsEretria() {
        Table table = Table.empty(Printed.MARATHON)
                .step(new Step.Segment(PERSIAN, false, 0))
                .leader(GREEK, "miltiades", "attica", "4*gr-athens-hop")
                .leader(PERSIAN, "datis", "eretria", "4*pe-spara")
                .marker("eretria", GREEK);
        War war = table.play().persian("activate counter=datis").war();
        Decision decision = Table.game()
                .decisions()
                .of(Table.game().conceal(war, PERSIAN.seat()), PERSIAN.seat())
                .orElseThrow();
        assertThat(Table.game()
                        .computer()
                        .choose(
                                Table.game().conceal(war, PERSIAN.seat()),
                                PERSIAN.seat(),
                                decision,
                                new SplittableRandom(1)))
                .isEqualTo(Call.of("sack"));
    }
}
