package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMethod;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.suite.OwnClasses;

/** What lies in a row is asked for by somebody: stored matches are kept for ever, and so is every column of theirs. */
class StoredFieldsTest {
    @Test
    void everyFieldOfWhatStorageReadsIsReadBySomebody() {
        JavaClasses classes = OwnClasses.read(
                from -> from.withImportOption(new MainClasses()).importPackages("strategos.storage", "strategos.bot"));
        assertThat(classes.stream()
                        .filter(c -> c.getPackageName().startsWith("strategos.storage"))
                        .filter(c -> c.isRecord() && c.getRawInterfaces().isEmpty())
                        .flatMap(c -> unread(c).stream()))
                .isEmpty();
    }

    @Test
    void aFieldThatNobodyReadsIsFound() {
        assertThat(unread(OwnClasses.read(from -> from.importClasses(Row.class)).get(Row.class)))
                .containsExactly("Row.unread");
    }

    private record Row(String read, String unread, String within) {
        @Override
        public String toString() {
            return read() + within;
        }
    }

    private static List<String> unread(JavaClass made) {
        return Arrays.stream(made.reflect().getRecordComponents())
                .map(RecordComponent::getName)
                .filter(name -> !called(made.getMethod(name)) && !used(made.getField(name)))
                .map(name -> made.getSimpleName() + "." + name)
                .toList();
    }

    private static boolean called(JavaMethod accessor) {
        return !accessor.getCallsOfSelf().isEmpty()
                || !accessor.getReferencesToSelf().isEmpty();
    }

    /** Whether another of its record's own methods uses it. */
    private static boolean used(JavaField field) {
        return field.getAccessesToSelf().stream()
                .anyMatch(a -> !a.getOrigin().isConstructor()
                        && !a.getOrigin().getName().equals(field.getName()));
    }
}
