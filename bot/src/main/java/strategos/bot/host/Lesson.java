package strategos.bot.host;

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
 * @param verbs what is open to the learner now
 * @param left whether the learner wants to be left alone for now
 */
public record Lesson(String match, Course course, Set<String> done, Set<String> past, Set<String> verbs, boolean left) {
    public Lesson {
        done = Set.copyOf(done);
        past = Set.copyOf(past);
        verbs = Set.copyOf(verbs);
    }

    /**
     * The first open step that can be done now, or else the first; empty when none is open. While others move, nothing is
     * open to the learner, and the order of the lesson stands.
     */
    public Optional<Step> next() {
        return open().stream()
                .filter(step -> verbs.isEmpty() || step.possible(verbs))
                .findFirst()
                .or(() -> open().stream().findFirst());
    }

    /** The number of a step, from 1. */
    public int number(Step step) {
        return course.steps().indexOf(step) + 1;
    }

    /**
     * The same after these deeds: each is the first open step that it fits, and takes away those that it ends.
     */
    public Lesson after(List<String> deeds) {
        Lesson now = this;
        for (String deed : deeds) {
            now = now.after(deed);
        }
        return now;
    }

    private Lesson after(String deed) {
        Optional<Step> fits =
                open().stream().filter(step -> step.is(deed, verbs)).findFirst();
        Set<String> more = new HashSet<>(done);
        fits.ifPresent(step -> more.add(step.id()));
        Set<String> gone = open().stream()
                .filter(step -> !more.contains(step.id()) && step.endsWith(deed))
                .map(Step::id)
                .collect(Collectors.toSet());
        gone.addAll(past);
        return new Lesson(match, course, more, gone, verbs, left);
    }

    /** The same when nothing can be done any more: all that is open falls away. */
    public Lesson ended() {
        Set<String> gone = open().stream().map(Step::id).collect(Collectors.toSet());
        gone.addAll(past);
        return new Lesson(match, course, done, gone, verbs, left);
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
