package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import java.io.IOException;
import java.util.ArrayList;
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
}
