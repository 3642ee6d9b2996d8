package strategos.storage.access;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

    /** Whether it has the form that the driver takes, and no secret where that one would log it. */
    public boolean formed() {
        return FORM.matcher(url.reveal()).matches();
    }
}
