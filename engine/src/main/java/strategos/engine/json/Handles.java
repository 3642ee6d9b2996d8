package strategos.engine.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds and calls what records and values are taken apart and put together with. */
final class Handles {
    private static final MethodType ONE = MethodType.genericMethodType(1);

    private Handles() {}

    /** The accessor of a component: {@code (Object) Object}. */
    static MethodHandle accessor(Class<?> type, RecordComponent component) {
        return find(type, lookup -> lookup.unreflect(component.getAccessor())).asType(ONE);
    }

    /** The canonical constructor of a record: {@code (Object[]) Object}. */
    static MethodHandle constructor(Class<?> type) {
        Class<?>[] components = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        return find(type, lookup -> lookup.findConstructor(type, MethodType.methodType(void.class, components)))
                .asSpreader(Object[].class, components.length)
                .asType(MethodType.methodType(Object.class, Object[].class));
    }

    /** The method marked with {@code @JsonValue}, the accessor of a component marked with it included. */
    static Optional<Method> value(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> method.isAnnotationPresent(JsonValue.class) && method.getParameterCount() == 0)
                .findFirst();
    }

    /** A call of the method without arguments: {@code (Object) Object}. */
    static MethodHandle method(Class<?> type, Method method) {
        return find(type, lookup -> lookup.unreflect(method)).asType(ONE);
    }

    /** The constructor or static method marked with {@code @JsonCreator}: {@code (Object) Object}. */
    static MethodHandle creator(Class<?> type) {
        Executable marked = Stream.concat(
                        Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
                .map(Executable.class::cast)
                .filter(e -> e.isAnnotationPresent(JsonCreator.class) && e.getParameterCount() == 1)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(type + " has a @JsonValue and no @JsonCreator of one"));
        return switch (marked) {
            case Constructor<?> constructor ->
                find(type, lookup -> lookup.unreflectConstructor(constructor)).asType(ONE);
            case Method method when Modifier.isStatic(method.getModifiers()) -> method(type, method);
            case Method method -> throw new IllegalStateException(method + " is no static method");
        };
    }

    /** Calls a handle of one argument. */
    static Object call(MethodHandle handle, Object argument) {
        try {
            return handle.invokeExact(argument);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Calls a constructor with all its arguments. */
    static Object construct(MethodHandle constructor, Object[] arguments) {
        try {
            return (Object) constructor.invokeExact(arguments);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private interface Finder {
        MethodHandle in(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
    }

    private static MethodHandle find(Class<?> type, Finder finder) {
        try {
            return finder.in(MethodHandles.privateLookupIn(type, MethodHandles.lookup()))
                    .asFixedArity();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type + " cannot be taken apart", e);
        }
    }
}
