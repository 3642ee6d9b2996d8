package strategos.engine.games.xenophon.march;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;

/**
 * A throw on the table, or about to be made.
 *
 * @param roll its index in the open chain; 0 before it is made
 * @param faces as they fell; none before it is made
 * @param printed what the rules add
 * @param played what cards and leaders have added: it stays when the dice are thrown again
 * @param closed whether a leader's power has closed it to further cards
 */
public record Throw(
        RollKind kind, int roll, List<Integer> faces, List<Modifier> printed, List<Modifier> played, boolean closed) {
    public Throw {
        faces = List.copyOf(faces);
        printed = List.copyOf(printed);
        played = List.copyOf(played);
    }

    /** A roll still to be made. */
    public static Throw pending(RollKind kind) {
        return new Throw(kind, 0, List.of(), List.of(), List.of(), false);
    }

    /** The dice as they fell: natural. */
    public int natural() {
        int sum = 0;
        for (int i = 0; i < faces.size(); i++) {
            sum += faces.get(i);
        }
        return sum;
    }

    /** The dice with all that is added: modified. Only this is read. */
    @Rule("dice")
    public int total() {
        return natural() + sum(printed) + sum(played);
    }

    private static int sum(List<Modifier> modifiers) {
        int sum = 0;
        for (int i = 0; i < modifiers.size(); i++) {
            sum += modifiers.get(i).amount();
        }
        return sum;
    }

    /** Thrown: what was played on this roll stays. */
    @Rule("ruling-order")
    public Throw thrown(int index, List<Integer> fallen, List<Modifier> now) {
        return new Throw(kind, index, fallen, now, played, false);
    }

    /** With other printed modifiers. */
    public Throw printed(List<Modifier> now) {
        return new Throw(kind, roll, faces, now, played, closed);
    }

    /** With one more modifier played. */
    public Throw play(Modifier modifier, boolean closing) {
        List<Modifier> more = new ArrayList<>(played);
        more.add(modifier);
        return new Throw(kind, roll, faces, printed, more, closing);
    }
}
