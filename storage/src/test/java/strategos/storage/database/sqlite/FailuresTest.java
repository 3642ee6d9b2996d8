package strategos.storage.database.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.sqlite.NativeLibraryNotFoundException;

class FailuresTest {
    /** As its driver reports it: that the connection cannot be opened, and why only in the cause. */
    @Test
    void whereSqliteCannotBeLoadedItIsSaidHowItCan() {
        SQLException thrown =
                new SQLException("Error opening connection", new NativeLibraryNotFoundException("No native library"));
        assertThat(new Failures("x.db").of(thrown))
                .hasMessageContainingAll("SQLite cannot be loaded", "-Djava.io.tmpdir=");
    }
}
