package strategos.bot.discord;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.Answerer.Waiting;
import strategos.bot.discord.MessagePart.Envelope;
import strategos.bot.memory.AWhile;

/**
 * Tells a channel that a private answer was lost on its way; what it said stays private. While Discord fails, many are
 * lost at once: a channel hears of a few of them, the log of all.
 */
final class LostAnswers {
    /** Notices in one channel within {@link #WINDOW}. */
    static final int MOST = 5;

    private static final AWhile WINDOW = new AWhile(Duration.ofMinutes(1));

    private static final Logger LOG = LoggerFactory.getLogger(LostAnswers.class);

    private final DiscordWords words;
    private final InstantSource clock;
    private final List<Notice> recent = new ArrayList<>();

    @Inject
    LostAnswers(DiscordWords words, InstantSource clock) {
        this.words = words;
        this.clock = clock;
    }

    private record Notice(String channel, Instant at) {}

    void tell(Waiting waiting) {
        GuildMessageChannel channel = waiting.jda()
                .getChannelById(GuildMessageChannel.class, waiting.where().channel());
        if (channel == null || !channel.canTalk() || !mayTell(channel.getId())) {
            LOG.warn(
                    "nobody is told that the answer to {} was lost: the channel is closed or has heard enough",
                    waiting);
            return;
        }
        MessagePart notice = new MessagePart(words.lost(waiting.by().name()), List.of(), List.of());
        channel.sendMessage(Envelope.create(notice, List.of()))
                .queue(
                        sent -> LOG.info("the channel was told that the answer to {} was lost", waiting),
                        failed -> LOG.error("nobody could be told that the answer to {} was lost", waiting, failed));
    }

    private synchronized boolean mayTell(String channel) {
        Instant now = clock.instant();
        recent.removeIf(notice -> !WINDOW.since(notice.at(), now));
        if (recent.stream().filter(notice -> notice.channel().equals(channel)).count() >= MOST) {
            return false;
        }
        return recent.add(new Notice(channel, now));
    }
}
