package strategos.storage;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a database of a PostgreSQL server is, and who asks.
 *
 * @param url as the driver wants it, {@code jdbc:postgresql://host/database}; it may hold a password
 * @param user in place of one in the URL
 * @param password in place of one in the URL
 */
public record PostgresAddress(Secret url, Optional<String> user, Optional<Secret> password) {
    /** As others write addresses; of one that was taken for a path one slash is left. */
    private static final Pattern FOREIGN = Pattern.compile("[A-Za-z][\\w+.-]+:/");

    /** No user or password stands before the host: the driver knows none there, and would log it as a port. */
    private static final Pattern FORM =
            Pattern.compile("jdbc:postgresql:(?<shown>//(HOST(,HOST)*)?(/[^/?@]*)?|[^/?@:]*|/)(\\?PART(&PART)*)?"
                    .replace("HOST", "([^/?@:,\\[\\]\\s]+|\\[[\\w:.%]+])(:\\d+)?")
                    .replace("PART", "(\\w+(=[^&]*)?)?"));

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

    /** Whether a text is such an address. */
    public static boolean is(String text) {
        return text.startsWith("jdbc:postgresql:");
    }

    /** Whether it is meant as an address, if perhaps a wrong one, and is not the name of a file: it may hold a password. */
    public static boolean meant(String text) {
        return text.startsWith("jdbc:") || FOREIGN.matcher(text).lookingAt();
    }

    /** The address without what is secret in it; where that cannot be told apart nothing of it. */
    public String name() {
        Matcher formed = FORM.matcher(url.reveal());
        return "postgresql:" + (formed.matches() ? formed.group("shown") : "…");
    }

    /** For short work. */
    PGSimpleDataSource source() {
        PGSimpleDataSource source = patient();
        // After the operator's own, such as a search path, which hold for the migrations too.
        source.setOptions(
                Stream.of(source.getOptions(), OPTIONS).filter(Objects::nonNull).collect(Collectors.joining(" ")));
        if (source.getSocketTimeout() == 0) {
            source.setSocketTimeout(SILENCE);
        }
        return source;
    }

    /** The same for work of any length: migrations. */
    PGSimpleDataSource patient() {
        PGSimpleDataSource source = new PGSimpleDataSource();
        if (!FORM.matcher(url.reveal()).matches()) {
            throw new PostgresFailures(name()).of(StorageException.Problem.BAD_ADDRESS, "");
        }
        try {
            source.setUrl(url.reveal());
        } catch (IllegalArgumentException e) {
            throw new PostgresFailures(name()).of(StorageException.Problem.BAD_ADDRESS, "");
        }
        // After a failover the one address may still lead to a server that only follows.
        if (source.getTargetServerType().equals(ANY_SERVER)) {
            source.setTargetServerType(PRIMARY);
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
