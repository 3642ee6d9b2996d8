package strategos.bot.discord;

import java.io.IOException;
import net.dv8tion.jda.api.exceptions.ParsingException;
import net.dv8tion.jda.api.requests.ErrorResponse;
import net.dv8tion.jda.api.requests.RestRateLimiter;
import net.dv8tion.jda.api.utils.data.DataObject;
import okhttp3.Interceptor;
import okhttp3.Response;

/**
 * Makes an error of what looks like a rate limit. Discord caps the edits of messages older than an hour, and says so with
 * status 429; JDA would wait until they are allowed again, and hold every other edit in that channel up, while the post
 * had better be made anew at once.
 */
final class OldEdits implements Interceptor {
    private static final int TOO_MANY = 429;
    private static final int BAD_REQUEST = 400;
    private static final long ENOUGH = 4_096;

    @Override
    public Response intercept(Chain chain) throws IOException {
        Response response = chain.proceed(chain.request());
        if (response.code() != TOO_MANY || !tooOld(response.peekBody(ENOUGH).string())) {
            return response;
        }
        // Without its bucket JDA does not count it against edits of younger messages.
        return response.newBuilder()
                .code(BAD_REQUEST)
                .removeHeader(RestRateLimiter.HASH_HEADER)
                .build();
    }

    // Cloudflare's own limits are announced in words instead of JSON.
    private static boolean tooOld(String body) {
        try {
            return DataObject.fromJson(body).getInt("code", 0) == ErrorResponse.MAX_OLD_MESSAGE_EDITS.getCode();
        } catch (ParsingException words) {
            return false;
        }
    }
}
