package strategos.storage.database;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import strategos.storage.database.Transactions.StatementsFailed;

/**
 * Keeps what one connection has prepared, since this module has few statements and runs them often. A statement that is
 * in use is not lent again. The connection closes them all when it is closed.
 */
final class PreparedStatements implements StatementBuilder {
    /** More than the module has; of texts that are never met again no more are kept. */
    static final int MOST = 256;

    /** Those that nobody uses, the one that has lain longest first. */
    private final Map<String, PreparedStatement> idle = new LinkedHashMap<>();

    @Override
    public Statement create(Connection connection, StatementContext context) throws SQLException {
        return connection.createStatement();
    }

    @Override
    public PreparedStatement create(Connection connection, String sql, StatementContext context) throws SQLException {
        return lend(connection, sql);
    }

    @Override
    public CallableStatement createCall(Connection connection, String sql, StatementContext context)
            throws SQLException {
        return connection.prepareCall(sql);
    }

    @Override
    public void close(Connection connection, String sql, Statement statement) throws SQLException {
        if (statement instanceof PreparedStatement prepared) {
            takeBack(sql, prepared);
        } else {
            statement.close();
        }
    }

    /**
     * Does something with the statement, its values bound. Jdbi does the same with more ceremony, which costs more than
     * the statement itself.
     */
    <T> T use(Connection connection, String sql, List<Object> values, Use<T> use) {
        try {
            PreparedStatement statement = lend(connection, sql);
            for (int i = 0; i < values.size(); i++) {
                Script.bind(statement, i + 1, values.get(i));
            }
            T made = use.of(statement);
            // One that failed is left to its connection, which is not used again.
            takeBack(sql, statement);
            return made;
        } catch (SQLException e) {
            throw new StatementsFailed(e);
        }
    }

    /** What is done with a statement. */
    @FunctionalInterface
    interface Use<T> {
        T of(PreparedStatement statement) throws SQLException;
    }

    /** One that nobody uses. */
    private PreparedStatement lend(Connection connection, String sql) throws SQLException {
        PreparedStatement kept = idle.remove(sql);
        return kept == null ? connection.prepareStatement(sql) : kept;
    }

    /** Nobody uses it any more. */
    private void takeBack(String sql, PreparedStatement prepared) throws SQLException {
        if (idle.containsKey(sql)) {
            prepared.close();
            return;
        }
        // A value bound once, perhaps a secret or a long text, is not to stay in memory.
        prepared.clearParameters();
        idle.put(sql, prepared);
        if (idle.size() > MOST) {
            idle.remove(idle.keySet().iterator().next()).close();
        }
    }

    /** How many are kept. */
    int kept() {
        return idle.size();
    }
}
