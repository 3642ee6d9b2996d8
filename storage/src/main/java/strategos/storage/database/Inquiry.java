package strategos.storage.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import strategos.storage.database.Script.PreparedStatements;
import strategos.storage.database.Transactions.StatementsFailed;

/**
 * Questions that are asked together, each on the state that those before it have left.
 *
 * @param questions in their order
 */
public record Inquiry(List<Question> questions) {
    public Inquiry {
        questions = List.copyOf(questions);
    }

    /** A query, with what is bound in it. */
    public record Question(String sql, List<Object> values) {
        public static Question of(String sql, Object... values) {
            return new Question(sql, List.of(values));
        }
    }

    /** What one question gives: rows of columns. */
    public record Reply(List<List<Object>> rows) {
        public boolean none() {
            return rows.isEmpty();
        }

        /** A number of the first row. */
        public long number(int column) {
            return ((Number) rows.getFirst().get(column)).longValue();
        }

        /** The number that is all of the first row; nothing where it is null. */
        public Optional<Long> perhaps() {
            return Optional.ofNullable(rows.getFirst().getFirst()).map(number -> ((Number) number).longValue());
        }

        /** The text that is all of the first row. */
        public String text() {
            return (String) rows.getFirst().getFirst();
        }

        /** The numbers that the rows consist of. */
        public List<Long> numbers() {
            return rows.stream()
                    .map(row -> ((Number) row.getFirst()).longValue())
                    .toList();
        }
    }

    /** Asks one after the other. */
    List<Reply> ask(Connection connection, PreparedStatements prepared) {
        List<Reply> replies = new ArrayList<>();
        for (Question question : questions) {
            replies.add(prepared.use(
                    connection,
                    question.sql(),
                    question.values(),
                    statement -> new Reply(rows(statement.executeQuery()))));
        }
        return replies;
    }

    /** Asks all in one way there and back. */
    List<Reply> askTogether(Handle handle) {
        String sql = questions.stream().map(Question::sql).collect(Collectors.joining(";\n"));
        try (PreparedStatement all = handle.getConnection().prepareStatement(sql)) {
            int position = 1;
            for (Question question : questions) {
                for (Object value : question.values()) {
                    Script.Together.bind(all, position++, value);
                }
            }
            all.execute();
            List<Reply> replies = new ArrayList<>();
            for (Question ignored : questions) {
                replies.add(new Reply(rows(all.getResultSet())));
                all.getMoreResults();
            }
            return replies;
        } catch (SQLException e) {
            throw new StatementsFailed(e);
        }
    }

    private static List<List<Object>> rows(ResultSet all) throws SQLException {
        List<List<Object>> rows = new ArrayList<>();
        try (ResultSet result = all) {
            while (result.next()) {
                rows.add(columns(result));
            }
        }
        return rows;
    }

    private static List<Object> columns(ResultSet row) throws SQLException {
        List<Object> columns = new ArrayList<>();
        for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
            columns.add(row.getObject(column));
        }
        return columns;
    }
}
