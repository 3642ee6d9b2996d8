package strategos.bot.host;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import strategos.engine.library.Course;
import strategos.engine.library.Course.Step;

/**
 * How far somebody has come in the guided match of a game.
 *
 * @param match the id of the match that is played
 * @param done the ids of the steps that were done
 * @param left whether the learner wants to be left alone for now
 */
public record Lesson(String match, Course course, Set<String> done, boolean left) {
    public Lesson {
        done = Set.copyOf(done);
    }

    /** The first step that is not done yet; empty when all are. */
    public Optional<Step> next() {
        return open().stream().findFirst();
    }

    /** The number of a step, from 1. */
    public int number(Step step) {
        return course.steps().indexOf(step) + 1;
    }

    /** The same after these deeds: each is the first open step that it fits. */
    public Lesson after(List<String> deeds) {
        Set<String> more = new HashSet<>(done);
        for (String deed : deeds) {
            course.steps().stream()
                    .filter(step -> !more.contains(step.id()) && step.is(deed))
                    .findFirst()
                    .ifPresent(step -> more.add(step.id()));
        }
        return new Lesson(match, course, more, left);
    }

    private List<Step> open() {
        return course.steps().stream().filter(step -> !done.contains(step.id())).toList();
    }
}
