package strategos.engine.library;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.seat.Seat;

/**
 * The guided first match of a game: {@code config/games/<game>/lesson.json}. What is said at a step stands among the game's
 * words, as {@code lesson.<step>}.
 *
 * @param scenario the id of the one that is played
 * @param seat the id of the learner's seat
 * @param computers the ids of the seats that a computer plays
 * @param steps what is to be learned, in this order
 */
public record Course(String scenario, String seat, List<String> computers, List<Step> steps) {
    /** Before the verb that a deed names. */
    private static final String ORDER = "order ";

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

    public Course {
        computers = List.copyOf(computers);
        steps = List.copyOf(steps);
    }

    /**
     * One thing to learn.
     *
     * @param by any of these deeds is the step: a command as it is typed, without its slash and without what follows
     *     ({@code match orders}, or {@code dice} for all that begins so), one that was refused ({@code refused match undo}), an
     *     order that a rule forbids ({@code refused order}), or what came about: {@code order} (with a verb, {@code order
     *     besiege}), {@code undo}, {@code standing}, {@code opponent}, {@code over}
     * @param at verbs: the deed counts only while one of them is open to the learner; always, where none are named
     * @param until deeds after which it cannot be done any more, and falls away; whatever is open falls away with the match's end
     */
    public record Step(String id, List<String> by, Optional<List<String>> at, Optional<List<String>> until) {
        public Step {
            by = List.copyOf(by);
            at = at.map(List::copyOf);
            until = until.map(List::copyOf);
        }

        /** Whether that deed is this step, with those verbs open to the learner. */
        public boolean is(String deed, Collection<String> open) {
            return any(by, deed)
                    && at.filter(verbs -> Collections.disjoint(verbs, open)).isEmpty();
        }

        /** Whether one of its deeds can be done while those verbs are open; an order can only with its verb. */
        public boolean possible(Collection<String> open) {
            return at.filter(verbs -> Collections.disjoint(verbs, open)).isEmpty()
                    && by.stream()
                            .anyMatch(deed -> !deed.startsWith(ORDER) || open.contains(deed.substring(ORDER.length())));
        }

        /** Whether after that deed it is too late for it. */
        public boolean endsWith(String deed) {
            return until.filter(words -> any(words, deed)).isPresent();
        }

        private static boolean any(List<String> words, String deed) {
            return words.stream().anyMatch(word -> deed.equals(word) || deed.startsWith(word + " "));
        }
    }

    /**
     * The game's course; empty where it has none.
     *
     * @throws BadData when it is not of this game, or a step is there twice or can never be done
     */
    public static Optional<Course> read(ConfigFolder config, Box box) {
        String path = "games/" + box.id() + "/lesson.json";
        return config.read(path).map(there -> {
            Course course = config.json(path, Course.class);
            course.check("config/" + path, box);
            return course;
        });
    }

    private void check(String file, Box box) {
        Scenario played = box.scenario(scenario)
                .orElseThrow(() -> new BadData(file, "scenario", "there is no scenario " + scenario));
        List<String> seats = played.seats().stream().map(Seat::id).toList();
        if (!seats.contains(seat)) {
            throw new BadData(file, "seat", "there is no seat " + seat + " in " + scenario);
        }
        if (computers.isEmpty() || !seats.containsAll(computers) || computers.contains(seat)) {
            throw new BadData(file, "computers", "must be other seats of " + scenario);
        }
        if (steps.isEmpty()) {
            throw new BadData(file, "steps", "there are none");
        }
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            String where = "steps[" + i + "]";
            if (!NAME.matcher(step.id()).matches() || !ids.add(step.id())) {
                throw new BadData(file, where, "needs an id of its own, such as look-around");
            }
            if (step.by().isEmpty()) {
                throw new BadData(file, where, "needs a deed by which it is done");
            }
            step.at().stream()
                    .flatMap(List::stream)
                    .filter(verb -> box.verb(verb).isEmpty())
                    .findFirst()
                    .ifPresent(verb -> {
                        throw new BadData(file, where, "there is no verb " + verb);
                    });
        }
    }
}
