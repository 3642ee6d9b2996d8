package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.lang.invoke.MethodHandle;

/** A class that is written as one value of another: its {@code @JsonValue}, read by its {@code @JsonCreator}. */
final class ValueForm<T, V> extends Form<T> implements Containers.Key<T> {
    private final MethodHandle value;
    private final MethodHandle creator;
    private final Form<V> of;

    /**
     * The two ways.
     *
     * @param value from the object to what is written: {@code (Object) Object}
     * @param creator and back: {@code (Object) Object}
     */
    ValueForm(MethodHandle value, MethodHandle creator, Form<V> of) {
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
        return (V) Handles.call(value, object);
    }

    @SuppressWarnings("unchecked") // the creator makes objects of the type that this form was made for
    private T object(V written) {
        return (T) Handles.call(creator, written);
    }
}
