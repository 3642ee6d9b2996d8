package strategos.bot.soak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Thirty who ask for a map in the same second all get it, in the launcher's own heap. */
class CrowdTest {
    private static final int CROWD = 30;

    @Test
    void manyPicturesAtOnceArePaintedOneAfterTheOther() throws Exception {
        Child.Ended ended = Child.run(
                List.of("-Xmx256m", SoakTest.COLLECTOR, "-XX:+ExitOnOutOfMemoryError", "-XX:TieredStopAtLevel=1"),
                Crowd.class,
                String.valueOf(CROWD));

        assertThat(ended.code()).as(ended.said()).isZero();
        assertThat(ended.said()).contains(CROWD + " painted");
    }
}
