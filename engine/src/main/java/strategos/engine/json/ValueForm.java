package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.util.function.Function;

/** A class that is written as one value of another: its {@code @JsonValue}, read by its {@code @JsonCreator}. */
final class ValueForm<T, V> extends Form<T> implements Containers.Key<T> {
    private final Function<Object, Object> value;
    private final Function<Object, Object> creator;
    private final Form<V> of;

    /**
     * The two ways.
     *
     * @param value from the object to what is written
     * @param creator and back
     */
    ValueForm(Function<Object, Object> value, Function<Object, Object> creator, Form<V> of) {
        this.value = value;
        this.creator = creator;
        this.of = of;
    }

    @Override
    void write(T object, JsonGenerator to) throws IOException {
        of.write(value(object), to);
    }

    @Override
    T read(JsonParser from) throws IOException {
        return object(of.read(from));
    }

    @Override
    public String write(T key) {
        return value(key).toString();
    }

    @Override
    @SuppressWarnings("unchecked") // as a key it is written as a text, so that is what it is read from
    public T read(String name, JsonParser from) {
        return object((V) name);
    }

    @SuppressWarnings("unchecked") // the value has the type that its form was made for
    private V value(T object) {
        return (V) value.apply(object);
    }

    @SuppressWarnings("unchecked") // the creator makes objects of the type that this form was made for
    private T object(V written) {
        return (T) creator.apply(written);
    }
}
