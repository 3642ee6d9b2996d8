package strategos.bot.discord;

import jakarta.inject.Singleton;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;

/** The connection, while there is one. */
@Singleton
final class DiscordSession {
    private volatile JDA jda;

    Optional<JDA> jda() {
        return Optional.ofNullable(jda);
    }

    void open(JDA connection) {
        jda = connection;
    }

    void close() {
        jda = null;
    }
}
