package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.library.Course;
import strategos.engine.library.Course.Step;

/** What deeds make of the steps of a lesson. */
class LessonStepsTest {
    private final Lesson lesson = new Lesson(
            "m1",
            new Course(
                    "race",
                    "alpha",
                    List.of("beta"),
                    List.of(
                            step("ready", "order pass", Optional.of(List.of("order forage"))),
                            step("eat", "order forage", Optional.empty()),
                            new Step(
                                    "advice",
                                    List.of("match advice"),
                                    Optional.of(List.of("march")),
                                    Optional.empty()))),
            Set.of("of another version"),
            Set.of(),
            false);

    private static Step step(String id, String by, Optional<List<String>> until) {
        return new Step(id, List.of(by), Optional.empty(), until);
    }

    @Test
    void whatIsDoneInTimeIsTaken() {
        Lesson now = lesson.after(List.of("order pass", "order forage"), List.of());

        assertThat(now.taken()).isEqualTo(2);
        assertThat(now.past()).isEmpty();
    }

    @Test
    void whatCannotBeDoneAnyMoreFallsAway() {
        Lesson now = lesson.after(List.of("order forage", "order pass"), List.of());

        assertThat(now.taken()).isEqualTo(1);
        assertThat(now.past()).containsExactly("ready");
        assertThat(now.next()).map(Step::id).hasValue("advice");
    }

    @Test
    void aLookCountsOnlyAtItsQuestion() {
        assertThat(lesson.after(List.of("match advice"), List.of("pass")).taken())
                .isZero();
        assertThat(lesson.after(List.of("match advice"), List.of("pass", "march"))
                        .taken())
                .isEqualTo(1);
    }

    @Test
    void whenAllIsOverNothingStandsOpen() {
        Lesson now = lesson.after(List.of("order pass"), List.of()).ended();

        assertThat(now.next()).isEmpty();
        assertThat(now.past()).containsExactlyInAnyOrder("eat", "advice");
        assertThat(now.taken()).isEqualTo(1);
    }
}
