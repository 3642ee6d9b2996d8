package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;

/** Where a leader may march, each place with the largest group that may get there and stop there. */
class MarchGoalsTest {
    /** Bytes: five times as many as it took when this was written. */
    private static final long LITTLE = 2L << 20;

    private static Offer march(War war, Side side) {
        return Theatre.game()
                .decisions()
                .of(Theatre.game().conceal(war, side.seat()), side.seat())
                .flatMap(d -> d.offer("march"))
                .orElseThrow();
    }

    private static Optional<Goal> to(Offer offer, String leader, String value) {
        return offer.goals(Call.of("march", "leader", leader)).stream()
                .filter(goal -> goal.value().equals(value))
                .findFirst();
    }

    private static List<String> units(Goal goal) {
        return goal.call().all("units");
    }

    @Rule("5.1")
    @Test
    void asManyGoAsMayStopThere() {
        War war = Theatre.of("campaign")
                .with(
                        "spa-l1+spa-l2+spa-l3+archidamus@thebes",
                        "spa-l4+spa-l5+spa-l6+spa-l7+spa-l8+cor-l1+cor-l2+cor-l3@delphi")
                .war();
        Offer offer = march(war, Side.SPARTA);
        Goal delphi = to(offer, "archidamus", "delphi").orElseThrow();
        Optional<Goal> open = to(offer, "archidamus", "plataea");
        assertThat(offer.refusal(Call.of("march", "leader", "archidamus")
                        .with("units", "all")
                        .with("to", "delphi")))
                .as("all find no room")
                .isPresent();
        assertThat(units(delphi)).containsExactly("2-sparta-lsp");
        assertThat(open.map(MarchGoalsTest::units).orElseThrow()).containsExactly("3-sparta-lsp");
    }

    @Rule("7.4")
    @Test
    void whereAsManyCanWalkAsWouldSailBothAreNamed() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-l2+ath-n1+ath-n2+pericles@athens")
                .war();
        Offer offer = march(war, Side.ATHENS);
        assertThat(units(to(offer, "pericles", "megara").orElseThrow()))
                .containsExactly("2-athens-lsp", "2-athens-nsp");
        assertThat(units(to(offer, "pericles", "megara.foot").orElseThrow())).containsExactly("2-athens-lsp");
        assertThat(to(offer, "pericles", "cythera")).isPresent();
        assertThat(to(offer, "pericles", "cythera.foot")).as("an island").isEmpty();
    }

    @Rule("7.3")
    @Test
    void theNearestComeFirstAndTheOutlineSaysWhatIsLeft() {
        War war = Theatre.of("campaign").with("spa-l1+spa-l2+archidamus@sparta").war();
        Offer offer = march(war, Side.SPARTA);
        List<Goal> goals = offer.goals(Call.of("march", "leader", "archidamus"));
        assertThat(goals.subList(0, 3)).extracting(Goal::value).containsExactlyInAnyOrder("tegea", "gytheum", "pylos");
        Outline outline = offer.outline(goals.getFirst().call()).orElseThrow();
        assertThat(outline.dice()).isFalse();
        assertThat(outline.send()).isEqualTo(Text.of("outline.send.march", "cost", 1));
    }

    @Rule({"7.1", "7.3"})
    @Test
    void whoNamesNobodyIsToldThatTheLeaderWouldGoAlone() {
        War war = Theatre.of("campaign")
                .with("turn=athens", "ath-l1+ath-n1+pericles@athens")
                .war();
        Offer offer = march(war, Side.ATHENS);
        Call alone = Call.of("march", "leader", "pericles").with("to", "rhegium");
        assertThat(offer.refusal(alone).orElseThrow().text().key()).isEqualTo("refuse.out-of-reach.alone");
        assertThat(offer.refusal(Call.of("march", "leader", "pericles")
                                .with("units", "all")
                                .with("to", "rhegium"))
                        .orElseThrow()
                        .text()
                        .key())
                .isEqualTo("refuse.out-of-reach");
    }

    @Rule("5.2")
    @Test
    void whatIsConcealedIsCountedAndNotNamed() {
        War war = Theatre.of("campaign", "concealed", "closed")
                .with("spa-l1+archidamus@sparta", "ath-l1+ath-l2+pericles@corinth")
                .war();
        String note = to(march(war, Side.SPARTA), "archidamus", "corinth")
                .flatMap(Goal::note)
                .orElseThrow()
                .toString();
        assertThat(note).contains("tally.hidden").doesNotContain("tally.land");
    }

    /**
     * Every unit of Athens in Athens: no stack is larger, and it has ships and places for all sizes of group. How much is made
     * for it tells how much is tried, on a busy machine too.
     */
    @Test
    void theDestinationsOfTheLargestStackAreListedWithLittleWork() {
        String all = Theatre.PRINTED.counters().units().stream()
                .map(Unit::id)
                .filter(id -> id.startsWith("ath-"))
                .collect(Collectors.joining("+", "pericles+", "@athens"));
        War war = Theatre.of("campaign").with("turn=athens", all).war();
        Call led = Call.of("march", "leader", "pericles");
        assertThat(march(war, Side.ATHENS).goals(led)).hasSizeGreaterThan(100);
        Offer offer = march(war, Side.ATHENS);
        ThreadMXBean memory = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = memory.getCurrentThreadAllocatedBytes();
        offer.goals(led);
        assertThat(memory.getCurrentThreadAllocatedBytes() - before).isLessThan(LITTLE);
    }

    @Rule({"7.1", "7.4"})
    @Test
    void everyGoalIsLegal() {
        War war = Theatre.of("campaign")
                .with(
                        "turn=athens",
                        "ath-l1+ath-l2+ath-l3+ath-n1+ath-n2+pericles@corinth",
                        "ath-n3+ath-n4@corinth/south",
                        "spa-l1+spa-l2@megara",
                        "ath-l4+ath-l5+ath-l6+ath-n5+ath-n6+ath-n7+nicias@saronic-gulf")
                .war();
        Offer offer = march(war, Side.ATHENS);
        for (String leader : List.of("pericles", "nicias")) {
            assertThat(offer.goals(Call.of("march", "leader", leader)))
                    .isNotEmpty()
                    .allSatisfy(goal -> assertThat(offer.refusal(goal.call()))
                            .as("%s", goal.call())
                            .isEmpty());
        }
    }
}
