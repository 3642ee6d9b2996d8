package strategos.engine.dice;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Optional;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What a player adds to the salt: a free text of at most 100 characters on one line, without control characters. */
public record Omen(@JsonValue String words) {
    /** The most characters (code points) of an omen. */
    public static final int MOST = 100;

    /** @throws IllegalArgumentException where {@link #refusal} has something to say */
    @JsonCreator
    public Omen {
        if (refusal(words).isPresent()) {
            throw new IllegalArgumentException("an omen has at most " + MOST + " characters and none that controls");
        }
    }

    /** Why these words cannot be an omen; empty when they can. */
    public static Optional<Line> refusal(String words) {
        int length = words.codePointCount(0, words.length());
        if (length > MOST) {
            return Optional.of(new Line(Text.of("dice.omen.too-long", "most", MOST, "length", length)));
        }
        return words.codePoints().anyMatch(Omen::controls)
                ? Optional.of(new Line(Text.of("dice.omen.control")))
                : Optional.empty();
    }

    /** A half of a surrogate pair counts too: it has no UTF-8, so that two different omens would give one salt. */
    static boolean controls(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            default -> false;
        };
    }

    @Override
    public String toString() {
        return words;
    }

    /** A seat with the omen of its player; in JSON a pair. */
    @JsonFormat(shape = JsonFormat.Shape.ARRAY)
    @JsonPropertyOrder({"seat", "omen"})
    public record SeatOmen(Seat seat, Omen omen) {}
}
