package strategos.storage;

import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The engines that a contract is held to. */
public enum Engine {
    SQLITE {
        @Override
        public Storage open() {
            return Storage.inMemory();
        }

        @Override
        public Storage open(Path folder) {
            return Storage.open(folder.resolve("test.db"));
        }
    },

    POSTGRES {
        @Override
        public Storage open() {
            Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
            return PostgresServer.shared().get().open();
        }

        @Override
        public void close(Storage storage) {
            PostgresServer.shared().orElseThrow().rest(storage);
        }

        @Override
        public Storage open(Path folder) {
            return open();
        }
    };

    /** An empty store, without files where the engine has such. */
    public abstract Storage open();

    /** An empty store as it is used: in files of that folder, or on a server. */
    public abstract Storage open(Path folder);

    /** A test is done with it, and has closed nothing of it. */
    public void close(Storage storage) {
        storage.close();
    }
}
