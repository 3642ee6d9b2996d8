package strategos.bot.discord;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.exceptions.InvalidTokenException;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.ChunkingFilter;
import net.dv8tion.jda.api.utils.MemberCachePolicy;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.Desk;

/** The connection to Discord, from start to end. Reconnecting and resuming are JDA's. */
@Singleton
public final class DiscordBot implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(DiscordBot.class);

    /** Longer than the 75 seconds that JDA waits for a server that Discord announces and does not send. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** Discord waits three seconds for suggestions; the answer travels too. */
    private static final Duration SUGGESTING = Duration.ofMillis(2_000);

    private final DiscordSettings settings;
    private final Desk desk;
    private final CommandRegistry commands;
    private final DiscordWords words;
    private final DiscordSession session;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @Inject
    DiscordBot(
            DiscordSettings settings,
            Desk desk,
            CommandRegistry commands,
            DiscordWords words,
            DiscordSession session) {
        this.settings = settings;
        this.desk = desk;
        this.commands = commands;
        this.words = words;
        this.session = session;
    }
}
