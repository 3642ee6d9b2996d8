package strategos.engine.suite;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.function.Function;

/**
 * Classes as their own files tell. Of all others that these name no more than the name is known, which spares reading half of
 * every library.
 */
public final class OwnClasses {
    private OwnClasses() {}

    /** The classes that are to be imported. */
    public static JavaClasses read(Function<ClassFileImporter, JavaClasses> imported) {
        return ArchConfiguration.withThreadLocalScope(configuration -> {
            configuration.setResolveMissingDependenciesFromClassPath(false);
            return imported.apply(new ClassFileImporter());
        });
    }
}
