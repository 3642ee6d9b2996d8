package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Constants of an enum, by their names or by what their {@code @JsonValue} says. A record leaves out the one that is marked
 * with {@code @JsonEnumDefaultValue}.
 */
@SuppressWarnings("EnumOrdinal") // an index into an array of this run, never written
final class EnumForm<E extends Enum<?>> extends Form<E> implements Containers.Key<E> {
    private final SerializedString[] words;
    private final Map<String, E> constants = new HashMap<>();
    private final E usual;

    /**
     * The words of an enum.
     *
     * @param usual the constant that is left out, or null
     */
    EnumForm(E[] all, E usual, Function<E, String> word) {
        this.usual = usual;
        words = new SerializedString[all.length];
        for (E constant : all) {
            String written = word.apply(constant);
            words[constant.ordinal()] = new SerializedString(written);
            if (constants.put(written, constant) != null) {
                throw new IllegalStateException("two constants are written " + written);
            }
        }
    }

    @Override
    void write(E value, JsonGenerator to) throws IOException {
        to.writeString(words[value.ordinal()]);
    }

    @Override
    void write(SerializableString field, E value, JsonGenerator to) throws IOException {
        if (value != usual) {
            super.write(field, value, to);
        }
    }

    @Override
    E absent() {
        return usual;
    }

    @Override
    E read(JsonParser from) throws IOException {
        expect(from, JsonToken.VALUE_STRING, "a word");
        return read(from.getText(), from);
    }

    @Override
    public String write(E key) {
        return words[key.ordinal()].getValue();
    }

    @Override
    public E read(String name, JsonParser from) throws IOException {
        E constant = constants.get(name);
        if (constant == null) {
            throw unreadable(from, "is none of the words known here");
        }
        return constant;
    }
}
