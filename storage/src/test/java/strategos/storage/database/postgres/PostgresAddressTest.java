package strategos.storage.database.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.storage.PostgresServer;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.care.ServerCheck;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.database.sqlite.Schema;

class PostgresAddressTest {
    @ParameterizedTest
    @CsvSource({
        "jdbc:postgresql://localhost/db, //localhost/db",
        "jdbc:postgresql://localhost:5432/db?user=ann&password=hush, //localhost:5432/db",
        "jdbc:postgresql://localhost/db?password=h@u?sh&ssl, //localhost/db",
        "'jdbc:postgresql://one:1,two:2/db', '//one:1,two:2/db'",
        "jdbc:postgresql://[::1]:5432/db, //[::1]:5432/db",
        "jdbc:postgresql:///db, ///db",
        "jdbc:postgresql:db?password=hush, db"
    })
    void theNameIsWhatIsNotSecret(String url, String shown) {
        assertThat(address(url).name()).isEqualTo("postgresql:" + shown);
        assertThat(PostgresSource.brief(address(url))).isNotNull();
    }

    /** Whichever way a password is put into an address, neither a sentence nor the driver's log tells it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "jdbc:postgresql://u:hush@localhost/db",
                "jdbc:postgresql://u:hu/hush@localhost/db",
                "jdbc:postgresql://u:hu?hush@localhost/db",
                "jdbc:postgresql://u:1234?hush@localhost/db",
                "jdbc:postgresql://hush@localhost",
                "jdbc:postgresql:u:hush@localhost",
                "jdbc:postgresql://localhost:hush/db",
                "jdbc:postgresql://localhost/db?password=hush%zz",
                "jdbc:postgres://u:hush@localhost/db",
                "postgres://u:hush@localhost/db",
                "postgresql://u:hush@localhost/db?sslmode=require",
                "mysql:/u:hush@localhost/db"
            })
    void aPasswordIsNeverTold(String url) {
        List<String> logged = new ArrayList<>();
        Handler ear = new Handler() {
            @Override
            public void publish(LogRecord line) {
                logged.add(line.getMessage()
                        + List.of(Optional.ofNullable(line.getParameters()).orElse(new Object[0])));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        Logger driver = Logger.getLogger("org.postgresql");
        driver.addHandler(ear);
        try {
            assertThat(PostgresAddress.meant(url)).isTrue();
            assertThat(address(url).name()).doesNotContain("hu", "1234");
            assertThatThrownBy(() -> PostgresSource.brief(address(url)))
                    .isInstanceOfSatisfying(
                            StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.BAD_ADDRESS))
                    .hasMessageContaining("STRATEGOS_DATABASE_PASSWORD")
                    .hasMessageNotContaining("hush");
            assertThat(logged).isEmpty();
        } finally {
            driver.removeHandler(ear);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"matches.db", "/var/lib/strategos/strategos.db", "C:/matches.db", "jdbc.db", "a:b.db"})
    void namesOfFilesAreNoAddresses(String name) {
        assertThat(PostgresAddress.meant(name)).isFalse();
    }

    @Test
    void whatTheAddressSetsHoldsForMigrationsAndForWork() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        String url = PostgresServer.shared().get().empty();
        PostgresServer.run(address(url), "create schema elsewhere");
        PostgresAddress there = address(url + (url.contains("?") ? "&" : "?") + "options=-c%20search_path=elsewhere");

        PostgresDatabase.migrate(there);

        assertThat(PostgresDatabase.look(there).schema())
                .isEqualTo(Schema.current().version());
        assertThat(PostgresDatabase.look(address(url)).schema())
                .as("nothing is made beside it")
                .isZero();
        try (Storage storage = Storage.open(there)) {
            Sample.store(storage, "m");
            assertThat(ServerCheck.of(there, PostgresDatabase.look(there))
                            .durability()
                            .lost())
                    .isEmpty();
        }
    }

    @Test
    void aMigrationThatDoesNotLeadToThisSchemaIsNoSuccess() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        PostgresSchema schema =
                new PostgresSchema(address(PostgresServer.shared().get().empty()));
        schema.migrate("12");
        assertThatThrownBy(schema::checkReached)
                .isInstanceOf(StorageException.class)
                .hasMessageContaining("its schema is 12, not 13");
        schema.migrate();
        schema.checkReached();
    }

    @Test
    void aTableThatIsMissingIsDamage() {
        Assumptions.assumeTrue(PostgresServer.shared().isPresent(), "no PostgreSQL can run here");
        PostgresAddress server = PostgresServer.shared().get().migrated();
        PostgresServer.run(server, "alter table outbox rename to gone");
        assertThatThrownBy(() -> PostgresDatabase.open(server).close())
                .isInstanceOfSatisfying(
                        StorageException.class, e -> assertThat(e.problem()).isEqualTo(Problem.DAMAGED))
                .hasMessageContaining("its table outbox is missing");
    }

    private static PostgresAddress address(String url) {
        return PostgresServer.address(url);
    }
}
