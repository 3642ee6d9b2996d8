package strategos.engine.json;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import strategos.engine.Recorded;
import strategos.engine.json.Containers.Scalars;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

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

    /**
     * Values of a text in their shortest form: a count is a number, what was typed a string, several an array, a name the
     * object {@code {"place": "athens"}}, a text within the text the object {@code {"key": …, "with": …}}.
     */
    static final class ArgForm extends Form<Arg> {
        private static final String KEY = "key";

        private final Supplier<RecordForm<Text>> texts;

        ArgForm(Supplier<RecordForm<Text>> texts) {
            this.texts = texts;
        }

        @Override
        void write(Arg arg, JsonGenerator to) throws IOException {
            switch (arg) {
                case Arg.Count(int n) -> to.writeNumber(n);
                case Arg.Typed(String words) -> to.writeString(words);
                case Arg.Nested(Text text) -> texts.get().write(text, to);
                case Arg.Name(String kind, String id) -> {
                    to.writeStartObject();
                    to.writeStringField(kind, id);
                    to.writeEndObject();
                }
                case Arg.Many(List<Arg> list) -> {
                    to.writeStartArray();
                    for (Arg one : list) {
                        write(one, to);
                    }
                    to.writeEndArray();
                }
            }
        }

        @Override
        Arg read(JsonParser from) throws IOException {
            return switch (from.currentToken()) {
                case VALUE_NUMBER_INT -> new Arg.Count(from.getIntValue());
                case VALUE_STRING -> new Arg.Typed(from.getText());
                case START_OBJECT -> object(from);
                case START_ARRAY -> {
                    List<Arg> list = new ArrayList<>();
                    while (from.nextToken() != JsonToken.END_ARRAY) {
                        list.add(read(from));
                    }
                    yield new Arg.Many(list);
                }
                default -> throw unreadable(from, "is no value of a text");
            };
        }

        private Arg object(JsonParser from) throws IOException {
            String kind = from.nextFieldName();
            if (KEY.equals(kind)) {
                return new Arg.Nested(texts.get().readFields(from, true));
            }
            String id = from.nextTextValue();
            if (kind == null || id == null || from.nextToken() != JsonToken.END_OBJECT) {
                throw unreadable(from, "is no value of a text");
            }
            return new Arg.Name(kind, id);
        }
    }

    /**
     * Constants of an enum, by their names or by what their {@code @JsonValue} says. A record leaves out the one that is marked
     * with {@code @JsonEnumDefaultValue}.
     */
    @SuppressWarnings("EnumOrdinal") // an index into an array of this run, never written
    static final class EnumForm<E extends Enum<?>> extends Form<E> implements Containers.Key<E> {
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

    /** A value of a sealed type: a record, with {@code "is"} and its name before its components. */
    static final class SealedForm<T> extends Form<T> {
        static final String KIND = "is";
        private static final SerializedString IS = new SerializedString(KIND);

        private final Map<Class<?>, Kind<T>> byClass = new HashMap<>();
        private final Map<String, RecordForm<T>> byName = new HashMap<>();

        private record Kind<T>(SerializedString name, RecordForm<T> form) {}

        @SuppressWarnings("unchecked") // each form is looked up by the class, or the name, that it was made for
        SealedForm(Class<T> type, Function<Class<?>, RecordForm<?>> formOf) {
            for (Class<? extends T> leaf : SealedTypes.leaves(type)) {
                String name = SealedTypes.name(leaf);
                RecordForm<T> form = (RecordForm<T>) formOf.apply(leaf);
                byClass.put(leaf, new Kind<>(new SerializedString(name), form));
                if (byName.put(name, form) != null) {
                    throw new IllegalStateException("two kinds of " + type + " are called " + name);
                }
            }
        }

        @Override
        void write(T value, JsonGenerator to) throws IOException {
            Kind<T> kind = byClass.get(value.getClass());
            to.writeStartObject();
            to.writeFieldName(IS);
            to.writeString(kind.name);
            kind.form.writeFields(value, to);
            to.writeEndObject();
        }

        @Override
        T read(JsonParser from) throws IOException {
            expect(from, JsonToken.START_OBJECT, "an object");
            if (!from.nextFieldName(IS)) {
                throw unreadable(from, "does not say what it is");
            }
            from.nextToken();
            RecordForm<T> form = byName.get(Scalars.TEXT.read(from));
            if (form == null) {
                throw unreadable(from, "is no kind known here");
            }
            return form.readFields(from, false);
        }

        /** The concrete classes below a sealed type, and the names by which JSON tells them apart. */
        static final class SealedTypes {
            private static final Pattern HUMP = Pattern.compile("(?<=[a-z0-9])(?=[A-Z])");

            private SealedTypes() {}

            /** All records, enums and other final classes that the sealed type permits, at any depth. */
            static <T> List<Class<? extends T>> leaves(Class<T> type) {
                List<Class<? extends T>> leaves = new ArrayList<>();
                collect(type, type, leaves);
                return leaves;
            }

            /** All that any of the sealed types permits. */
            static <T> List<Class<? extends T>> leaves(List<Class<? extends T>> types) {
                List<Class<? extends T>> leaves = new ArrayList<>();
                types.forEach(type -> leaves.addAll(leaves(type)));
                return leaves;
            }

            private static <T> void collect(Class<T> root, Class<?> type, List<Class<? extends T>> into) {
                if (type.isSealed()) {
                    for (Class<?> permitted : type.getPermittedSubclasses()) {
                        collect(root, permitted, into);
                    }
                } else if (!into.contains(type.asSubclass(root))) {
                    into.add(type.asSubclass(root));
                }
            }

            /** The name that {@link Recorded} gives, or the class name in lower case with hyphens. */
            static String name(Class<?> type) {
                return Optional.ofNullable(type.getAnnotation(Recorded.class))
                        .map(Recorded::value)
                        .orElseGet(() -> HUMP.matcher(type.getSimpleName())
                                .replaceAll("-")
                                .toLowerCase(Locale.ROOT));
            }
        }
    }
}
