package strategos.engine.text;

import java.util.List;
import java.util.Map;
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
}
