package strategos.engine.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import strategos.engine.Recorded;

/** The concrete classes below a sealed type, and the names by which JSON tells them apart. */
final class SealedTypes {
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
                .orElseGet(
                        () -> HUMP.matcher(type.getSimpleName()).replaceAll("-").toLowerCase(Locale.ROOT));
    }
}
