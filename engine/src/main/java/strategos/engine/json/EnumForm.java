package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Constants of an enum, by their names or by what their {@code @JsonValue} says. */
final class EnumForm<E extends Enum<?>> extends Form<E> implements Containers.Key<E> {
    private final Map<E, SerializedString> words = new HashMap<>();
    private final Map<String, E> constants = new HashMap<>();

    EnumForm(E[] all, Function<E, String> word) {
        for (E constant : all) {
            String written = word.apply(constant);
            words.put(constant, new SerializedString(written));
            if (constants.put(written, constant) != null) {
                throw new IllegalStateException("two constants are written " + written);
            }
        }
    }

    @Override
    void write(E value, JsonGenerator to) throws IOException {
        to.writeString(words.get(value));
    }

    @Override
    E read(JsonParser from) throws IOException {
        expect(from, JsonToken.VALUE_STRING, "a word");
        return read(from.getText(), from);
    }

    @Override
    public String write(E key) {
        return words.get(key).getValue();
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
