package strategos.engine.kit;

import java.util.List;
import java.util.Optional;
import strategos.engine.dice.Chain;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** Dice as a picture, part by part; what the roll has not is left out. */
public final class Strips {
    private final Text title;
    private final Text citation;
    private final String style;
    private final int sides;
    private int index;
    private List<Integer> faces = List.of();
    private List<Strip.Modifier> modifiers = List.of();
    private Optional<String> total = Optional.empty();
    private Optional<String> column = Optional.empty();

    private Strips(Text title, Text citation, String style, int sides) {
        this.title = title;
        this.citation = citation;
        this.style = style;
        this.sides = sides;
    }

    /**
     * A roll of the open chain.
     *
     * @param title what was rolled for
     * @param citation the game and the rule
     * @param style whose roll it is: a style of the look, for the edge
     * @param sides of each die
     */
    public static Strips of(Text title, Text citation, String style, int sides) {
        return new Strips(title, citation, style, sides);
    }

    /** How the dice fell. */
    public Strips rolled(int rollIndex, List<Integer> rolledFaces) {
        this.index = rollIndex;
        this.faces = rolledFaces;
        return this;
    }

    /** What is added to the dice, with its causes. */
    public Strips adding(List<Strip.Modifier> added) {
        this.modifiers = added;
        return this;
    }

    /** What they come to in all. */
    public Strips total(int sum) {
        this.total = Optional.of(Integer.toString(sum));
        return this;
    }

    /** The column in which the table is read. */
    public Strips column(String read) {
        return column(Optional.of(read));
    }

    /** The column in which the table is read, where it has several. */
    public Strips column(Optional<String> read) {
        this.column = read;
        return this;
    }

    /** What came of it, in a word or a number, and what that means. */
    public Strip meaning(Text result, Text sentence) {
        return new Strip(
                title, citation, style, Chain.OPEN, index, faces, sides, modifiers, total, column, result, sentence);
    }
}
