package strategos.bot.discord.fake;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * A failure to come.
 *
 * @param request the method and path it meets, such as {@code POST /channels/\d+/messages}
 * @param status the HTTP status; 0 for a connection that breaks off
 * @param code Discord's own error code, 0 for none
 * @param headers besides the usual ones
 * @param carriedOut whether Discord does what was asked before it fails to say so
 */
public record Fault(Pattern request, int status, int code, Map<String, String> headers, boolean carriedOut) {
    /** A plain failure: nothing is done. */
    public static Fault of(String request, int status, int code) {
        return new Fault(Pattern.compile(request), status, code, Map.of(), false);
    }

    /** It is done, but the answer is lost. */
    public static Fault after(String request, int status) {
        return new Fault(Pattern.compile(request), status, 0, Map.of(), true);
    }

    /** A rate limit of that route, as Discord announces it. */
    public static Fault limited(String request, int seconds) {
        return limited(request, seconds, 0);
    }

    /** The cap on edits of messages older than an hour, which Discord announces as a rate limit. */
    public static Fault tooOld(String request) {
        return limited(request, 600, 30046);
    }

    private static Fault limited(String request, int seconds, int code) {
        return new Fault(
                Pattern.compile(request),
                429,
                code,
                Map.of(
                        "Retry-After", Integer.toString(seconds),
                        "X-RateLimit-Scope", "user",
                        "X-RateLimit-Bucket", "fake",
                        "X-RateLimit-Limit", "5",
                        "X-RateLimit-Remaining", "0",
                        "X-RateLimit-Reset-After", Integer.toString(seconds)),
                false);
    }
}
