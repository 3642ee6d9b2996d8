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
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;

/** Looks, for an operator, whether the bot may do in a channel what it must. It connects for a moment and changes nothing. */
public final class ChannelCheck {
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final URI DISCORD = URI.create("https://discord.com/api/v10/");
    private static final int DONE = 200;
    private static final int SHARD_BITS = 22;

    private final DiscordSettings settings;
    private final DiscordWords words;
    private final ObjectMapper json = new ObjectMapper();

    /** With the settings that the bot would have. */
    public ChannelCheck(DiscordSettings settings, DiscordWords words) {
        this.settings = settings;
        this.words = words;
    }

    /** What is wrong there, in one sentence; nothing where a match can be played. */
    public Optional<String> wrong(String channel) throws InterruptedException {
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            HttpResponse<String> found = ask(client, "channels/" + channel);
            if (found.statusCode() != DONE) {
                return Optional.of(words.closed());
            }
            String guild = json.readTree(found.body()).path("guild_id").asText();
            int total = settings.shards() > 0
                    ? settings.shards()
                    : json.readTree(ask(client, "gateway/bot").body())
                            .path("shards")
                            .asInt(1);
            Set<Permission> missing = missing(channel, guild, total);
            return missing.isEmpty() ? Optional.empty() : Optional.of(words.missing(missing));
        } catch (IOException | IllegalStateException e) {
            return Optional.of(words.unreachable(e));
        } catch (InvalidTokenException e) {
            return Optional.of(words.badToken());
        }
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
    private Set<Permission> missing(String channel, String guild, int total) throws InterruptedException {
        int shard = (int) ((Long.parseUnsignedLong(guild) >>> SHARD_BITS) % total);
        JDABuilder builder = JDABuilder.createLight(settings.token(), EnumSet.noneOf(GatewayIntent.class))
                .setEnableShutdownHook(false)
                .useSharding(shard, total);
        settings.apiUrl().ifPresent(url -> builder.setRestConfig(new RestConfig().setBaseUrl(url.toString())));
        builder.setSessionController(new ReservedSessions(settings.gatewayUrl(), Turns.ALONE));
        JDA jda = builder.build();
        try {
            jda.awaitReady();
            GuildMessageChannel there = jda.getChannelById(GuildMessageChannel.class, channel);
            return there == null ? EnumSet.of(Permission.VIEW_CHANNEL) : Permits.missing(there);
        } finally {
            jda.shutdownNow();
        }
    }
}
