package strategos.engine;

import java.util.List;
import java.util.Optional;
import strategos.engine.scene.Scene;
import strategos.engine.text.Line;

/** What one viewer may know: in words, in the hand, on the map. */
public record View(List<Line> brief, List<Choice> hand, Optional<Scene> scene) {
    public View {
        brief = List.copyOf(brief);
        hand = List.copyOf(hand);
    }

    /** Words alone: the answer to a question. */
    public static View words(List<Line> brief) {
        return new View(brief, List.of(), Optional.empty());
    }
}
