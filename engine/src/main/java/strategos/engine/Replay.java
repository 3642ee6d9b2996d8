package strategos.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;

/**
 * What a journal says: the position that its events lead to, and the story that they tell.
 *
 * @param <S> the game's position
 */
public record Replay<S>(Game<S> game) {
    /** The position after the entries. */
    public S position(S before, List<Entry<S>> entries) {
        S state = before;
        for (Entry<S> entry : entries) {
            state = after(state, entry);
        }
        return state;
    }

    /** The entries' lines, as the viewer may know them. */
    public List<Line> story(S before, List<Entry<S>> entries, Viewer viewer) {
        List<Line> story = new ArrayList<>();
        S state = before;
        for (Entry<S> entry : entries) {
            told(state, entry, viewer).ifPresent(story::add);
            state = after(state, entry);
        }
        return List.copyOf(story);
    }

    /** The entry's line for the viewer, told from what the viewer may know of the position before it. */
    public Optional<Line> told(S before, Entry<S> entry, Viewer viewer) {
        return entry instanceof Entry.Happened<S>(Event<S> event)
                ? event.tell(game.conceal(before, viewer))
                : Optional.empty();
    }

    private S after(S state, Entry<S> entry) {
        return entry instanceof Entry.Happened<S>(Event<S> event) ? event.apply(state) : state;
    }
}
