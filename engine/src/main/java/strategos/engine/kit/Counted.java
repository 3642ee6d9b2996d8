package strategos.engine.kit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.text.Text;

/**
 * So many of a kind as one value of an order: {@code 3-athens-lsp}, {@code 2-pe-spara}.
 *
 * @param number at least 1
 */
public record Counted(int number, String kind) {
    /** Whatever is left. */
    public static final String ALL = "all";

    /** No box holds a thousand of a kind. */
    private static final int DIGITS = 3;

    private static final int DECIMAL = 10;

    /** What the value says; empty for one that counts nothing, such as the name of a single piece. */
    public static Optional<Counted> of(String value) {
        int dash = value.indexOf('-');
        if (dash < 1 || dash > DIGITS || dash == value.length() - 1 || value.charAt(0) == '0') {
            return Optional.empty();
        }
        for (int i = 0; i < dash; i++) {
            if (value.charAt(i) < '0' || value.charAt(i) > '9') {
                return Optional.empty();
            }
        }
        return Optional.of(new Counted(Integer.parseInt(value, 0, dash, DECIMAL), value.substring(dash + 1)));
    }

    /** As it is written. */
    public String value() {
        return number + "-" + kind;
    }

    /** How so many of a kind read. */
    @FunctionalInterface
    public interface Wording {
        /** "3 archers", "3 land strength points of Athens". */
        Text of(int number, String kind);
    }

    /** The choices, each made once: whatever can be taken is a long list of them, made at every position. */
    public static final class Menu {
        private final Map<String, List<Choice>> made = new HashMap<>();
        private final Wording wording;

        /**
         * All that a box can hold.
         *
         * @param most how many there are of each kind
         */
        public Menu(Map<String, Integer> most, Wording wording) {
            this.wording = wording;
            most.forEach((kind, number) -> {
                List<Choice> choices = new ArrayList<>();
                for (int n = 1; n <= number; n++) {
                    choices.add(make(n, kind));
                }
                made.put(kind, List.copyOf(choices));
            });
        }

        private Choice make(int number, String kind) {
            return new Choice(new Counted(number, kind).value(), wording.of(number, kind));
        }

        /** So many of the kind, of which there may be more than the box holds. */
        public Choice choice(int number, String kind) {
            List<Choice> choices = made.getOrDefault(kind, List.of());
            return number <= choices.size() ? choices.get(number - 1) : make(number, kind);
        }
    }
}
