package strategos.engine.json;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Function;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/**
 * The form of every type that is stored, each made once from what the type says of itself: records, sealed types, enums,
 * values, numbers, words, lists, sets, maps. Anything else is refused when the codec is made, not when a match is stored.
 */
final class Forms {
    private final Map<Type, Form<?>> made = new HashMap<>();

    Forms() {
        made.put(int.class, Scalars.INT);
        made.put(Integer.class, Scalars.INT);
        made.put(long.class, Scalars.LONG);
        made.put(Long.class, Scalars.LONG);
        made.put(boolean.class, Scalars.FLAG);
        made.put(Boolean.class, Scalars.FLAG);
        made.put(String.class, Scalars.TEXT);
        made.put(int[].class, Scalars.INTS);
        made.put(Arg.class, new ArgForm(() -> record(Text.class)));
    }

    /** The form of the record. */
    @SuppressWarnings("unchecked") // a record's form is made for its class
    <T> RecordForm<T> record(Class<T> type) {
        return (RecordForm<T>) made(type);
    }

    /** The form of the class. */
    @SuppressWarnings("unchecked") // a class's form is made for it
    <T> Form<T> of(Class<T> type) {
        return (Form<T>) made(type);
    }

    private Form<?> made(Type type) {
        Form<?> there = made.get(type);
        if (there != null) {
            return there instanceof Later<?> later && later.form != null ? later.form : there;
        }
        Later<Object> later = new Later<>();
        made.put(type, later);
        Form<?> form = make(type);
        later.is(form);
        made.put(type, form);
        return form;
    }

    private Form<?> make(Type type) {
        return switch (type) {
            case Class<?> plain -> make(plain);
            case ParameterizedType generic -> make(generic);
            default -> throw new IllegalStateException(type + " is no type that can be stored");
        };
    }

    private Form<?> make(Class<?> type) {
        Optional<Method> value = Handles.value(type);
        if (type.isEnum()) {
            return constants(type, value);
        }
        if (value.isPresent()) {
            return value(type, value.get());
        }
        if (type.isSealed()) {
            JsonTypeInfo other = type.getAnnotation(JsonTypeInfo.class);
            if (other != null && !other.property().equals(SealedForm.KIND)) {
                throw new IllegalStateException(
                        type + " wants to be told apart by other means than " + SealedForm.KIND);
            }
            return new SealedForm<>(type, this::record);
        }
        if (type.isRecord()) {
            return new RecordForm<>(type, this::made);
        }
        throw new IllegalStateException(type + " is no type that can be stored");
    }

    private Form<?> make(ParameterizedType type) {
        Class<?> raw = (Class<?>) type.getRawType();
        Type first = type.getActualTypeArguments()[0];
        if (raw == Optional.class) {
            return Containers.optional(made(first));
        }
        if (raw == List.class || raw == Collection.class || raw == SequencedCollection.class) {
            return Containers.list(made(first));
        }
        if (raw == Set.class || raw == SequencedSet.class) {
            return Containers.set(made(first));
        }
        if (raw == Map.class || raw == SequencedMap.class) {
            return Containers.map(key(first), made(type.getActualTypeArguments()[1]));
        }
        throw new IllegalStateException(type + " is no type that can be stored");
    }

    private Containers.Key<?> key(Type type) {
        if (type == String.class) {
            return new TextKey();
        }
        if (made(type) instanceof Containers.Key<?> key) {
            return key;
        }
        throw new IllegalStateException(type + " cannot be the key of a map that is stored");
    }

    private static Form<?> constants(Class<?> type, Optional<Method> value) {
        Enum<?>[] all = (Enum<?>[]) type.getEnumConstants();
        Enum<?> usual = Arrays.stream(all)
                .filter(constant -> Handles.marked(constant, JsonEnumDefaultValue.class))
                .findFirst()
                .orElse(null);
        return value.map(method ->
                        new EnumForm<>(all, usual, Handles.method(type, method).andThen(Object::toString)::apply))
                .orElseGet(() -> new EnumForm<>(all, usual, Enum::name));
    }

    private Form<?> value(Class<?> type, Method value) {
        return new ValueForm<>(Handles.method(type, value), Handles.creator(type), made(value.getGenericReturnType()));
    }

    private static final class TextKey implements Containers.Key<String> {
        @Override
        public String write(String key) {
            return key;
        }

        @Override
        public String read(String name, JsonParser from) {
            return name;
        }
    }

    /** Stands in for a form that is being made, where a type holds itself. */
    private static final class Later<T> extends Form<T> {
        private Form<T> form;

        @SuppressWarnings("unchecked") // the form is that of the type that this one stands in for
        void is(Form<?> real) {
            form = (Form<T>) real;
        }

        @Override
        void write(T value, JsonGenerator to) throws IOException {
            form.write(value, to);
        }

        @Override
        T read(JsonParser from) throws IOException {
            return form.read(from);
        }
    }

    /** A class that is written as one value of another: its {@code @JsonValue}, read by its {@code @JsonCreator}. */
    private static final class ValueForm<T, V> extends Form<T> implements Containers.Key<T> {
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
}
