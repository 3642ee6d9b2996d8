package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import net.dv8tion.jda.api.exceptions.ContextException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.library.Library;
import strategos.engine.text.Escape;

/** Why Discord cannot be reached, in words: never the name of a class, nor nothing at all. */
class DiscordWordsTest {
    private final DiscordWords words = new DiscordWords(Library.packed().words(Escape.plain())::say);

    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of(
                        new IllegalStateException("500: Internal Server Error", new ContextException()),
                        "500: Internal Server Error"),
                Arguments.of(
                        new ExecutionException(new ConnectException("Failed to connect to /127.0.0.1:1")),
                        "Failed to connect to /127.0.0.1:1"),
                Arguments.of(new TimeoutException(), "it has not answered in time"),
                Arguments.of(
                        new ExecutionException(new SocketTimeoutException("timeout")), "it has not answered in time"),
                Arguments.of(new UnknownHostException("discord.com"), "the name discord.com is not known here"),
                Arguments.of(new ConnectException(), "it has hung up without a reason"),
                Arguments.of(new ExecutionException(new ContextException()), "it has hung up without a reason"),
                Arguments.of(
                        new IllegalStateException("java.io.IOException: null"), "it has hung up without a reason"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void theReasonIsSaidInWords(Throwable failed, String reason) {
        assertThat(words.unreachable(failed)).isEqualTo("Discord cannot be reached: " + reason + ".");
    }
}
