package strategos.storage.database.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HealthTest {
    private String url;

    /** A row that its column does not allow, and a big table, which SQLite looks at before it. */
    @BeforeEach
    void damage(@TempDir Path folder) throws SQLException {
        url = "jdbc:sqlite:" + folder.resolve("test.db");
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("create table small (value text)");
            statement.execute("insert into small values (null)");
            statement.execute("create table big (value text not null)");
            statement.execute("with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000)"
                    + " insert into big select 'row ' || i from n");
            statement.execute("pragma writable_schema = on");
            statement.execute("update sqlite_schema set sql = 'create table small (value text not null)'"
                    + " where name = 'small'");
        }
    }

    @Test
    void aWholeCheckFindsWhatDoesNotFit() throws SQLException {
        try (Connection connection = DriverManager.getConnection(url)) {
            assertThat(Health.check(connection).damage()).contains("NULL value in small.value");
            assertThat(Health.check(connection, Duration.ofMinutes(1)).damage()).contains("NULL value in small.value");
        }
    }

    @Test
    void aCheckStopsAtItsTimeAndTheConnectionGoesOn() throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            assertThat(Health.check(connection, Duration.ZERO)).isEqualTo(new Health(Optional.empty(), false));
            assertThat(statement.executeQuery("select count(*) from big").getInt(1))
                    .isEqualTo(20000);
        }
    }
}
