package strategos.engine;

import java.util.List;
import java.util.Optional;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

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

    /**
     * What one counts or looks up in a position, as everyone may know it: a place, men, talents. A report shows what became of
     * it.
     *
     * @param name what it is, in a word
     * @param value how much, or where
     */
    public record Figure(Text name, Text value) {}
}
