package strategos.storage.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
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
