package strategos.bot.render.ink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SvgPathTest {
    @Test
    void readsAllCommands() {
        Path2D path = SvgPath.parse("M10,20 L30 20 H40 V.5 C40,0,20,0,20,10 Q15,5 10,20 Z");
        Rectangle2D bounds = path.getBounds2D();
        assertThat(bounds.getMinX()).isEqualTo(10);
        assertThat(bounds.getMaxX()).isEqualTo(40);
        assertThat(bounds.getMaxY()).isEqualTo(20);
        assertThat(path.contains(35, 15)).isTrue();
        assertThat(path.contains(15, 5)).isFalse();
    }

    @Test
    void pointsAfterAMoveAreLines() {
        assertThat(SvgPath.parse("M0,0 10,0 10,10 0,10Z").contains(5, 5)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"M10", "M10,a", "10,10", "M0,0 A5,5 0 0 1 9,9", "M0,0 L5", "m0,0", "M0,0 L5,5 !"})
    void refusesWhatIsNoSuchPath(String data) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SvgPath.parse(data))
                .withMessageContaining(data);
    }
}
