package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.sparta.combat.CombatEvents.CombatJoined;
import strategos.engine.games.sparta.movement.MovementEvents.ChaseRolled;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** What hangs on a question: the chances that are told are those of the dice. */
class StakesTest {
    private static final int FACES = 6;

    private static List<String> said(War war, Seat asked) {
        Phrasebook words = RegisteredGames.LIBRARY.words(Sparta.ID, Escape.plain());
        return Theatre.game().views().stakes(Theatre.game().conceal(war, Viewer.EVERYONE), asked).stream()
                .map(words::say)
                .toList();
    }

    private static TestTable<War> sailing(int... dice) {
        return Theatre.of("campaign")
                .with("turn=athens", "ath-n9+nicias@athens", "pel-n1+pel-n2+spartan-a@saronic-gulf")
                .table(new ScriptedDice().d6(dice));
    }

    private static TestTable<War> attacked(int... dice) {
        return Theatre.of("campaign")
                .with("turn=athens", "ath-n1+nicias@athens", "pel-n1+spartan-a@saronic-gulf")
                .table(new ScriptedDice().d6(dice));
    }

    @Rule({"7.9", "7.10"})
    @ParameterizedTest
    @CsvSource({"true, react choice=intercept", "false, react choice=evade"})
    void aChaseSucceedsOnAsManyPairsOfDiceAsIsTold(boolean interception, String answer) {
        String march = interception
                ? "march leader=nicias units=all path=saronic-gulf,epidaurus"
                : "march leader=nicias units=all to=saronic-gulf";
        int successes = 0;
        String told = "";
        for (int first = 1; first <= FACES; first++) {
            for (int second = 1; second <= FACES; second++) {
                TestTable<War> table =
                        interception ? sailing(first, second, 3, 3, 3) : attacked(first, second, 3, 3, 3);
                table.order(Theatre.ATHENS, march);
                told = String.join("\n", said(table.state(), Theatre.SPARTA));
                table.order(Theatre.SPARTA, answer);
                successes += table.events().stream()
                                .filter(ChaseRolled.class::isInstance)
                                .map(ChaseRolled.class::cast)
                                .anyMatch(ChaseRolled::success)
                        ? 1
                        : 0;
            }
        }
        assertThat(told).contains("**" + successes + " in 36**");
    }

    @Rule("7.9")
    @Test
    void aFleetThatSailsOnIsToldWithItsWayAndItsStrength() {
        TestTable<War> table = sailing();
        table.order(Theatre.ATHENS, "march leader=nicias units=all path=saronic-gulf,epidaurus");
        assertThat(said(table.state(), Theatre.SPARTA).getFirst())
                .isEqualTo("Sailing from Athens to **Epidaurus**: **1 NSP (4 points)**, against 2 NSP (8 points).");
        assertThat(said(table.state(), Theatre.ATHENS)).as("who is not asked").isEmpty();
    }

    @Rule("7.9")
    @Test
    void lettingItPassCanBeLeftToAStandingOrderForThatPlace() {
        TestTable<War> table = sailing();
        table.order(Theatre.ATHENS, "march leader=nicias units=all path=saronic-gulf,epidaurus");
        var rests = Theatre.game()
                .decisions()
                .rests(Theatre.game().conceal(table.state(), Viewer.EVERYONE), Theatre.SPARTA);
        assertThat(rests).singleElement().satisfies(rest -> {
            assertThat(rest.standing().answer()).isEqualTo(TestTable.call("react choice=pass"));
            assertThat(rest.standing().when().get("place").holds("saronic-gulf"))
                    .isTrue();
            assertThat(rest.standing().when().get("place").holds("sestus")).isFalse();
        });
    }

    /** Land units under the siege marker withdraw; ships and others stay, and leaders with them. */
    @Rule({"15.7", "ruling-E2"})
    @ParameterizedTest
    @CsvSource({
        "'', They go: 2 LSP (8 points) and Nicias.",
        "ath-n1@potidaea, They go: 2 LSP (8 points).",
        "ath-l3@potidaea, They go: 2 LSP (8 points)."
    })
    void whoWithdrawsIsNamed(String others, String told) {
        Theatre theatre = Theatre.of("campaign").with("ath-l1+ath-l2@potidaea/besieging", "nicias@potidaea");
        War war = (others.isEmpty() ? theatre : theatre.with(others)).war();
        War leaving = war.proceed(
                war.steps().size(), List.of(new PendingStep.Withdrawal(Side.ATHENS, Theatre.place("potidaea"))));
        assertThat(said(leaving, Theatre.ATHENS)).containsExactly(told);
    }

    /** Who lies in port is not shut in by a fleet before it, but by a siege. */
    @Rule({"7.11", "9.0", "ruling-S2"})
    @Test
    void shipsInPortAreNotTrappedByWhoeverStays() {
        TestTable<War> table = Theatre.of("campaign")
                .with("pel-n1+spartan-a@saronic-gulf", "ath-n1+nicias@athens", "talents=athens:0")
                .table(new ScriptedDice().d6(6, 1));
        table.order(Theatre.SPARTA, "march leader=spartan-a units=all to=athens")
                .order(Theatre.ATHENS, "react choice=evade");
        assertThat(said(table.state(), Theatre.ATHENS))
                .contains("In port they are not fought at sea; a siege that fails would trap them there.");
        table.order(Theatre.ATHENS, "shelter choice=inside")
                .order(Theatre.SPARTA, "done")
                .order(Theatre.SPARTA, "done")
                .order(Theatre.SPARTA, "done");
        table.order(Theatre.ATHENS, "march leader=nicias units=all to=myrtoan-sea");
        assertThat(table.state().board().place(Theatre.piece("ath-n1"))).isEqualTo(Theatre.place("myrtoan-sea"));
    }

    private static List<CombatJoined> fought(TestTable<War> table) {
        return table.events().stream()
                .filter(CombatJoined.class::isInstance)
                .map(CombatJoined.class::cast)
                .toList();
    }

    /** Ships in port that stand outside are fought at sea: the ships that besiege fight there, and not on land. */
    @Rule({"8.5-naval", "9.0", "ruling-S1"})
    @ParameterizedTest
    @CsvSource({
        "ath-l1+ath-n1, 'Outside. First at sea, then on land. '",
        "ath-l1, 'Outside. '",
        "ath-n1, 'Outside, at sea. '"
    })
    void whoStandsOutsideBeforeASiegeIsToldOfTheFightThatComes(String there, String told) {
        TestTable<War> table = Theatre.of("campaign")
                .with("spa-l1+spa-l2+spa-l3+pel-n1+pel-n2+pel-n3+lysander@samos", there + "@samos")
                .table(new SeededDice(1));
        table.order(Theatre.SPARTA, "besiege leader=lysander units=all");
        String said = said(table.state(), Theatre.ATHENS).get(1);
        List<CombatJoined> fights = new ArrayList<>();
        table.order(Theatre.ATHENS, "shelter choice=outside");
        fights.addAll(fought(table));
        while (table.state().engagement().isPresent()) {
            String answer = table.state().at(Engagement.Stage.MARINES)
                    ? "marines"
                    : table.awaited().firstEntry().getValue().key().equals("ask.downgrade")
                            ? "lose downgrade=no"
                            : "lose units=weakest";
            table.order(table.awaited().firstEntry().getKey(), answer);
            fights.addAll(fought(table));
        }
        CombatJoined last = fights.getLast();
        assertThat(said)
                .startsWith(told + "A fight, " + last.attacker().points() + " to "
                        + last.defender().points() + ": ");
    }

    /** Who goes inside is fought at sea all the same where ships that have no port stay outside. */
    @Rule({"7.8", "8.5-naval", "9.0", "ruling-S1"})
    @ParameterizedTest
    @CsvSource({
        "attack leader=nicias units=all target=both, ath-n2, true",
        "attack leader=nicias units=all target=land, ath-n2, false",
        "besiege leader=nicias units=all, ath-n2, true"
    })
    void whoGoesInsideIsToldOfAFightAtSea(String order, String ships, boolean atSea) {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+ath-l3+ath-n1+" + ships + "+nicias@megara", "pel-n1+meg-l1@megara")
                .table(new SeededDice(1));
        table.order(Theatre.ATHENS, order);
        String said = said(table.state(), Theatre.SPARTA).getLast();
        table.order(Theatre.SPARTA, "shelter choice=inside");
        assertThat(fought(table).stream().anyMatch(CombatJoined::naval)).isEqualTo(atSea);
        assertThat(said.endsWith("one at sea.")).isEqualTo(atSea);
        assertThat(said.contains("No fight now")).isEqualTo(!atSea);
    }
}
