package strategos.storage.database.postgres;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.postgresql.ds.PGSimpleDataSource;
import strategos.storage.access.PostgresAddress;
import strategos.storage.access.StorageException.Problem;

/** Where connections to a server come from, each set up as this program needs it. */
public final class PostgresSource {
    /**
     * What every connection sets on the server: a commit that is told as done is on the disk whatever the server's own
     * setting is, and a process that stands still does not keep others from a match for long.
     */
    private static final String OPTIONS = "-c synchronous_commit=on -c idle_in_transaction_session_timeout=5000"
            + " -c lock_timeout=5000 -c statement_timeout=15000";

    /** What the driver connects to where the address does not say. */
    private static final String ANY_SERVER = "any";

    /** One that is written to. */
    private static final String PRIMARY = "primary";

    /** Seconds. */
    private static final int CONNECT = 5;
    /** Seconds, longer than any statement may take: what then is silent is gone. */
    private static final int SILENCE = 20;

    private PostgresSource() {}

    /** For short work. */
    public static PGSimpleDataSource brief(PostgresAddress address) {
        PGSimpleDataSource source = patient(address);
        // After the operator's own, such as a search path, which hold for the migrations too.
        source.setOptions(
                Stream.of(source.getOptions(), OPTIONS).filter(Objects::nonNull).collect(Collectors.joining(" ")));
        if (source.getSocketTimeout() == 0) {
            source.setSocketTimeout(SILENCE);
        }
        return source;
    }

    /** The same for work of any length: migrations. */
    public static PGSimpleDataSource patient(PostgresAddress address) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        if (!address.formed()) {
            throw new PostgresFailures(address.name()).of(Problem.BAD_ADDRESS, "");
        }
        try {
            source.setUrl(address.url().reveal());
        } catch (IllegalArgumentException e) {
            throw new PostgresFailures(address.name()).of(Problem.BAD_ADDRESS, "");
        }
        // After a failover the one address may still lead to a server that only follows.
        if (source.getTargetServerType().equals(ANY_SERVER)) {
            source.setTargetServerType(PRIMARY);
        }
        address.user().ifPresent(source::setUser);
        address.password().ifPresent(secret -> source.setPassword(secret.reveal()));
        source.setConnectTimeout(CONNECT);
        source.setTcpKeepAlive(true);
        source.setApplicationName("strategos");
        // A violated key would be told with its value.
        source.setLogServerErrorDetail(false);
        return source;
    }
}
