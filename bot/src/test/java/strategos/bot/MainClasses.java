package strategos.bot;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;

/** Classes that are shipped: no tests, be they a folder, as in a quick run, or packed, as when everything is built. */
final class MainClasses implements ImportOption {
    @Override
    public boolean includes(Location location) {
        return ImportOption.Predefined.DO_NOT_INCLUDE_TESTS.includes(location) && !location.contains("-tests.jar");
    }
}
