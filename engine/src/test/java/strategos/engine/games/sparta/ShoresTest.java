package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Decision;
import strategos.engine.RandomComputer;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;

/** Corinth lies on two seas: ships off one shore never go, fight or besiege with those off the other (7.12). */
class ShoresTest {
    private static final int TRIES = 8;
    private static final List<String> SHIPS =
            List.of("ath-n1", "ath-n2", "ath-n3", "ath-n4", "ath-n5", "ath-n6", "ath-n7", "ath-n8");
    private static final List<String> TROOPS = List.of("ath-l1", "ath-l2", "ath-l3", "ath-l4");
    private static final List<String> ENEMIES = List.of("cor-l1", "cor-l2", "spa-l1", "pel-n1", "pel-n2", "pel-n3");

    private final RandomComputer<War> any = new RandomComputer<>();

    /** Whatever is begun can be ended: no choice on the way leaves nothing to choose and too little chosen. */
    @Rule({"7.12", "8.1", "9.0"})
    @Test
    void whoeverLiesOffBothShoresCanEndEveryOrderThatHeBegins() {
        int sieges = 0;
        for (int seed = 0; seed < 400; seed++) {
            for (Offer offer : asked(at(seed)).map(Decision::offers).orElse(List.of())) {
                sieges += offer.verb().name().equals("besiege") ? 1 : 0;
                SplittableRandom luck = new SplittableRandom(seed);
                for (int n = 0; n < TRIES; n++) {
                    assertThatCode(() -> {
                                Call call = any.fill(offer, luck);
                                assertThat(offer.refusal(call)).as("%s", call).isEmpty();
                            })
                            .as("%s of position %d", offer.verb().name(), seed)
                            .doesNotThrowAnyException();
                }
            }
        }
        assertThat(sieges).as("positions with a siege to begin").isGreaterThan(50);
    }

    /** The goals of a leader are orders that he can give, also where no word stands for all that he has. */
    @Rule({"7.12", "8.1", "9.0"})
    @Test
    void whatIsProposedThereCanBeOrdered() {
        for (int seed = 0; seed < 400; seed++) {
            for (String verb : List.of("attack", "besiege")) {
                for (Offer offer : asked(at(seed)).map(Decision::offers).orElse(List.of())) {
                    if (offer.verb().name().equals(verb)) {
                        assertThat(offer.goals(Call.of(verb)))
                                .as("%s of position %d", verb, seed)
                                .isNotEmpty()
                                .allSatisfy(goal ->
                                        assertThat(offer.refusal(goal.call())).isEmpty());
                    }
                }
            }
        }
    }

    /** Enemies off one shore are attacked by the ships off it, whatever lies off the other. */
    @Rule({"7.12", "8.1"})
    @ParameterizedTest
    @CsvSource({"'', ath-n1", "/south, ath-n2"})
    void shipsFightThoseOffTheirOwnShore(String shore, String ship) {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-n1+nicias@corinth", "ath-n2@corinth/south", "pel-n1@corinth" + shore)
                .war();
        Offer attack = offer(war, "attack").orElseThrow();
        assertThat(attack.goals(Call.of("attack", "leader", "nicias")))
                .extracting(Goal::call)
                .containsExactly(TestTable.call("attack leader=nicias units=all target=sea"));
        String other = ship.equals("ath-n1") ? "ath-n2" : "ath-n1";
        assertThat(attack.refusal(TestTable.call("attack leader=nicias units=" + other + " target=sea")))
                .isPresent();
    }

    /** Ships of two shores are not enough together where neither shore's are enough. */
    @Rule({"7.12", "9.0"})
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aSiegeNeedsEnoughOnOneShore(boolean together) {
        War war = Theatre.of("campaign")
                .with(
                        "turn=athens",
                        "captured=sparta:corinth",
                        "ath-n1+nicias@corinth",
                        "cor-l1+cor-l2+cor-l3+cor-l4+cor-l5+spa-l1+spa-l2@corinth/inside")
                .with("ath-n2+ath-n3+ath-n4+ath-n5@corinth" + (together ? "" : "/south"))
                .with("ath-n6+ath-n7+ath-n8@corinth")
                .war();
        assertThat(offer(war, "besiege").isPresent()).isEqualTo(together);
    }

    private static Optional<Offer> offer(War war, String verb) {
        return asked(war).flatMap(decision -> decision.offer(verb));
    }

    private static Optional<Decision> asked(War war) {
        return Theatre.game().decisions().of(Theatre.game().conceal(war, Theatre.ATHENS), Theatre.ATHENS);
    }

    private static War at(int seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        Theatre theatre = Theatre.of("campaign").with("turn=athens", "captured=sparta:corinth", "nicias@corinth");
        theatre.with(luck.nextBoolean() ? "ath-n1@corinth" : "ath-n2@corinth/south");
        SHIPS.subList(2, 2 + luck.nextInt(5)).forEach(ship -> theatre.with(ship + "@corinth" + shore(luck)));
        TROOPS.subList(0, luck.nextInt(4)).forEach(unit -> theatre.with(unit + "@corinth"));
        for (String enemy : ENEMIES.subList(luck.nextInt(6), 6)) {
            String where = enemy.startsWith("pel") ? shore(luck) : "";
            theatre.with(enemy + "@corinth" + where + (luck.nextInt(3) > 0 ? "/inside" : ""));
        }
        return theatre.war();
    }

    private static String shore(SplittableRandom luck) {
        return luck.nextBoolean() ? "/south" : "";
    }
}
