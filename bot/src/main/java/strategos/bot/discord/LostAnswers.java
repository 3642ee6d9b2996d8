package strategos.bot.discord;

import java.util.List;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells a channel that a private answer was lost on its way; what it said stays private. */
final class LostAnswers {
    private static final Logger LOG = LoggerFactory.getLogger(LostAnswers.class);

    private final DiscordWords words;

    LostAnswers(DiscordWords words) {
        this.words = words;
    }

    void tell(Waiting waiting) {
        GuildMessageChannel channel = waiting.jda()
                .getChannelById(GuildMessageChannel.class, waiting.where().channel());
        if (channel == null || !channel.canTalk()) {
            LOG.warn("nobody can be told that the answer to {} was lost: the channel is closed", waiting);
            return;
        }
        Part notice = new Part(words.lost(waiting.by().name()), List.of(), List.of());
        channel.sendMessage(Envelope.create(notice, List.of()))
                .queue(
                        sent -> LOG.info("the channel was told that the answer to {} was lost", waiting),
                        failed -> LOG.error("nobody could be told that the answer to {} was lost", waiting, failed));
    }
}
