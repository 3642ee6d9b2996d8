package strategos.engine.games.xenophon.march;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;

/**
 * The opponents' chance to interfere with a throw, or as a phase begins.
 *
 * @param answered a bit for each army, by its place, that has had its one card
 * @param answers cards laid down unseen that are not yet carried out
 */
@Rule("ruling-order")
public record Window(int answered, List<Answer> answers) {
    /** Nobody has answered. */
    public static final Window FRESH = new Window(0, List.of());

    public Window {
        answers = List.copyOf(answers);
    }

    /** Whether the army has answered. */
    public boolean answered(int army) {
        return (answered & 1 << army) != 0;
    }

    /** The army has answered. */
    public Window answer(int army) {
        return new Window(answered | 1 << army, answers);
    }

    /** The card that the seat has laid down, if it has. */
    public Optional<Answer> of(Seat seat) {
        for (Answer answer : answers) {
            if (answer.by().equals(seat)) {
                return Optional.of(answer);
            }
        }
        return Optional.empty();
    }

    /** Without what that seat has laid down. */
    public Window without(Seat seat) {
        if (of(seat).isEmpty()) {
            return this;
        }
        List<Answer> left = new ArrayList<>(answers);
        left.removeIf(answer -> answer.by().equals(seat));
        return new Window(answered, left);
    }

    /** With this card laid down instead of what lay there before. */
    public Window with(Answer answer) {
        List<Answer> more = new ArrayList<>(without(answer.by()).answers);
        more.add(answer);
        return new Window(answered, more);
    }

    /** For a new throw: all are asked again, and what is not yet carried out waits. */
    public Window again() {
        return answers.isEmpty() ? FRESH : new Window(0, answers);
    }
}
