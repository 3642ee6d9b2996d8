package strategos.engine.suite;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Finds every text and line in a value made of records. */
final class Words {
    private static final ClassValue<List<Method>> ACCESSORS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .filter(Method::trySetAccessible)
                    .toList();
        }
    };

    private final Set<Object> found = new LinkedHashSet<>();

    private Words() {}

    /** Texts and lines, those within lines left out. */
    static Set<Object> in(Object value) {
        Words words = new Words();
        words.look(value);
        return words.found;
    }

    private void look(Object value) {
        switch (value) {
            case Line line -> found.add(line);
            case Text text -> found.add(text);
            case Optional<?> optional -> optional.ifPresent(this::look);
            case Collection<?> collection -> collection.forEach(this::look);
            case Map<?, ?> map -> map.values().forEach(this::look);
            case Record fields -> components(fields);
            default -> {}
        }
    }

    private void components(Record fields) {
        for (Method accessor : ACCESSORS.get(fields.getClass())) {
            try {
                look(accessor.invoke(fields));
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
