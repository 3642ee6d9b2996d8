package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;

/** The computer player plays legally and with sense on either seat, and two of them finish every scenario. */
class ComputerTest {
    private static final int MOST_ORDERS = 20_000;
    private static final int DUELS = Integer.getInteger("strategos.sparta.duels", 2);
    private static final int ENOUGH_TO_JUDGE = 200;
    private static final double THREE_IN_FOUR = 0.75;
    private static final List<String> SCENARIOS = List.of("archidamian", "campaign", "peace-of-nicias", "ionian-war");

    /** Plays a match to its end; who won it, and how. */
    private static War play(String scenario, String forces, long seed) {
        Game<War> game = Theatre.game();
        Setup setup = new Setup(
                scenario, Map.of("forces", forces, "road", "closed"), List.of(Theatre.ATHENS, Theatre.SPARTA));
        SplittableRandom luck = new SplittableRandom(seed);
        Dice dice = new SeededDice(luck.nextLong());
        Referee referee = new Referee();
        Ruling.Accepted<War> last = referee.start(game, setup, dice);
        for (int n = 0; n < MOST_ORDERS && game.rules().result(last.state()).isEmpty(); n++) {
            Seat seat = game.rules().awaited(last.state()).firstEntry().getKey();
            Seen<War> seen = game.conceal(last.state(), seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Call call = game.computer().choose(seen, seat, decision, luck);
            Ruling<War> ruling = referee.rule(
                    game, last.state(), setup.seats(), List.of(), new Order(seat, call), Entry.Source.PLAYER, dice);
            assertThat(ruling)
                    .as("%s, seed %d: %s by %s", scenario, seed, call, seat)
                    .isInstanceOf(Ruling.Accepted.class);
            last = (Ruling.Accepted<War>) ruling;
        }
        assertThat(game.rules().result(last.state()))
                .as("%s, seed %d, is over", scenario, seed)
                .isPresent();
        return last.state();
    }

    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "peace-of-nicias", "ionian-war"})
    void twoOfThemFinishAMatch(String scenario) {
        play(scenario, "open", 11);
    }

    @Test
    void playsFromWhatItMayKnow() {
        play("archidamian", "concealed", 12);
    }

    /** With {@code -Dstrategos.sparta.duels=200} also the shares of wins: nobody wins more than three in four. */
    @Rule("16.1")
    @Test
    void eitherSideWinsSomeMatches() {
        Map<Seat, Integer> all = new HashMap<>();
        for (String scenario : SCENARIOS) {
            Map<Seat, Integer> wins = new HashMap<>();
            for (long seed = 1; seed <= DUELS; seed++) {
                War end = play(scenario, "open", seed);
                wins.merge(
                        Theatre.game()
                                .rules()
                                .result(end)
                                .orElseThrow()
                                .winners()
                                .getFirst(),
                        1,
                        Integer::sum);
            }
            wins.forEach((seat, n) -> all.merge(seat, n, Integer::sum));
            if (DUELS >= ENOUGH_TO_JUDGE) {
                System.out.printf(Locale.ROOT, "%s, %d matches: %s%n", scenario, DUELS, wins);
                assertThat(wins.values())
                        .allSatisfy(n -> assertThat(n / (double) DUELS).isLessThanOrEqualTo(THREE_IN_FOUR));
            }
        }
        assertThat(all).as("of %d matches each", DUELS).containsKeys(Theatre.ATHENS, Theatre.SPARTA);
    }

    private static Call first(Theatre theatre, Seat seat) {
        War war = theatre.war();
        Decision decision = Theatre.game()
                .decisions()
                .of(Theatre.game().conceal(war, seat), seat)
                .orElseThrow();
        return Theatre.game()
                .computer()
                .choose(Theatre.game().conceal(war, seat), seat, decision, new SplittableRandom(1));
    }

    @Test
    void stirsTheCityThatRevoltsMostReadily() {
        Call call = first(
                Theatre.of("campaign").with("done=athens-revolt", "pel-n1@icarian-sea", "ath-l1@miletus", "ath-l2@cos"),
                Theatre.SPARTA);
        assertThat(call.verb()).isEqualTo("incite");
        assertThat(call.one("city")).isEqualTo("miletus");
    }

    @Test
    void sendsTroopsToARichCity() {
        Call call = first(
                Theatre.of("campaign")
                        .with(
                                "turn=athens",
                                "talents=athens:200",
                                "ath-n1+ath-n2+ath-l1+ath-l2+nicias@samothrace",
                                "ath-l9+ath-l10@athens"),
                Theatre.ATHENS);
        assertThat(call.verb()).isEqualTo("march");
        assertThat(call.one("to")).isEqualTo("thasos");
    }

    /** Who would be left at sea without a ship sails along; who has one of his own may stay. */
    @Rule("7.4")
    @Test
    void leavesNoLeaderAtSeaWithoutAShip() {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "talents=athens:200", "ath-l9+ath-l10@athens")
                .with("ath-n1+ath-l1+nicias+lamachus@thracian-sea", "cargo=ath-l1:ath-n1");
        assertThat(first(theatre, Theatre.ATHENS).all("units")).contains("ath-n1", "lamachus");
        assertThat(marches(theatre.war()))
                .isNotEmpty()
                .allSatisfy(call -> assertThat(call.all("units")).containsAnyOf("nicias", "lamachus"));
    }

    @Test
    void attacksWhatIsWeak() {
        Call call = first(
                Theatre.of("campaign")
                        .with("done=athens-revolt", "spa-l1+spa-l2+spa-l3+archidamus@tanagra", "ath-l15@tanagra"),
                Theatre.SPARTA);
        assertThat(call.verb()).isEqualTo("attack");
    }

    /** Crews may land beside troops, and do where nobody else holds the shore: they count as what else stands there. */
    @Rule({"8.1", "8.5", "8.5-naval", "ruling-F3"})
    @ParameterizedTest
    @CsvSource({
        "ath-l15@pylos, true",
        "ath-l15+ath-n1+ath-n2+ath-n3@pylos, false",
        "ath-n1@cythera captured=athens:cythera, true",
        "ath-n1+ath-n2+ath-n3@cythera captured=athens:cythera, false",
    })
    void attacksNobodyWhomCrewsMakeStrong(String enemy, boolean attacks) {
        Theatre theatre = Theatre.of("campaign").with("done=athens-revolt").with(enemy.split(" ", -1));
        String place = enemy.contains("pylos") ? "pylos" : "cythera";
        Call call = first(theatre.with("spa-l1+spa-l2+spa-l3+spa-l4+archidamus@" + place), Theatre.SPARTA);
        assertThat(call.verb().equals("attack")).as("%s", call).isEqualTo(attacks);
    }

    /** The same of who marches against a bare garrison: ships in the port of a city without walls defend it too. */
    @Rule({"8.1", "8.5", "8.5-naval", "ruling-F12"})
    @ParameterizedTest
    @CsvSource({"spa-l5@sparta, true", "ath-n1+ath-n2+ath-n3@lampsacus, false"})
    void marchesOnNoCityThatCrewsHold(String more, boolean marches) {
        Call call = first(
                Theatre.of("campaign")
                        .with(
                                "ath-l1+ath-l2+ath-l3+ath-l4+ath-l5+ath-l6@athens",
                                "done=athens-revolt",
                                more,
                                "spa-l1+spa-l2+spa-l3+spa-l4+archidamus@sardis"),
                Theatre.SPARTA);
        assertThat(call.maybe("to").equals(Optional.of("lampsacus")))
                .as("%s", call)
                .isEqualTo(marches);
    }

    @Test
    void keepsItsCapitalGuarded() {
        Call call = first(
                Theatre.of("campaign")
                        .with("turn=athens", "talents=athens:200", "ath-l1+ath-l2+ath-n1+ath-n2+nicias@athens")
                        .with("spa-l1+spa-l2+spa-l3+archidamus@megara"),
                Theatre.ATHENS);
        assertThat(call.verb()).isEqualTo("done");
    }

    /** Where an army that the guard cannot stand against is two steps away, who is near comes home, tribute or not. */
    @Rule("9.0")
    @Test
    void comesHomeToACapitalWhoseGuardIsTooWeak() {
        List<String> guards =
                List.of("ath-l9+ath-l10@athens", "ath-l3+ath-l4+ath-l5+ath-l6+ath-l7+ath-l8+ath-l9@athens");
        assertThat(guards)
                .extracting(guard -> first(
                                Theatre.of("campaign")
                                        .with("turn=athens", "talents=athens:200", guard)
                                        .with("ath-n1+ath-n2+ath-l1+ath-l2+nicias@samothrace")
                                        .with("spa-l1+spa-l2+spa-l3+spa-l4+archidamus@megara"),
                                Theatre.ATHENS)
                        .one("to"))
                .containsExactly("athens", "thasos");
    }

    /** New units stand there first; a leader goes where there is somebody whom he can lead home. */
    @Rule({"12.5", "6.1"})
    @Test
    void newUnitsStandInACapitalWhoseGuardIsTooWeak() {
        assertThat(arrives("ath-l3", "spa-l1@sparta")).isEqualTo("thasos");
        assertThat(arrives("ath-l3", "spa-l1+spa-l2+spa-l3+spa-l4+archidamus@megara"))
                .isEqualTo("athens");
        assertThat(arrives("nicias", "spa-l1+spa-l2+spa-l3+spa-l4+archidamus@megara"))
                .isEqualTo("thasos");
    }

    /** Where it is put, with Athens' army at Thasos and one unit at home. */
    private static String arrives(String piece, String enemy) {
        Call call = first(
                Theatre.of("campaign")
                        .with("turn=athens", "part=arrive", "talents=athens:200", piece + "@due", enemy)
                        .with("ath-n1+ath-n2+ath-l1+ath-l2@thasos", "ath-l9@athens"),
                Theatre.ATHENS);
        assertThat(call.verb()).isEqualTo("deploy");
        return call.one("place");
    }

    /** Who is already before the gates is not to be met by a few on their way home. */
    @Rule("9.0")
    @Test
    void nobodyComesHomeThroughAnEnemyWhoStandsThere() {
        Call call = first(
                Theatre.of("campaign")
                        .with("turn=athens", "talents=athens:200", "ath-l9+ath-l10@athens")
                        .with("ath-n1+ath-n2+ath-l1+ath-l2+nicias@samothrace")
                        .with("spa-l1+spa-l2+spa-l3+spa-l4+archidamus@athens"),
                Theatre.ATHENS);
        assertThat(call.maybe("to")).isNotEqualTo(Optional.of("athens"));
    }

    /** Each captor who leaves Syracuse costs prestige, and who stays wins the Campaign Game by it. */
    @Rule({"15.3", "16.1"})
    @Test
    void whoHasCapturedSyracuseStays() {
        Theatre theatre = Theatre.of("campaign")
                .with("turn=athens", "done=athens-revolt", "talents=athens:200")
                .with("ath-l1+ath-l2+ath-n1+ath-n2+nicias@syracuse", "captured=athens:syracuse", "spa-l1@gela");
        War free = theatre.war();
        War held = theatre.with("captors=ath-l1+ath-l2+ath-n1+ath-n2").war();
        assertThat(marches(free)).isNotEmpty();
        assertThat(marches(held)).isEmpty();
    }

    private static List<Call> marches(War war) {
        Seen<War> seen = Theatre.game().conceal(war, Theatre.ATHENS);
        Decision decision = Theatre.game().decisions().of(seen, Theatre.ATHENS).orElseThrow();
        return Theatre.game()
                .mind()
                .orElseThrow()
                .ideas(seen, Theatre.ATHENS, decision, new SplittableRandom(1))
                .stream()
                .filter(call -> call.verb().equals("march"))
                .toList();
    }
}
