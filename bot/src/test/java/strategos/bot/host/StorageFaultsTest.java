package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConfig;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.post.Post.NewPost;

/** What the database does when a disk fails it, or another program takes its lock. */
class StorageFaultsTest {
    private static final Instant NOW = Instant.parse("2026-11-21T20:00:00Z");
    private static final Duration BRIEFLY = Duration.ofMillis(20);

    /** At least as many as the storage has. */
    private static final int READERS = 4;

    private final Wire wire = new Wire();
    private Path file;

    @BeforeEach
    void name(@TempDir Path folder) {
        file = folder.resolve("matches.db");
    }

    private static void owe(Storage storage, String place) {
        storage.outbox().add(NewPost.loose(place, "story", "{}"), NOW);
    }

    /** Another program's connection to the file. */
    private Connection other() throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(0);
        return config.createConnection("jdbc:sqlite:" + file);
    }

    /** Were it not, another program could make a commit fail that is on the disk already. */
    @Test
    void whenACommitIsMadeTheLockIsFree() throws SQLException {
        try (Storage storage = wire.open(file, BRIEFLY);
                Connection other = other();
                Statement theirs = other.createStatement()) {
            List<String> taken = new ArrayList<>();
            wire.committed(() -> taken.add(taken(theirs)));

            owe(storage, "agora");

            assertThat(taken).containsExactly("taken");
            assertThat(storage.outbox().owed()).isEqualTo(1);
        }
    }

    private static String taken(Statement theirs) {
        try {
            theirs.execute("begin immediate");
            theirs.execute("rollback");
            return "taken";
        } catch (SQLException locked) {
            return locked.getMessage();
        }
    }

    @Test
    void whileAnotherProgramHasTheLockNothingIsWrittenAndAllIsRead() throws SQLException {
        try (Storage storage = wire.open(file, BRIEFLY);
                Connection other = other();
                Statement theirs = other.createStatement()) {
            owe(storage, "before");
            theirs.execute("begin immediate");
            for (int i = 0; i < 3; i++) {
                assertThatExceptionOfType(StorageException.class)
                        .isThrownBy(() -> owe(storage, "during"))
                        .satisfies(e -> assertThat(e.problem()).isEqualTo(Problem.IN_USE));
                assertThat(storage.outbox().owed()).isEqualTo(1);
            }
            theirs.execute("rollback");

            owe(storage, "after");

            assertThat(storage.outbox().owed()).isEqualTo(2);
        }
    }

    /** Each statement of a write fails in turn, and with it what would take the rest back: nothing of it stays. */
    @Test
    void aWriteThatFailsLeavesNothingBehind() {
        try (Storage storage = wire.open(file, BRIEFLY)) {
            for (int n = 1; n <= 3; n++) {
                int at = n;
                wire.faults(passing -> !passing.done()
                        && (passing.number() == at || passing.sql().equals("rollback")));
                assertThatExceptionOfType(StorageException.class).isThrownBy(() -> owe(storage, "agora"));
                wire.mend();
                assertThat(storage.outbox().owed()).isZero();
            }
            owe(storage, "agora");
            assertThat(storage.outbox().owed()).isEqualTo(1);
        }
    }

    /** A reader that stayed in its transaction would see the same for ever. */
    @Test
    void aReaderThatFailsSeesWhatIsWrittenLater() {
        try (Storage storage = wire.open(file, BRIEFLY)) {
            for (int n = 1; n <= 12; n++) {
                int at = n % 3 + 1;
                wire.faults(passing -> !passing.done()
                        && (passing.number() == at || passing.sql().equals("rollback")));
                assertThatExceptionOfType(StorageException.class)
                        .isThrownBy(() -> storage.outbox().owed());
                wire.mend();
                owe(storage, "agora");
                for (int readers = 0; readers < 3; readers++) {
                    assertThat(storage.outbox().owed()).isEqualTo(n);
                }
            }
        }
    }

    /**
     * Its rows were never fetched and its statement never finished: such a connection stays at the commit that it saw, even
     * after a rollback. Every later read is of the newest commit, whichever statement of a read it was that failed.
     */
    @Test
    void afterAReadThatFailedNoReaderStaysInThePast() {
        try (Storage storage = wire.open(file, BRIEFLY)) {
            owe(storage, "agora");
            for (int n = 1; n <= 3; n++) {
                int at = n;
                wire.faults(passing -> passing.done() && passing.number() == at);
                assertThatExceptionOfType(StorageException.class)
                        .isThrownBy(() -> storage.outbox().due(NOW, 1));
                wire.mend();

                owe(storage, "agora");

                for (int reader = 0; reader < 2 * READERS; reader++) {
                    assertThat(storage.outbox().owed()).isEqualTo(1 + n);
                }
            }
        }
    }

    @Test
    void afterAWriteThatFailedTheWriterStaysNotInThePast() {
        try (Storage storage = wire.open(file, BRIEFLY)) {
            owe(storage, "agora");
            for (int n = 1; n <= 3; n++) {
                int at = n;
                wire.faults(passing -> passing.done() && passing.number() == at);
                assertThatExceptionOfType(StorageException.class).isThrownBy(() -> owe(storage, "agora"));
                wire.mend();

                int owed = storage.outbox().owed();
                owe(storage, "agora");

                assertThat(storage.outbox().owed()).isEqualTo(owed + 1);
            }
        }
    }
}
