package strategos.engine.scene;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.engine.dice.Chain;
import strategos.engine.text.Minus;
import strategos.engine.text.Text;

/**
 * Dice as a picture: read from left to right, faces, modifiers with their cause, total, column, result.
 *
 * @param title what was rolled for
 * @param citation the game and the rule
 * @param style whose roll: a style of the game's sheet, for the edge
 * @param index the roll's index in its chain, for "roll 37 · verified"
 * @param faces the dice as they fell
 * @param sides sides of each die
 * @param total after all modifiers, where the dice are summed
 * @param column the column of the table that was read, where it has several
 * @param result the result in a word or a number; an empty sentence while it is still open
 * @param sentence what it means
 */
public record Strip(
        Text title,
        Text citation,
        String style,
        Chain chain,
        int index,
        List<Integer> faces,
        int sides,
        List<Modifier> modifiers,
        Optional<String> total,
        Optional<String> column,
        Text result,
        Text sentence) {
    public Strip {
        faces = List.copyOf(faces);
        modifiers = List.copyOf(modifiers);
        total = total.map(Minus::in);
        column = column.map(Minus::in);
    }

    /**
     * Whether nothing stands between the faces and what came of them, and that is no more than what they come to.
     *
     * @param said the result in words
     */
    public boolean counts(String said) {
        return modifiers.isEmpty()
                && column.isEmpty()
                && said.equals(Integer.toString(
                        faces.stream().mapToInt(Integer::intValue).sum()));
    }

    /**
     * What the dice come to: the total, or else of several dice a result that says no more.
     *
     * @param said the result in words
     */
    public Optional<String> sum(String said) {
        return total.or(() -> Optional.of(said).filter(result -> faces.size() > 1 && counts(result)));
    }

    /** A figure, such as +1 or 22 : 13, and where it comes from. A sign in front colours it. */
    public record Modifier(String figure, Text cause) {
        public Modifier {
            figure = Minus.in(figure);
        }

        /** So much, with its sign; nothing is a plain 0. */
        public static Modifier of(int amount, Text cause) {
            return new Modifier(amount == 0 ? "0" : String.format(Locale.ROOT, "%+d", amount), cause);
        }
    }
}
