package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import strategos.engine.Recorded;

/** A value of a sealed type: a record, with {@code "is"} and its name before its components. */
final class SealedForm<T> extends Form<T> {
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
                    .orElseGet(() ->
                            HUMP.matcher(type.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT));
        }
    }
}
