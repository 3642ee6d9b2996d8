package strategos.engine.dice;

import java.time.Instant;
import java.util.regex.Pattern;

/** The id of a message of the chat service, which bears the time at which the service made it. */
public final class Snowflake {
    private static final Pattern FORM = Pattern.compile("[1-9]\\d{16,19}");
    /** An id has 64 bits, and the largest of them so many digits. */
    private static final String LARGEST = "18446744073709551615";

    private static final int BELOW_TIME = 22;
    private static final long EPOCH = 1_420_070_400_000L;

    private Snowflake() {}

    /** Whether the text has the form of such an id; other services name their messages otherwise. */
    public static boolean is(String id) {
        return FORM.matcher(id).matches() && (id.length() < LARGEST.length() || id.compareTo(LARGEST) <= 0);
    }

    /** When the message was made. */
    public static Instant time(String id) {
        return Instant.ofEpochMilli((Long.parseUnsignedLong(id) >>> BELOW_TIME) + EPOCH);
    }
}
