package strategos.engine.json;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.lang.annotation.Annotation;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Finds and calls what values are taken apart and put together with. */
final class Handles {
    private static final MethodType ONE = MethodType.genericMethodType(1);
    private static final MethodType FUNCTION = MethodType.methodType(Function.class);

    private Handles() {}

    /** Whether the constant of an enum bears the annotation. */
    static boolean marked(Enum<?> constant, Class<? extends Annotation> annotation) {
        try {
            return constant.getDeclaringClass().getField(constant.name()).isAnnotationPresent(annotation);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(constant + " is no constant of its enum", e);
        }
    }

    /** The method marked with {@code @JsonValue}, whether its own, an inherited one or the accessor of a component. */
    static Optional<Method> value(Class<?> type) {
        return Stream.concat(Arrays.stream(type.getDeclaredMethods()), Arrays.stream(type.getMethods()))
                .filter(method -> method.isAnnotationPresent(JsonValue.class) && method.getParameterCount() == 0)
                .findFirst();
    }

    /** A call of the method without arguments on an object, or of a static one with one argument. */
    static Function<Object, Object> method(Class<?> type, Method method) {
        return function(type, lookup -> lookup.unreflect(method));
    }

    /** The constructor or static method marked with {@code @JsonCreator}. */
    static Function<Object, Object> creator(Class<?> type) {
        Executable marked = Stream.concat(
                        Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
                .map(Executable.class::cast)
                .filter(e -> e.isAnnotationPresent(JsonCreator.class) && e.getParameterCount() == 1)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(type + " has a @JsonValue and no @JsonCreator of one"));
        return switch (marked) {
            case Constructor<?> constructor -> function(type, lookup -> lookup.unreflectConstructor(constructor));
            case Method method when Modifier.isStatic(method.getModifiers()) -> method(type, method);
            case Method method -> throw new IllegalStateException(method + " is no static method");
        };
    }

    /** A handle of one argument as a function. */
    @SuppressWarnings("unchecked") // a function takes whatever it is given, and fails where that has another type
    private static Function<Object, Object> function(Class<?> type, Finder finder) {
        try {
            MethodHandles.Lookup lookup = lookup(type);
            MethodHandle handle = finder.in(lookup);
            return (Function<Object, Object>) LambdaMetafactory.metafactory(
                            lookup,
                            "apply",
                            FUNCTION,
                            ONE,
                            handle,
                            handle.type().wrap())
                    .getTarget()
                    .invoke();
        } catch (Throwable e) {
            throw new IllegalStateException(type + " cannot be taken apart", e);
        }
    }

    private interface Finder {
        MethodHandle in(MethodHandles.Lookup lookup) throws ReflectiveOperationException;
    }

    /** Looks up what the class keeps to itself, too. */
    static MethodHandles.Lookup lookup(Class<?> type) throws IllegalAccessException {
        return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
    }
}
