package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.utils.data.DataObject;
import okhttp3.Interceptor.Chain;
import okhttp3.MediaType;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.Response;
import okhttp3.ResponseBody;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.Overheard;

class StartsLeftTest {
    private static final String ASKED = "https://discord.com/api/v10/gateway/bot";

    private final Overheard log = Overheard.of(StartsLeft.class);

    @AfterEach
    void close() {
        log.close();
    }

    /** With so many it would be at the limit, and Discord would take the bot its token. */
    @ParameterizedTest
    @CsvSource({"0, 0, 1, ''", "3, 0, 4, ''", "3, 4, 1, ''", "1, 4, 4, '2,3'"})
    void nobodyConnectsOftenerThanDiscordAllows(int left, int shards, int recommended, String mine) {
        List<Integer> numbers = mine.isEmpty()
                ? List.of()
                : List.of(mine.split(",", -1)).stream().map(Integer::valueOf).toList();
        assertThatIOException()
                .isThrownBy(() -> told(ASKED, limit(left, recommended), shards, numbers))
                .withMessageContaining("connect " + left + " times more in the next 2 minutes");
    }

    @Test
    void whereFewAreLeftTheLogSaysSoInOneLine() throws IOException {
        assertThat(told(ASKED, limit(3, 4), 4, List.of(1, 2))).isEqualTo(limit(3, 4));
        assertThat(log.messages()).singleElement().asString().contains("connect 3 times more");
    }

    @Test
    void whereThereAreManyNothingIsSaid() throws IOException {
        assertThat(told(ASKED, limit(900, 1), 0, List.of())).isEqualTo(limit(900, 1));
        assertThat(log.messages()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "no JSON", "{}", "{\"session_start_limit\":{}}"})
    void whatSaysNothingOfItIsLeftAsItIs(String body) throws IOException {
        assertThat(told(ASKED, body, 0, List.of())).isEqualTo(body);
    }

    @Test
    void nothingElseIsLookedAt() throws IOException {
        String body = limit(0, 1);
        assertThat(told("https://discord.com/api/v10/gateway", body, 0, List.of()))
                .isEqualTo(body);
    }

    private static String limit(int left, int recommended) {
        return DataObject.empty()
                .put("shards", recommended)
                .put(
                        "session_start_limit",
                        DataObject.empty()
                                .put("total", 1000)
                                .put("remaining", left)
                                .put("reset_after", 90_000)
                                .put("max_concurrency", 1))
                .toString();
    }

    private static String told(String url, String body, int shards, List<Integer> mine) throws IOException {
        Request request = new Request.Builder().url(url).build();
        Chain chain = mock();
        when(chain.request()).thenReturn(request);
        when(chain.proceed(any()))
                .thenReturn(new Response.Builder()
                        .request(request)
                        .protocol(Protocol.HTTP_1_1)
                        .code(200)
                        .message("OK")
                        .body(ResponseBody.create(body, MediaType.get("application/json")))
                        .build());
        DiscordSettings settings = new DiscordSettings("token", Optional.empty(), Optional.empty(), shards, mine);
        try (Response response = new StartsLeft(settings).intercept(chain)) {
            return response.body().string();
        }
    }
}
