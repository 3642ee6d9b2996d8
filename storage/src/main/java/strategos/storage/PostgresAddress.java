package strategos.storage;

import java.util.Optional;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a database of a PostgreSQL server is, and who asks.
 *
 * @param url as the driver wants it, {@code jdbc:postgresql://host/database}; it may hold a password
 * @param user in place of one in the URL
 * @param password in place of one in the URL
 */
public record PostgresAddress(Secret url, Optional<String> user, Optional<Secret> password) {
    private static final String SCHEME = "jdbc:postgresql:";

    /**
     * What every connection sets on the server: a commit that is told as done is on the disk whatever the server's own
     * setting is, and a process that stands still does not keep others from a match for long.
     */
    private static final String OPTIONS = "-c synchronous_commit=on -c idle_in_transaction_session_timeout=5000"
            + " -c lock_timeout=5000 -c statement_timeout=15000";

    /** Seconds. */
    private static final int CONNECT = 5;
    /** Seconds, longer than any statement may take: what then is silent is gone. */
    private static final int SILENCE = 20;

    /** Whether a text is such an address, and not the name of a file. */
    public static boolean is(String text) {
        return text.startsWith(SCHEME);
    }

    /** The address without what is secret in it. */
    public String name() {
        String plain = url.reveal().substring(SCHEME.length());
        int parameters = plain.indexOf('?');
        return "postgresql:" + (parameters < 0 ? plain : plain.substring(0, parameters));
    }

    /** For short work. */
    PGSimpleDataSource source() {
        PGSimpleDataSource source = patient();
        source.setOptions(OPTIONS);
        if (source.getSocketTimeout() == 0) {
            source.setSocketTimeout(SILENCE);
        }
        return source;
    }

    /** The same for work of any length: migrations. */
    PGSimpleDataSource patient() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        try {
            source.setUrl(url.reveal());
        } catch (IllegalArgumentException e) {
            throw new PostgresFailures(name()).of(StorageException.Problem.BAD_ADDRESS, "");
        }
        user.ifPresent(source::setUser);
        password.ifPresent(secret -> source.setPassword(secret.reveal()));
        source.setConnectTimeout(CONNECT);
        source.setTcpKeepAlive(true);
        source.setApplicationName("strategos");
        // A violated key would be told with its value.
        source.setLogServerErrorDetail(false);
        return source;
    }
}
