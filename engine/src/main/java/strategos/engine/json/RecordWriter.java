package strategos.engine.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;

/**
 * Writes the components of a record, in their order, as fields of an object that has begun. Accessors and forms are folded
 * into one handle, which is compiled in one piece when it is used often: a call of its own to each of them took a quarter
 * longer, and a class for each of them took twice as long to make.
 */
final class RecordWriter {
    private static final MethodHandles.Lookup HERE = MethodHandles.lookup();
    private static final MethodType OF_RECORD = MethodType.methodType(void.class, Object.class, JsonGenerator.class);

    private final MethodHandle all;

    /**
     * The writer of a record.
     *
     * @param names under which the components are written
     * @param forms how they are written, each without those that say nothing
     */
    RecordWriter(Class<?> type, SerializableString[] names, Form<?>[] forms) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            MethodHandles.Lookup lookup = Handles.lookup(type);
            MethodHandle rest = MethodHandles.empty(OF_RECORD);
            for (int i = components.length - 1; i >= 0; i--) {
                Class<?> kind = components[i].getType();
                MethodHandle accessor = lookup.unreflect(components[i].getAccessor());
                MethodHandle field = MethodHandles.insertArguments(field(kind, forms[i]), 0, names[i]);
                MethodHandle one = MethodHandles.filterArguments(
                        field,
                        0,
                        accessor.asType(MethodType.methodType(field.type().parameterType(0), Object.class)));
                rest = MethodHandles.foldArguments(rest, one);
            }
            all = rest;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be taken apart", e);
        }
    }

    /** Of a name, a component, and where to: numbers and flags go without being boxed. */
    private static MethodHandle field(Class<?> kind, Form<?> form) throws ReflectiveOperationException {
        if (kind == int.class || kind == boolean.class) {
            return HERE.findStatic(Scalars.class, "writeField", ofField(kind));
        }
        return HERE.findVirtual(Form.class, "write", ofField(Object.class)).bindTo(form);
    }

    private static MethodType ofField(Class<?> component) {
        return MethodType.methodType(void.class, SerializableString.class, component, JsonGenerator.class);
    }

    /** Writes a record of the type. */
    void write(Object value, JsonGenerator to) throws IOException {
        try {
            all.invokeExact(value, to);
        } catch (IOException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
