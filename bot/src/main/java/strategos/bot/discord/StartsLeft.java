package strategos.bot.discord;

import java.io.IOException;
import java.time.Duration;
import net.dv8tion.jda.api.exceptions.ParsingException;
import net.dv8tion.jda.api.utils.data.DataObject;
import okhttp3.Interceptor;
import okhttp3.Response;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Connects no more often than Discord allows in a day: a bot that a supervisor starts again and again would else be taken its
 * token. Discord says how often it still may whenever it is asked how many shards there are to be.
 */
final class StartsLeft implements Interceptor {
    private static final Logger LOG = LoggerFactory.getLogger(StartsLeft.class);
    private static final String ASKED = "/gateway/bot";
    private static final long ENOUGH = 4_096;

    /** Of a thousand: somebody should look. */
    private static final int FEW = 100;

    private final DiscordSettings settings;

    StartsLeft(DiscordSettings settings) {
        this.settings = settings;
    }

    @Override
    public Response intercept(Chain chain) throws IOException {
        Response response = chain.proceed(chain.request());
        if (response.isSuccessful() && chain.request().url().encodedPath().endsWith(ASKED)) {
            check(response);
        }
        return response;
    }

    private void check(Response response) throws IOException {
        DataObject told;
        try {
            told = DataObject.fromJson(response.peekBody(ENOUGH).string());
        } catch (ParsingException strange) {
            return; // whoever has asked is told
        }
        DataObject limit = told.optObject("session_start_limit").orElseGet(DataObject::empty);
        int left = limit.getInt("remaining", Integer.MAX_VALUE);
        Duration until = Duration.ofMillis(limit.getLong("reset_after", 0));
        if (left < wanted(told.getInt("shards", 1))) {
            response.close();
            throw new IOException("it lets this bot connect " + left + " times more in the next " + minutes(until)
                    + " minutes, which is too few: it was started too often, and its log says why");
        }
        if (left < FEW) {
            LOG.warn(
                    "Discord lets this bot connect {} times more in the next {} minutes: look why it connects so often",
                    left,
                    minutes(until));
        }
    }

    private int wanted(int recommended) {
        int all = settings.shards() > 0 ? settings.shards() : recommended;
        return settings.mine().isEmpty() ? all : settings.mine().size();
    }

    private static long minutes(Duration time) {
        return time.plusSeconds(59).toMinutes();
    }
}
