package strategos.storage.database.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sqlite.NativeLibraryNotFoundException;
import strategos.storage.access.StorageException;

class FailuresTest {
    /** As its driver reports it: that the connection cannot be opened, and why only in the cause. */
    @Test
    void whereSqliteCannotBeLoadedItIsSaidHowItCan() {
        SQLException thrown =
                new SQLException("Error opening connection", new NativeLibraryNotFoundException("No native library"));
        assertThat(new Failures("x.db").of(thrown))
                .hasMessageContainingAll("SQLite cannot be loaded", "-Djava.io.tmpdir=");
    }

    /** Whoever reads of a backup is not to look after the database. */
    @ParameterizedTest
    @EnumSource(
            mode = EnumSource.Mode.EXCLUDE,
            names = {"LOCK_READ_ONLY", "MISSING", "NOT_A_DATABASE", "OF_ANOTHER_PROGRAM"})
    void aBackupIsCalledABackup(StorageException.Problem problem) {
        for (Failures failures : List.of(Failures.ofBackup("x.db"), Failures.ofNewBackup("x.db"))) {
            assertThat(failures.of(problem, "why"))
                    .hasMessageContaining("backup x.db")
                    .hasMessageNotContaining("database x.db");
        }
    }
}
