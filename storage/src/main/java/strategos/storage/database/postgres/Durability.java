package strategos.storage.database.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a server promises of a commit that it tells as done.
 *
 * @param commit the setting {@code synchronous_commit} of the bot's own connections
 * @param standbys the setting {@code synchronous_standby_names}: those servers have it, too
 */
public record Durability(String commit, String standbys) {
    private static final Set<String> TOO_LITTLE = Set.of("off", "local");

    /** {@code FIRST 2 (a, b)}, {@code ANY 2 (a, b)}, {@code 2 (a, b)}; a list alone is of as many as one. */
    private static final Pattern SEVERAL =
            Pattern.compile("\\s*(?:(?:first|any)\\s+)?(\\d{1,4})\\s*\\(", Pattern.CASE_INSENSITIVE);

    /** As it holds on that connection. */
    public static Durability of(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "select current_setting('synchronous_commit'), current_setting('synchronous_standby_names')")) {
            row.next();
            return new Durability(row.getString(1), row.getString(2));
        }
    }

    /** The setting by which a commit that was told as done may be lost; empty where it is safe. */
    public Optional<String> lost() {
        return Optional.of(commit).filter(TOO_LITTLE::contains);
    }

    /** Whether another server has it as well. */
    public boolean replicated() {
        return !standbys.isBlank();
    }

    /** How many other servers must have it. */
    public int copies() {
        Matcher number = SEVERAL.matcher(standbys);
        return number.lookingAt() ? Integer.parseInt(number.group(1)) : replicated() ? 1 : 0;
    }
}
