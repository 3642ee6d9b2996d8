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

    @Test
    void whatFollowsFromAThrowDoesNotMoveBeforeIt() {
        Line first = new Line(Text.of("first-throw"), "1");
        Line second = new Line(Text.of("second-throw"), "1");

        assertThat(Repeats.of(List.of(first, LEFT, LEFT, second, LEFT)))
                .containsExactly(first, times(LEFT, 2), second, LEFT);
    }

    @Test
    void aNoteWithoutARuleIsToldOnceAllTheSame() {
        Line note = new Line(Text.of("note"));

        assertThat(Repeats.of(List.of(note, LEFT, note))).containsExactly(times(note, 2), LEFT);
    }

    /** "8 times: a standing order answers" would stand before what came of it, as if it were all that happened. */
    @Test
    void aStandingOrderSaysItselfHowOftenItAnswers() {
        Line answers = new Line(Text.of("host.story.standing", "seat", "alpha"));
        Line twice = new Line(Text.of("host.story.standings", "seat", "alpha", "n", 2));

        assertThat(Repeats.of(List.of(answers, LEFT, answers, RIGHT))).containsExactly(twice, LEFT, RIGHT);
        assertThat(Repeats.joined(twice, answers))
                .contains(new Line(Text.of("host.story.standings", "seat", "alpha", "n", 3)));
        assertThat(Repeats.joined(times(answers, 2), twice))
                .contains(new Line(Text.of("host.story.standings", "seat", "alpha", "n", 4)));
    }

    private static Line times(Line line, int n) {
        return new Line(Text.of("host.story.times", "line", line.text(), "n", n), line.rule());
    }
}
