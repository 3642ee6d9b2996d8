package strategos.storage;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Keeps what one connection has prepared, since this module has few statements and runs them often. A statement that is
 * in use is not lent again. The connection closes them all when it is closed.
 */
final class PreparedStatements implements StatementBuilder {
    private final Map<String, PreparedStatement> idle = new HashMap<>();

    @Override
    public Statement create(Connection connection, StatementContext context) throws SQLException {
        return connection.createStatement();
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        PreparedStatement kept = idle.remove(sql);
        return kept == null ? connection.prepareStatement(sql) : kept;
    }

    @Override
    public CallableStatement createCall(Connection connection, String sql, StatementContext context)
            throws SQLException {
        return connection.prepareCall(sql);
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        if (!(statement instanceof PreparedStatement prepared) || idle.containsKey(sql)) {
            statement.close();
            return;
        }
        // A value bound once, perhaps a secret or a long text, is not to stay in memory.
        prepared.clearParameters();
        idle.put(sql, prepared);
    }
}
