package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Lists, sets, maps and what may be missing; each is left out of its record when it is empty. */
final class Containers {
    private Containers() {}

    static <T> Form<Optional<T>> optional(Form<T> of) {
        return new Form<>() {
            @Override
            void write(Optional<T> value, JsonGenerator to) throws IOException {
                if (value.isPresent()) {
                    of.write(value.get(), to);
                } else {
                    to.writeNull();
                }
            }

            @Override
            Optional<T> read(JsonParser from) throws IOException {
                return from.currentToken() == JsonToken.VALUE_NULL ? Optional.empty() : Optional.of(of.read(from));
            }

            @Override
            void write(SerializableString field, Optional<T> value, JsonGenerator to) throws IOException {
                if (value.isPresent()) {
                    super.write(field, value, to);
                }
            }

            @Override
            Optional<T> absent() {
                return Optional.empty();
            }
        };
    }

    static <T> Form<Collection<T>> list(Form<T> of) {
        return new Several<>(of, ArrayList::new);
    }

    static <T> Form<Collection<T>> set(Form<T> of) {
        return new Several<>(of, LinkedHashSet::new);
    }

    private static final class Several<T> extends Form<Collection<T>> {
        private final Form<T> of;
        private final Supplier<Collection<T>> empty;

        Several(Form<T> of, Supplier<Collection<T>> empty) {
            this.of = of;
            this.empty = empty;
        }

        @Override
        void write(Collection<T> values, JsonGenerator to) throws IOException {
            to.writeStartArray();
            for (T value : values) {
                of.write(value, to);
            }
            to.writeEndArray();
        }

        @Override
        Collection<T> read(JsonParser from) throws IOException {
            expect(from, JsonToken.START_ARRAY, "a list");
            Collection<T> values = empty.get();
            while (from.nextToken() != JsonToken.END_ARRAY) {
                if (!values.add(of.read(from))) {
                    throw unreadable(from, "stands there twice");
                }
            }
            return values;
        }

        @Override
        void write(SerializableString field, Collection<T> values, JsonGenerator to) throws IOException {
            if (!values.isEmpty()) {
                super.write(field, values, to);
            }
        }

        @Override
        Collection<T> absent() {
            return empty.get();
        }
    }

    static <K, V> Form<Map<K, V>> map(Key<K> key, Form<V> of) {
        return new Form<>() {
            @Override
            void write(Map<K, V> values, JsonGenerator to) throws IOException {
                to.writeStartObject();
                for (Map.Entry<K, V> entry : values.entrySet()) {
                    to.writeFieldName(key.write(entry.getKey()));
                    of.write(entry.getValue(), to);
                }
                to.writeEndObject();
            }

            @Override
            Map<K, V> read(JsonParser from) throws IOException {
                expect(from, JsonToken.START_OBJECT, "an object");
                Map<K, V> values = new LinkedHashMap<>();
                for (String name = from.nextFieldName(); name != null; name = from.nextFieldName()) {
                    from.nextToken();
                    if (values.putIfAbsent(key.read(name, from), of.read(from)) != null) {
                        throw unreadable(from, "stands there twice");
                    }
                }
                return values;
            }

            @Override
            void write(SerializableString field, Map<K, V> values, JsonGenerator to) throws IOException {
                if (!values.isEmpty()) {
                    super.write(field, values, to);
                }
            }

            @Override
            Map<K, V> absent() {
                return new LinkedHashMap<>();
            }
        };
    }

    /**
     * How a key of a map is written.
     *
     * @param <K> the type of the key
     */
    interface Key<K> {
        String write(K key);

        K read(String name, JsonParser from) throws IOException;
    }

    /** Numbers, words, yes and no. */
    static final class Scalars {
        static final Form<Integer> INT = new Form<>() {
            @Override
            void write(Integer value, JsonGenerator to) throws IOException {
                to.writeNumber(value);
            }

            @Override
            Integer read(JsonParser from) throws IOException {
                expect(from, JsonToken.VALUE_NUMBER_INT, "a whole number");
                return from.getIntValue();
            }

            @Override
            void write(SerializableString field, Integer value, JsonGenerator to) throws IOException {
                writeField(field, value, to);
            }

            @Override
            Integer absent() {
                return 0;
            }
        };

        static final Form<Long> LONG = new Form<>() {
            @Override
            void write(Long value, JsonGenerator to) throws IOException {
                to.writeNumber(value);
            }

            @Override
            Long read(JsonParser from) throws IOException {
                expect(from, JsonToken.VALUE_NUMBER_INT, "a whole number");
                return from.getLongValue();
            }

            @Override
            void write(SerializableString field, Long value, JsonGenerator to) throws IOException {
                if (value != 0) {
                    super.write(field, value, to);
                }
            }

            @Override
            Long absent() {
                return 0L;
            }
        };

        static final Form<Boolean> FLAG = new Form<>() {
            @Override
            void write(Boolean value, JsonGenerator to) throws IOException {
                to.writeBoolean(value);
            }

            @Override
            Boolean read(JsonParser from) throws IOException {
                return switch (from.currentToken()) {
                    case VALUE_TRUE -> true;
                    case VALUE_FALSE -> false;
                    default -> throw unreadable(from, "is neither true nor false");
                };
            }

            @Override
            void write(SerializableString field, Boolean value, JsonGenerator to) throws IOException {
                writeField(field, value, to);
            }

            @Override
            Boolean absent() {
                return false;
            }
        };

        static final Form<String> TEXT = new Form<>() {
            @Override
            void write(String value, JsonGenerator to) throws IOException {
                to.writeString(value);
            }

            @Override
            String read(JsonParser from) throws IOException {
                expect(from, JsonToken.VALUE_STRING, "a text");
                return from.getText();
            }
        };

        static final Form<int[]> INTS = new Form<>() {
            @Override
            void write(int[] value, JsonGenerator to) throws IOException {
                to.writeArray(value, 0, value.length);
            }

            @Override
            int[] read(JsonParser from) throws IOException {
                expect(from, JsonToken.START_ARRAY, "a list");
                int[] values = new int[16];
                int size = 0;
                while (from.nextToken() != JsonToken.END_ARRAY) {
                    expect(from, JsonToken.VALUE_NUMBER_INT, "a whole number");
                    if (size == values.length) {
                        values = Arrays.copyOf(values, size * 2);
                    }
                    values[size++] = from.getIntValue();
                }
                return Arrays.copyOf(values, size);
            }
        };

        private Scalars() {}

        /** A number as a field, left out when it is zero. */
        static void writeField(SerializableString field, int value, JsonGenerator to) throws IOException {
            if (value != 0) {
                to.writeFieldName(field);
                to.writeNumber(value);
            }
        }

        /** A flag as a field, left out when it is false. */
        static void writeField(SerializableString field, boolean value, JsonGenerator to) throws IOException {
            if (value) {
                to.writeFieldName(field);
                to.writeBoolean(true);
            }
        }
    }
}
