package strategos.storage.care;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.storage.access.FoundSchema;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException;
import strategos.storage.access.StorageException.Problem;
import strategos.storage.database.postgres.Durability;
import strategos.storage.database.postgres.PostgresFailures;
import strategos.storage.database.postgres.PostgresSource;
import strategos.storage.guild.Application;
import strategos.storage.slot.Leases;

/**
 * Whether a bot could start on a server's database, beyond what its schema says. Nothing is changed, and nobody has to wait.
 *
 * @param durability what the server promises of a commit
 * @param refusals why no bot could start on it, each in one sentence
 * @param application the application of Discord that was connected with it, if any
 */
public record ServerCheck(Durability durability, List<StorageException> refusals, Optional<String> application) {
    /** As {@link Leases} takes a slot, of which it needs all rights, but none. */
    private static final String NO_LEASE =
            "insert into lease (slot, holder, term, until) select 0, '', 0, 0 where false"
                    + " on conflict (slot) do update set holder = excluded.holder, term = lease.term + 1, until = excluded.until"
                    + " where lease.until <= 0 returning slot, holder, term, until";

    /**
     * Those for whom a commit waits. Each of the servers that copy has a row, whoever asks; who may not see what stands in it
     * takes all of them for such.
     */
    private static final String FOLLOWERS =
            "select count(*) from pg_stat_replication where coalesce(sync_state, 'sync') in ('sync', 'quorum')";

    /**
     * Asks the server, as a bot would.
     *
     * @param found what was found in the database: only the tables of this program's schema are asked for
     * @throws StorageException when it cannot be reached
     */
    public static ServerCheck of(PostgresAddress address, FoundSchema found) {
        PostgresFailures failures = new PostgresFailures(address.name());
        try (Connection connection = PostgresSource.brief(address).getConnection()) {
            Durability durability = Durability.of(connection);
            List<StorageException> refusals = new ArrayList<>();
            Optional<String> application = Optional.empty();
            durability.lost().ifPresent(setting -> refusals.add(failures.of(Problem.NOT_DURABLE, setting)));
            try (Statement statement = connection.createStatement()) {
                if (followers(statement) < durability.copies()) {
                    refusals.add(failures.of(Problem.NO_STANDBY, durability.standbys()));
                }
                if (found.schema() == found.current()) {
                    statement.execute(NO_LEASE);
                    application = application(statement);
                }
            } catch (SQLException e) {
                refusals.add(failures.of(e));
            }
            return new ServerCheck(durability, List.copyOf(refusals), application);
        } catch (SQLException e) {
            throw failures.of(e);
        }
    }

    /** Whether another server has what is stored as well. */
    public boolean replicated() {
        return durability.replicated();
    }

    private static Optional<String> application(Statement statement) throws SQLException {
        try (ResultSet known = statement.executeQuery(Application.QUERY)) {
            return known.next() ? Optional.of(known.getString(1)) : Optional.empty();
        }
    }

    private static int followers(Statement statement) throws SQLException {
        try (ResultSet row = statement.executeQuery(FOLLOWERS)) {
            row.next();
            return row.getInt(1);
        }
    }
}
