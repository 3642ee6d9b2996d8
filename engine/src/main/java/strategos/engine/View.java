package strategos.engine;

import java.util.List;
import java.util.Optional;
import strategos.engine.offer.Choice;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.text.Line;

/**
 * What one viewer may know: in words, in the hand, on the map.
 *
 * @param brief the date within the match first: year, quarter, turn
 * @param boards fights that it is about, as pictures
 */
public record View(List<Line> brief, List<Choice> hand, Optional<Scene> scene, List<Board> boards) {
    public View {
        brief = List.copyOf(brief);
        hand = List.copyOf(hand);
        boards = List.copyOf(boards);
    }

    /** Without a fight. */
    public View(List<Line> brief, List<Choice> hand, Optional<Scene> scene) {
        this(brief, hand, scene, List.of());
    }

    /** Words alone: the answer to a question. */
    public static View words(List<Line> brief) {
        return new View(brief, List.of(), Optional.empty());
    }
}
