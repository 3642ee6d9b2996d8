package strategos.engine.games.xenophon.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;

/**
 * The opponents' chance to interfere with a roll, or as a phase begins.
 *
 * @param answered whose army has had its one card
 * @param answers cards laid down unseen that are not yet carried out
 */
@Rule("ruling-order")
public record Window(List<Seat> answered, List<Answer> answers) {
    /** Nobody has answered. */
    public static final Window FRESH = new Window(List.of(), List.of());

    public Window {
        answered = List.copyOf(answered);
        answers = List.copyOf(answers);
    }

    /** Whether the army of that seat has answered. */
    public boolean answered(Seat seat) {
        return answered.contains(seat);
    }

    /** The army of that seat has answered. */
    public Window answer(Seat seat) {
        if (answered(seat)) {
            return this;
        }
        List<Seat> more = new ArrayList<>(answered);
        more.add(seat);
        return new Window(more, answers);
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

    /** For a new roll: all are asked again, and what is not yet carried out waits. */
    public Window again() {
        return answers.isEmpty() ? FRESH : new Window(List.of(), answers);
    }

    /**
     * A card that an opponent has laid down unseen, until all have answered.
     *
     * @param number the card's number, and {@code card} its id
     * @param way the number of the way in which it is played
     */
    public record Answer(Seat by, int number, String card, int way) {}
}
