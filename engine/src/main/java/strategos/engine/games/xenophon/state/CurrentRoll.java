package strategos.engine.games.xenophon.state;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/**
 * A roll on the table, or about to be made.
 *
 * @param index its index in the open chain; 0 before it is made
 * @param faces as they fell; none before it is made
 * @param printed what the rules add
 * @param played what cards and leaders have added: it stays when the dice are rolled again
 * @param closed whether a leader's power has closed it to further cards
 */
@RecordBuilder
public record CurrentRoll(
        RollKind kind, int index, List<Integer> faces, List<Modifier> printed, List<Modifier> played, boolean closed)
        implements CurrentRollBuilder.With {
    public CurrentRoll {
        faces = List.copyOf(faces);
        printed = List.copyOf(printed);
        played = List.copyOf(played);
    }

    /** A roll still to be made. */
    public static CurrentRoll pending(RollKind kind) {
        return new CurrentRoll(kind, 0, List.of(), List.of(), List.of(), false);
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

    /** Rolled: what was played on this roll stays. */
    @Rule("ruling-order")
    public CurrentRoll rolled(int nth, List<Integer> fallen, List<Modifier> now) {
        return new CurrentRoll(kind, nth, fallen, now, played, false);
    }

    /** With one more modifier played. */
    public CurrentRoll play(Modifier modifier, boolean closing) {
        List<Modifier> more = new ArrayList<>(played);
        more.add(modifier);
        return new CurrentRoll(kind, index, faces, printed, more, closing);
    }

    /** A number added to a roll, and what adds it: {@code kind} and {@code id} name it as {@link Arg.Name} does. */
    public record Modifier(String kind, String id, int amount) {
        /** What adds it, in a sentence. */
        public Arg.Name named() {
            return kind.equals("weather") ? new Arg.Name("cause", "weather-" + id) : new Arg.Name(kind, id);
        }
    }
}
