package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.Storyteller.Repeats;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** No line stands twice in what one order tells. */
class RepeatsTest {
    private static final Line LEFT = new Line(Text.of("left"), "1");
    private static final Line RIGHT = new Line(Text.of("right"), "1");

    @Test
    void whatIsTheSameIsToldOnceWithHowOften() {
        assertThat(Repeats.of(List.of(LEFT, RIGHT, LEFT, RIGHT, LEFT)))
                .containsExactly(times(LEFT, 3), times(RIGHT, 2));
        assertThat(Repeats.of(List.of(LEFT, RIGHT))).containsExactly(LEFT, RIGHT);
    }

    private static Line times(Line line, int n) {
        return new Line(Text.of("host.story.times", "line", line.text(), "n", n), line.rule());
    }
}
