package strategos.bot.host;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import strategos.engine.library.Course;
import strategos.engine.library.Course.Step;

/**
 * How far somebody has come in the guided match of a game.
 *
 * @param match the id of the match that is played
 * @param done the ids of the steps that were done
 * @param past the ids of those that fell away undone
 * @param left whether the learner wants to be left alone for now
 */
public record Lesson(String match, Course course, Set<String> done, Set<String> past, boolean left) {
    public Lesson {
        done = Set.copyOf(done);
        past = Set.copyOf(past);
    }

    /** The first step that is still open; empty when none is. */
    public Optional<Step> next() {
        return open().stream().findFirst();
    }

    /** The number of a step, from 1. */
    public int number(Step step) {
        return course.steps().indexOf(step) + 1;
    }

    /**
     * The same after these deeds: each is the first open step that it fits, and takes away those that it ends.
     *
     * @param verbs what is open to the learner
     */
    public Lesson after(List<String> deeds, Collection<String> verbs) {
        Lesson now = this;
        for (String deed : deeds) {
            now = now.after(deed, verbs);
        }
        return now;
    }

    private Lesson after(String deed, Collection<String> verbs) {
        Optional<Step> fits =
                open().stream().filter(step -> step.is(deed, verbs)).findFirst();
        Set<String> more = new HashSet<>(done);
        fits.ifPresent(step -> more.add(step.id()));
        Set<String> gone = open().stream()
                .filter(step -> !more.contains(step.id()) && step.endsWith(deed))
                .map(Step::id)
                .collect(Collectors.toSet());
        gone.addAll(past);
        return new Lesson(match, course, more, gone, left);
    }

    /** The same when nothing can be done any more: all that is open falls away. */
    public Lesson ended() {
        Set<String> gone = open().stream().map(Step::id).collect(Collectors.toSet());
        gone.addAll(past);
        return new Lesson(match, course, done, gone, left);
    }

    /** How many of its steps were done. */
    public int taken() {
        return Math.toIntExact(
                course.steps().stream().filter(step -> done.contains(step.id())).count());
    }

    private List<Step> open() {
        return course.steps().stream()
                .filter(step -> !done.contains(step.id()) && !past.contains(step.id()))
                .toList();
    }
}
