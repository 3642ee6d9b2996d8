package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;
import strategos.engine.json.Containers.Scalars;

/**
 * A record as an object: its components in their order, without those that are empty, false or zero. They are read fastest in
 * that order, and in any other.
 */
final class RecordForm<T> extends Form<T> {
    private final String[] names;
    private final SerializedString[] wires;
    private final Form<Object>[] forms;
    private final RecordWriter writer;
    private final Maker maker;

    @SuppressWarnings({"unchecked", "rawtypes"}) // a component's form is that of its type
    RecordForm(Class<T> type, Function<Type, Form<?>> formOf) {
        RecordComponent[] components = type.getRecordComponents();
        names = new String[components.length];
        wires = new SerializedString[components.length];
        forms = new Form[components.length];
        for (int i = 0; i < components.length; i++) {
            names[i] = components[i].getName();
            wires[i] = new SerializedString(names[i]);
            forms[i] = (Form<Object>) formOf.apply(components[i].getGenericType());
        }
        writer = new RecordWriter(type, wires, forms);
        maker = new Maker(type);
    }

    @Override
    void write(T value, JsonGenerator to) throws IOException {
        to.writeStartObject();
        writeFields(value, to);
        to.writeEndObject();
    }

    /** Writes the components into an object that has begun. */
    void writeFields(T value, JsonGenerator to) throws IOException {
        writer.write(value, to);
    }

    @Override
    T read(JsonParser from) throws IOException {
        expect(from, JsonToken.START_OBJECT, "an object");
        return readFields(from, false);
    }

    /**
     * Reads the components from an object that has begun, to its end.
     *
     * @param started whether the parser stands on the first of them (or the end) already
     */
    @SuppressWarnings("unchecked") // the constructor makes a T
    T readFields(JsonParser from, boolean started) throws IOException {
        Object[] values = new Object[forms.length];
        int next = 0;
        boolean onField = started;
        while (true) {
            int at;
            if (!onField && next < wires.length && from.nextFieldName(wires[next])) {
                at = next;
            } else {
                if (!onField && next == wires.length) {
                    from.nextToken();
                }
                if (from.currentToken() == JsonToken.END_OBJECT) {
                    break;
                }
                at = find(from, next);
            }
            onField = false;
            from.nextToken();
            if (values[at] != null) {
                throw unreadable(from, "stands there twice");
            }
            values[at] = forms[at].read(from);
            next = at + 1;
        }
        fill(values, from);
        return (T) maker.make(values);
    }

    private int find(JsonParser from, int next) throws IOException {
        expect(from, JsonToken.FIELD_NAME, "an object");
        String name = from.currentName();
        for (int i = 0; i < names.length; i++) {
            int at = (next + i) % names.length;
            if (names[at].equals(name)) {
                return at;
            }
        }
        throw unreadable(from, "is not known here");
    }

    private void fill(Object[] values, JsonParser from) throws IOException {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                values[i] = forms[i].absent();
                if (values[i] == null) {
                    throw unreadable(from, "lacks " + names[i]);
                }
            }
        }
    }

    /**
     * A handle that is put together when it is first called: few of the hundreds of kinds come up in a match, and all of them
     * were a sixth of the time that it takes to open the games. Of two that are put together at once either will do.
     */
    private static final class Deferred {
        private final Supplier<MethodHandle> maker;
        private volatile MethodHandle made;

        Deferred(Supplier<MethodHandle> maker) {
            this.maker = maker;
        }

        MethodHandle get() {
            MethodHandle there = made;
            if (there == null) {
                there = maker.get();
                made = there;
            }
            return there;
        }
    }

    /** Makes a record of its components, in their order, by its canonical constructor. */
    private static final class Maker {
        private final Deferred constructor;

        Maker(Class<?> type) {
            Class<?>[] components = Arrays.stream(type.getRecordComponents())
                    .map(component -> component.getType())
                    .toArray(Class<?>[]::new);
            try {
                MethodHandle found =
                        Handles.lookup(type).findConstructor(type, MethodType.methodType(void.class, components));
                constructor = new Deferred(() -> found.asSpreader(Object[].class, components.length)
                        .asType(MethodType.methodType(Object.class, Object[].class)));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type + " cannot be put together", e);
            }
        }

        Object make(Object[] components) {
            try {
                return constructor.get().invokeExact(components);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /**
     * Writes the components of a record, in their order, as fields of an object that has begun. Accessors and forms are folded
     * into one handle, which is compiled in one piece when it is used often: a call of its own to each of them took a quarter
     * longer, and a class for each of them took twice as long to make.
     */
    private static final class RecordWriter {
        private static final MethodHandles.Lookup HERE = MethodHandles.lookup();
        private static final MethodType OF_RECORD =
                MethodType.methodType(void.class, Object.class, JsonGenerator.class);

        private final MethodHandle[] accessors;
        private final SerializableString[] names;
        private final Form<?>[] forms;
        private final Deferred all = new Deferred(this::folded);

        /**
         * The writer of a record.
         *
         * @param names under which the components are written
         * @param forms how they are written, each without those that say nothing
         */
        RecordWriter(Class<?> type, SerializableString[] names, Form<?>[] forms) {
            this.names = names;
            this.forms = forms;
            RecordComponent[] components = type.getRecordComponents();
            accessors = new MethodHandle[components.length];
            try {
                MethodHandles.Lookup lookup = Handles.lookup(type);
                for (int i = 0; i < components.length; i++) {
                    accessors[i] = lookup.unreflect(components[i].getAccessor());
                }
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(type + " cannot be taken apart", e);
            }
        }

        private MethodHandle folded() {
            MethodHandle folded = MethodHandles.empty(OF_RECORD);
            for (int i = accessors.length - 1; i >= 0; i--) {
                MethodHandle field =
                        MethodHandles.insertArguments(field(accessors[i].type().returnType(), forms[i]), 0, names[i]);
                MethodHandle one = MethodHandles.filterArguments(
                        field,
                        0,
                        accessors[i].asType(MethodType.methodType(field.type().parameterType(0), Object.class)));
                folded = MethodHandles.foldArguments(folded, one);
            }
            return folded;
        }

        /** Of a name, a component, and where to: numbers and flags go without being boxed. */
        private static MethodHandle field(Class<?> kind, Form<?> form) {
            try {
                return kind == int.class || kind == boolean.class
                        ? HERE.findStatic(Scalars.class, "writeField", ofField(kind))
                        : HERE.findVirtual(Form.class, "write", ofField(Object.class))
                                .bindTo(form);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("a form writes fields", e);
            }
        }

        private static MethodType ofField(Class<?> component) {
            return MethodType.methodType(void.class, SerializableString.class, component, JsonGenerator.class);
        }

        /** Writes a record of the type. */
        void write(Object value, JsonGenerator to) throws IOException {
            try {
                all.get().invokeExact(value, to);
            } catch (IOException | RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
