package strategos.bot.soak;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Many who ask for a map in the same second all get it, in the launcher's own heap. More of them, in all games, with
 * {@code -Dstrategos.pictures=30}.
 */
class CrowdTest {
    private static final String WANTED = "strategos.pictures";

    /** Painted all at once they would need more than the heap. */
    private static final int USUAL = 10;

    private static final int GAMES = 3;

    @Test
    void manyPicturesAtOnceArePaintedOneAfterTheOther() throws Exception {
        int crowd = Integer.getInteger(WANTED, USUAL);

        Child.Ended ended = Child.run(
                SoakTest.HEAP,
                Crowd.class,
                String.valueOf(crowd),
                String.valueOf(Integer.getInteger(WANTED) == null ? 1 : GAMES));

        assertThat(ended.code()).as(ended.said()).isZero();
        assertThat(ended.said()).contains(crowd + " painted");
    }
}
