package strategos.bot.discord;

import java.net.URI;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What the operator sets.
 *
 * @param token the bot's token; never shown
 * @param apiUrl another REST service than Discord's, with the API's version: {@code http://127.0.0.1:8080/api/v10/}
 * @param gatewayUrl another gateway than Discord's: {@code ws://127.0.0.1:8081/}
 * @param shards over how many connections all servers are spread; 0 for as many as Discord recommends
 * @param mine which of them this process has; all of them where none is named
 */
public record DiscordSettings(
        String token, Optional<URI> apiUrl, Optional<URI> gatewayUrl, int shards, List<Integer> mine) {
    public DiscordSettings {
        Objects.requireNonNull(token, "token");
        mine = List.copyOf(mine);
    }

    /** Everything but the token. */
    @Override
    public String toString() {
        return "DiscordSettings[apiUrl=" + apiUrl + ", gatewayUrl=" + gatewayUrl + ", shards=" + shards + ", mine="
                + mine + "]";
    }
}
