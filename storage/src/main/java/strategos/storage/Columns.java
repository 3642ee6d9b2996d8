package strategos.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads columns as the records have them. */
final class Columns {
    /** As a limit: all rows there are. */
    static final long ALL = Long.MAX_VALUE;

    private Columns() {}

    static Instant instant(ResultSet row, String column) throws SQLException {
        return Instant.ofEpochMilli(row.getLong(column));
    }

    static Optional<Instant> maybeInstant(ResultSet row, String column) throws SQLException {
        OptionalLong millis = maybeLong(row, column);
        return millis.isPresent() ? Optional.of(Instant.ofEpochMilli(millis.getAsLong())) : Optional.empty();
    }

    static OptionalLong maybeLong(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
    }

    static Optional<String> maybeText(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }

    /** What to bind for a number that may be missing. */
    static Long orNull(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }

    /** A text as it stands in JSON. */
    static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
