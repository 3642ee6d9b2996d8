package strategos.storage.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.storage.database.Script.PreparedStatements;

/** What a connection keeps of what it has prepared. */
class PreparedStatementsTest {
    private final PreparedStatements prepared = new PreparedStatements();
    private Connection connection;

    @BeforeEach
    void open() throws SQLException {
        connection = DriverManager.getConnection("jdbc:sqlite::memory:");
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    private int ask(String sql) {
        return prepared.use(connection, sql, List.of(), statement -> {
            try (ResultSet rows = statement.executeQuery()) {
                return rows.getInt(1);
            }
        });
    }

    @Test
    void aTextThatIsMetAgainIsNotPreparedAgain() throws SQLException {
        PreparedStatement first = prepared.use(connection, "select 1", List.of(), statement -> statement);
        assertThat(prepared.create(connection, "select 1", null)).isSameAs(first);
    }

    /** A text with an id in it is another one each time, and a bot runs for months. */
    @Test
    void ofTextsThatAreNeverMetAgainNoMoreAreKeptThanThereIsRoomFor() throws SQLException {
        PreparedStatement first = prepared.use(connection, "select 0", List.of(), statement -> statement);
        for (int id = 1; id <= 3 * PreparedStatements.MOST; id++) {
            assertThat(ask("select " + id)).isEqualTo(id);
        }
        assertThat(prepared.kept()).isEqualTo(PreparedStatements.MOST);
        assertThat(first.isClosed()).isTrue();
        assertThat(ask("select 0")).isZero();
    }
}
