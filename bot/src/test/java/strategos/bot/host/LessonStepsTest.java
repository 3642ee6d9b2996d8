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
            Set.of(),
            false);

    private static Step step(String id, String by, Optional<List<String>> until) {
        return new Step(id, List.of(by), Optional.empty(), until);
    }

    @Test
    void whatIsDoneInTimeIsTaken() {
        Lesson now = lesson.after(List.of("order pass", "order forage"));

        assertThat(now.taken()).isEqualTo(2);
        assertThat(now.past()).isEmpty();
    }

    @Test
    void whatCannotBeDoneAnyMoreFallsAway() {
        Lesson now = lesson.after(List.of("order forage", "order pass"));

        assertThat(now.taken()).isEqualTo(1);
        assertThat(now.past()).containsExactly("ready");
        assertThat(now.next()).map(Step::id).hasValue("advice");
    }

    private Lesson where(String... verbs) {
        return new Lesson(lesson.match(), lesson.course(), lesson.done(), lesson.past(), Set.of(verbs), false);
    }

    @Test
    void aLookCountsOnlyAtItsQuestion() {
        assertThat(where("pass").after(List.of("match advice")).taken()).isZero();
        assertThat(where("pass", "march").after(List.of("match advice")).taken())
                .isEqualTo(1);
    }

    /** What cannot be done at the moment stands in nobody's way. */
    @Test
    void theNextStepIsOneThatCanBeDoneNow() {
        assertThat(where("pass", "march").next()).map(Step::id).hasValue("ready");
        assertThat(where("forage").next()).map(Step::id).hasValue("eat");
        assertThat(where("march").next()).map(Step::id).hasValue("advice");
        assertThat(where().next()).as("none can").map(Step::id).hasValue("ready");
    }

    /** While the computer moves, a step without an order is no nearer than one with it. */
    @Test
    void whoIsNotAskedGoesOnInTheOrderOfTheLesson() {
        Course course = new Course(
                "race",
                "alpha",
                List.of("beta"),
                List.of(
                        step("eat", "order forage", Optional.empty()),
                        new Step("dice", List.of("dice"), Optional.empty(), Optional.empty())));
        Lesson waiting = new Lesson("m1", course, Set.of(), Set.of(), Set.of(), false);

        assertThat(waiting.next()).map(Step::id).hasValue("eat");
        assertThat(new Lesson("m1", course, Set.of(), Set.of(), Set.of("pass"), false).next())
                .map(Step::id)
                .hasValue("dice");
    }

    @Test
    void whenAllIsOverNothingStandsOpen() {
        Lesson now = lesson.after(List.of("order pass")).ended();

        assertThat(now.next()).isEmpty();
        assertThat(now.past()).containsExactlyInAnyOrder("eat", "advice");
        assertThat(now.taken()).isEqualTo(1);
    }
}
