package strategos.bot.discord;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import strategos.bot.discord.ReservedSessions.Allowance;

/** Looks, for an operator, whether the bot may do in a channel what it must. It connects for a moment and changes nothing. */
public final class ChannelCheck {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final URI DISCORD = URI.create("https://discord.com/api/v10/");
    /** Longer than the 75 seconds that JDA waits for a server that Discord announces and does not send. */
    private static final Duration CONNECTING = Duration.ofMinutes(2);

    private static final int DONE = 200;
    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int SHARD_BITS = 22;

    private final DiscordSettings settings;
    private final DiscordWords words;
    private final Duration connecting;
    private final ObjectMapper json = new ObjectMapper();

    /** With the settings that the bot would have. */
    public ChannelCheck(DiscordSettings settings, DiscordWords words) {
        this(settings, words, CONNECTING);
    }

    /** @param connecting how long a connection may take */
    ChannelCheck(DiscordSettings settings, DiscordWords words, Duration connecting) {
        this.settings = settings;
        this.words = words;
        this.connecting = connecting;
    }

    /** What is wrong there, in one sentence; nothing where a match can be played. */
    public Optional<String> wrong(String channel) throws InterruptedException {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            HttpResponse<String> found = ask(client, "channels/" + channel);
            if (found.statusCode() != DONE) {
                return Optional.of(refusal(found.statusCode()));
            }
            String guild = json.readTree(found.body()).path("guild_id").asText("");
            if (guild.isEmpty()) {
                return Optional.of(words.noServer());
            }
            int total = settings.shards();
            if (total <= 0) {
                HttpResponse<String> recommended = ask(client, "gateway/bot");
                if (recommended.statusCode() != DONE) {
                    return Optional.of(refusal(recommended.statusCode()));
                }
                total = json.readTree(recommended.body()).path("shards").asInt(1);
            }
            Set<Permission> missing = missing(channel, guild, total);
            return missing.isEmpty() ? Optional.empty() : Optional.of(words.missing(missing));
        } catch (InvalidTokenException | IllegalArgumentException e) { // nor can a header have every character
            return Optional.of(words.badToken());
        } catch (IOException
                | IllegalStateException
                | ErrorResponseException
                | ExecutionException
                | TimeoutException e) {
            return Optional.of(words.unreachable(e));
        }
    }

    private String refusal(int status) {
        return switch (status) {
            case UNAUTHORIZED -> words.badToken();
            case BAD_REQUEST, FORBIDDEN, NOT_FOUND -> words.closed();
            default -> words.unasked(status);
        };
    }

    private HttpResponse<String> ask(HttpClient client, String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(
                        settings.apiUrl().orElse(DISCORD).resolve(path))
                .header("Authorization", "Bot " + settings.token())
                .timeout(PATIENCE)
                .build();
        return client.send(request, BodyHandlers.ofString());
    }

    /** Only the shard of the channel's server is told of it. */
    private Set<Permission> missing(String channel, String guild, int total)
            throws InterruptedException, ExecutionException, TimeoutException {
        int shard = (int) ((Long.parseUnsignedLong(guild) >>> SHARD_BITS) % total);
        JDABuilder builder = JDABuilder.createLight(settings.token(), EnumSet.noneOf(GatewayIntent.class))
                .setEnableShutdownHook(false)
                .useSharding(shard, total);
        settings.apiUrl().ifPresent(url -> builder.setRestConfig(new RestConfig().setBaseUrl(url.toString())));
        builder.setSessionController(
                new ReservedSessions(settings.gatewayUrl(), Turns.ALONE, Allowance.ofDiscord(words)));
        JDA jda = builder.build();
        try {
            // JDA itself waits for as long as it takes.
            FutureTask<JDA> ready = new FutureTask<>(jda::awaitReady);
            Thread.ofVirtual().start(ready);
            ready.get(connecting.toMillis(), TimeUnit.MILLISECONDS);
            GuildMessageChannel there = jda.getChannelById(GuildMessageChannel.class, channel);
            return there == null ? EnumSet.of(Permission.VIEW_CHANNEL) : Permits.missing(there);
        } finally {
            jda.shutdownNow();
        }
    }
}
