package strategos.bot.command;

import java.util.List;
import java.util.Optional;
import strategos.engine.Box;

/** The games that can be played here. */
public interface Games {
    /** Their boxes, sorted by id. */
    List<Box> boxes();

    /** The rules of the game that its messages cite. */
    List<Heading> rules(String game);

    /** The box of that id, if there is one. */
    default Optional<Box> box(String id) {
        return boxes().stream().filter(b -> b.id().equals(id)).findFirst();
    }

    /**
     * A rule.
     *
     * @param id its number, or its heading's id
     * @param heading the printed heading
     * @param gist what it says, in one sentence of our own
     */
    record Heading(String id, String heading, String gist) {}
}
