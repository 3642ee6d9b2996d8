package strategos.storage.database;

import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementBuilder;
import org.jdbi.v3.core.statement.StatementContext;
import strategos.storage.database.Transactions.StatementsFailed;

/**
 * The statements that a commit is made of, carried out in their order. None may depend on what an earlier one gave: over a
 * network they travel together.
 */
public interface Script {
    /** Changes rows. */
    void run(String sql, Object... values);

    /**
     * Changes rows, of which there must be some.
     *
     * @param complaint what is wrong where there are none: an {@link IllegalArgumentException}, here or at the end
     */
    void must(String complaint, String sql, Object... values);

    /** Nothing follows: when this returns, all has been carried out. */
    void end();

    /** For an engine in the same process: each statement when it is told. */
    record AtOnce(Connection connection, PreparedStatements prepared) implements Script {
        @Override
        public void run(String sql, Object... values) {
            changed(sql, values);
        }

        @Override
        public void must(String complaint, String sql, Object... values) {
            if (changed(sql, values) == 0) {
                throw new IllegalArgumentException(complaint);
            }
        }

        /** How many rows the statement changed. */
        private int changed(String sql, Object... values) {
            return prepared.use(connection, sql, Arrays.asList(values), PreparedStatement::executeUpdate);
        }

        @Override
        public void end() {}
    }

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
        public PreparedStatement create(Connection connection, String sql, StatementContext context)
                throws SQLException {
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

    /** For a server: one way there and back for all. */
    final class Together implements Script {
        private final Handle handle;
        private final List<Step> steps = new ArrayList<>();

        /** @param complaint what is wrong where no row was changed, if there must be some */
        private record Step(Optional<String> complaint, String sql, List<Object> values) {}

        Together(Handle handle) {
            this.handle = handle;
        }

        @Override
        public void run(String sql, Object... values) {
            steps.add(new Step(Optional.empty(), sql, Arrays.asList(values)));
        }

        @Override
        public void must(String complaint, String sql, Object... values) {
            steps.add(new Step(Optional.of(complaint), sql, Arrays.asList(values)));
        }

        @Override
        public void end() {
            if (steps.isEmpty()) {
                return;
            }
            try (PreparedStatement all = prepare()) {
                all.execute();
                for (Step step : steps) {
                    if (all.getUpdateCount() == 0 && step.complaint().isPresent()) {
                        throw new IllegalArgumentException(step.complaint().get());
                    }
                    all.getMoreResults();
                }
            } catch (SQLException e) {
                throw new StatementsFailed(e);
            }
        }

        private PreparedStatement prepare() throws SQLException {
            PreparedStatement all = handle.getConnection()
                    .prepareStatement(steps.stream().map(Step::sql).collect(Collectors.joining(";\n")));
            int position = 1;
            for (Step step : steps) {
                for (Object value : step.values()) {
                    bind(all, position++, value);
                }
            }
            return all;
        }

        /** What a server refuses in a text is left out. */
        static void bind(PreparedStatement statement, int position, Object value) throws SQLException {
            Script.bind(statement, position, value instanceof String text ? PostgresDatabase.withoutNul(text) : value);
        }
    }

    /** Puts a value into a statement. */
    static void bind(PreparedStatement statement, int position, Object value) throws SQLException {
        switch (value) {
            case null -> statement.setNull(position, Types.NULL);
            case String text -> statement.setString(position, text);
            case Number number -> statement.setLong(position, number.longValue());
            default -> throw new IllegalArgumentException("no value of a column: " + value.getClass());
        }
    }
}
