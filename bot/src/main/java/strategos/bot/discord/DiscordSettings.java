package strategos.bot.discord;

import java.net.URI;
import java.util.Objects;
import java.util.Optional;

/**
 * What the operator sets.
 *
 * @param token the bot's token; never shown
 * @param apiUrl another REST service than Discord's, with the API's version: {@code http://127.0.0.1:8080/api/v10/}
 * @param gatewayUrl another gateway than Discord's: {@code ws://127.0.0.1:8081/}
 */
public record DiscordSettings(String token, Optional<URI> apiUrl, Optional<URI> gatewayUrl) {
    public DiscordSettings {
        Objects.requireNonNull(token, "token");
    }

    /** Everything but the token. */
    @Override
    public String toString() {
        return "DiscordSettings[apiUrl=" + apiUrl + ", gatewayUrl=" + gatewayUrl + "]";
    }
}
