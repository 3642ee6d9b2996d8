package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.games.persians.war.Side;
import strategos.engine.offer.Call;
import strategos.engine.search.Sampler;

/** What is laid beside the computer's own order when somebody asks for advice. */
class AdviceTest {
    private static final Side GREEK = Side.GREEK;

    @Test
    void noMarchThatIsComparedGoesToAndFro() {
        Played played = Table.empty()
                .leader(GREEK, "leonidas", "laconia", "4*gr-sparta-hop")
                .fleet(GREEK, 1, "sea-attica", "athens-3")
                .play();
        played.greek("activate counter=leonidas");
        Decision decision = played.decision(GREEK).orElseThrow();
        for (int seed = 0; seed < 50; seed++) {
            for (Call call : new Sampler(3).meant(decision, new SplittableRandom(seed))) {
                assertThat(decision.offer(call.verb()).orElseThrow().refusal(call))
                        .isEmpty();
                assertThat(call.all("path")).doesNotHaveDuplicates().doesNotContain("laconia");
            }
        }
    }
}
