package strategos.bot.discord;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import net.dv8tion.jda.api.entities.ISnowflake;
import net.dv8tion.jda.api.entities.Message;
import strategos.bot.port.Post;

/**
 * Looks for the parts of a post among the last messages of its channel. What bears a part's mark is it. Bare words bear none:
 * there the same words are it, where no other post can have said them. Posts go out in their order, so whatever is older
 * than a message of another post is none of this one's, nor is what is older than this one.
 */
final class SentBefore {
    /** By so much the clock here and Discord's, whose time is in each id, may differ. */
    private static final Duration CLOCKS = Duration.ofMinutes(5);

    private final List<Message> own;
    private final Set<Long> taken = new HashSet<>();

    /**
     * The messages of the bot that may be parts of the post.
     *
     * @param past the last messages, the newest first
     * @param self the bot's own user id
     */
    SentBefore(List<Message> past, long self, Post.Search search) {
        long floor = search.others().stream().mapToLong(Long::parseLong).max().orElse(0);
        long first = search.since().minus(CLOCKS).toEpochMilli();
        own = past.stream()
                .filter(message -> message.getAuthor().getIdLong() == self)
                .filter(message -> message.getIdLong() > floor)
                .filter(message -> Marks.of(message).isPresent()
                        || message.getTimeCreated().toInstant().toEpochMilli() >= first)
                .toList();
    }

    /** The message that holds the part, if there is one; it holds no further part. */
    Optional<Message> find(int mark, MessagePart part) {
        Optional<Message> found = look(mark, part);
        found.map(ISnowflake::getIdLong).ifPresent(taken::add);
        return found;
    }

    /** The message that bears the mark. */
    Optional<Message> marked(int mark) {
        return own.stream()
                .filter(message -> Marks.of(message).orElse(0) == mark)
                .findFirst();
    }

    private Optional<Message> look(int mark, MessagePart part) {
        for (Message message : own) {
            OptionalLong borne = Marks.of(message);
            if (borne.isPresent() && borne.getAsLong() == mark) {
                return Optional.of(message);
            }
            if (borne.isPresent() && borne.getAsLong() < mark) {
                return Optional.empty();
            }
            if (borne.isEmpty() && !taken.contains(message.getIdLong()) && says(message, part)) {
                return Optional.of(message);
            }
        }
        return Optional.empty();
    }

    private static boolean says(Message message, MessagePart part) {
        return part.files().isEmpty()
                && part.rows().isEmpty()
                && message.getContentRaw().strip().equals(part.text().strip());
    }
}
