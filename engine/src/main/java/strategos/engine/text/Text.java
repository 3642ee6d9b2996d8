package strategos.engine.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.engine.seat.Seat;

/**
 * A sentence as a key of the message bundles with named values. The key is looked up in the game's own bundle first,
 * then in the common one.
 */
public record Text(String key, Map<String, Arg> with) {
    public Text {
        with = Map.copyOf(with);
    }

    /** The bare sentence. */
    public static Text of(String key) {
        return new Text(key, Map.of());
    }

    /** The sentence with one value, as most have: nothing is made on the way. */
    public static Text of(String key, String name, Object value) {
        return new Text(key, Map.of(name, arg(value)));
    }

    /**
     * The sentence with values: name, value, name, value. A {@code String} counts as {@linkplain Arg.Typed typed by
     * a person}: it is shown as it stands, and escaped.
     *
     * @param values {@link Arg}, {@link Integer}, {@link String}, {@link Seat}, {@link Text}, or a list of these
     */
    public static Text of(String key, Object... values) {
        // Made for every prompt and line: no map is built only to be copied.
        Map.Entry<?, ?>[] with = new Map.Entry<?, ?>[values.length / 2];
        for (int i = 0; i < with.length; i++) {
            with[i] = Map.entry((String) values[2 * i], arg(values[2 * i + 1]));
        }
        return new Text(key, Map.ofEntries(cast(with)));
    }

    @SuppressWarnings("unchecked") // filled above with a name and its value
    private static Map.Entry<String, Arg>[] cast(Map.Entry<?, ?>[] entries) {
        return (Map.Entry<String, Arg>[]) entries;
    }

    private static Arg arg(Object value) {
        return switch (value) {
            case Arg arg -> arg;
            case Integer n -> new Arg.Count(n);
            case Seat seat -> new Arg.Name("seat", seat.id());
            case Text text -> new Arg.Nested(text);
            case String sign -> new Arg.Typed(sign);
            case List<?> list -> new Arg.Many(list.stream().map(Text::arg).toList());
            default -> throw new IllegalArgumentException("no value of a text: " + value.getClass());
        };
    }

    /** A value in a text. */
    public sealed interface Arg {
        /** Something that config names, by its key {@code kind.id}: a place, a unit, a card; a {@code seat} also by its player. */
        record Name(String kind, String id) implements Arg {}

        /** A whole number. */
        record Count(int n) implements Arg {}

        /** What a person typed: escaped wherever it is shown. */
        record Typed(String words) implements Arg {}

        /** A text within the text. */
        record Nested(Text text) implements Arg {}

        /** Several, joined as the language joins them. */
        record Many(List<Arg> list) implements Arg {
            public Many {
                list = List.copyOf(list);
            }
        }
    }

    /** A text with the number, or heading id, of the rule behind it, if one is. */
    public record Line(Text text, Optional<String> rule) {
        public Line {
            if (rule.filter(String::isEmpty).isPresent()) {
                throw new IllegalArgumentException(text.key() + " cites a rule without a number or a heading");
            }
        }

        /** A text that rests on a rule. */
        public Line(Text text, String rule) {
            this(text, Optional.of(rule));
        }

        /** A text behind which no rule stands. */
        public Line(Text text) {
            this(text, Optional.empty());
        }
    }
}
