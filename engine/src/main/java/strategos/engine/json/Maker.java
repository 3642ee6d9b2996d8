package strategos.engine.json;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Makes a record of its components. A constructor is called through an interface of its own number of arguments, which is
 * compiled like any other call; as a handle that is no constant it would be several times slower.
 */
@FunctionalInterface
interface Maker {
    /** The record of these components, in their order. */
    Object make(Object[] values);

    /** A maker that calls the constructor; those of very large records go through the handle itself. */
    static Maker of(MethodHandles.Lookup lookup, MethodHandle constructor) throws Throwable {
        return switch (constructor.type().parameterCount()) {
            case 0 -> {
                Object only = constructor.invoke();
                yield v -> only;
            }
            case 1 -> {
                One to = (One) caller(lookup, One.class, constructor);
                yield v -> to.make(v[0]);
            }
            case 2 -> {
                Two to = (Two) caller(lookup, Two.class, constructor);
                yield v -> to.make(v[0], v[1]);
            }
            case 3 -> {
                Three to = (Three) caller(lookup, Three.class, constructor);
                yield v -> to.make(v[0], v[1], v[2]);
            }
            case 4 -> {
                Four to = (Four) caller(lookup, Four.class, constructor);
                yield v -> to.make(v[0], v[1], v[2], v[3]);
            }
            case 5 -> {
                Five to = (Five) caller(lookup, Five.class, constructor);
                yield v -> to.make(v[0], v[1], v[2], v[3], v[4]);
            }
            case 6 -> {
                Six to = (Six) caller(lookup, Six.class, constructor);
                yield v -> to.make(v[0], v[1], v[2], v[3], v[4], v[5]);
            }
            case 7 -> {
                Seven to = (Seven) caller(lookup, Seven.class, constructor);
                yield v -> to.make(v[0], v[1], v[2], v[3], v[4], v[5], v[6]);
            }
            case 8 -> {
                Eight to = (Eight) caller(lookup, Eight.class, constructor);
                yield v -> to.make(v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]);
            }
            default -> spread(constructor);
        };
    }

    private static Object caller(MethodHandles.Lookup lookup, Class<?> as, MethodHandle constructor) throws Throwable {
        MethodType type = constructor.type();
        return LambdaMetafactory.metafactory(
                        lookup, "make", MethodType.methodType(as), type.generic(), constructor, type.wrap())
                .getTarget()
                .invoke();
    }

    private static Maker spread(MethodHandle constructor) {
        MethodHandle spread = constructor
                .asSpreader(Object[].class, constructor.type().parameterCount())
                .asType(MethodType.methodType(Object.class, Object[].class));
        return values -> {
            try {
                return (Object) spread.invokeExact(values);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        };
    }

    /** A constructor of one. */
    interface One {
        Object make(Object a);
    }

    /** A constructor of two. */
    interface Two {
        Object make(Object a, Object b);
    }

    /** A constructor of three. */
    interface Three {
        Object make(Object a, Object b, Object c);
    }

    /** A constructor of four. */
    interface Four {
        Object make(Object a, Object b, Object c, Object d);
    }

    /** A constructor of five. */
    interface Five {
        Object make(Object a, Object b, Object c, Object d, Object e);
    }

    /** A constructor of six. */
    interface Six {
        Object make(Object a, Object b, Object c, Object d, Object e, Object f);
    }

    /** A constructor of seven. */
    interface Seven {
        Object make(Object a, Object b, Object c, Object d, Object e, Object f, Object g);
    }

    /** A constructor of eight. */
    interface Eight {
        Object make(Object a, Object b, Object c, Object d, Object e, Object f, Object g, Object h);
    }
}
