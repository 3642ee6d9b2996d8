package strategos.engine.text;

import java.util.List;

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
