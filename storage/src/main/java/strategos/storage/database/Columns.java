package strategos.storage.database;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads columns as the records have them. */
public final class Columns {
    /** As a limit: all rows there are. */
    public static final long ALL = Long.MAX_VALUE;

    private Columns() {}

    public static Instant instant(ResultSet row, String column) throws SQLException {
        return Instant.ofEpochMilli(row.getLong(column));
    }

    public static Optional<Instant> maybeInstant(ResultSet row, String column) throws SQLException {
        OptionalLong millis = maybeLong(row, column);
        return millis.isPresent() ? Optional.of(Instant.ofEpochMilli(millis.getAsLong())) : Optional.empty();
    }

    public static OptionalLong maybeLong(ResultSet row, String column) throws SQLException {
        long value = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(value);
    }

    public static Optional<String> maybeText(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }

    /** What to bind for a number that may be missing. */
    public static Long orNull(OptionalLong value) {
        return value.isPresent() ? value.getAsLong() : null;
    }

    /** A text as it stands in JSON. */
    public static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
