package strategos.engine.json;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.Arrays;

/** Makes a record of its components, in their order, by its canonical constructor. */
final class Maker {
    private final MethodHandle constructor;

    Maker(Class<?> type) {
        Class<?>[] components = Arrays.stream(type.getRecordComponents())
                .map(component -> component.getType())
                .toArray(Class<?>[]::new);
        try {
            constructor = Handles.lookup(type)
                    .findConstructor(type, MethodType.methodType(void.class, components))
                    .asSpreader(Object[].class, components.length)
                    .asType(MethodType.methodType(Object.class, Object[].class));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be put together", e);
        }
    }

    Object make(Object[] components) {
        try {
            return constructor.invokeExact(components);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
