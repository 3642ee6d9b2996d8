package strategos.bot.host;

import java.util.List;
import java.util.Optional;
import strategos.bot.port.Request.Person;

/** Guided first matches, and how far each learner has come. */
public interface Lessons {
    /** The match becomes that person's lesson. */
    Lesson begin(LiveMatch match, Person learner);

    /** The lesson that the person takes in the match, left or not; empty where it is none of theirs. */
    Optional<Lesson> of(LiveMatch match, Person by);

    /**
     * How far it has come by these deeds, and by what has happened in the match since it was last asked: {@code order} with its
     * verb and {@code undo} of the learner's, {@code opponent}, {@code standing}, and {@code over} when it has ended. With the
     * match's end all falls away that is still open.
     */
    Lesson after(Lesson lesson, LiveMatch match, Person by, List<String> deeds);

    /** The learner is left alone, or guided again. */
    Lesson leave(Lesson lesson, boolean left);
}
