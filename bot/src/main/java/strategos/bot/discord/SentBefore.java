package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import net.dv8tion.jda.api.entities.Message;

/**
 * Looks for a post among the last messages of its place. What bears its mark is it. Bare words bear none: there the same
 * words are it, if they are newer than every message that bears an earlier post's mark, for posts go out in their order.
 */
final class SentBefore {
    private SentBefore() {}

    /**
     * The message that holds the part, if there is one.
     *
     * @param past the last messages, the newest first
     * @param self the bot's own user id
     */
    static Optional<Message> find(List<Message> past, long self, int mark, Part part) {
        for (Message message : past) {
            if (message.getAuthor().getIdLong() != self) {
                continue;
            }
            OptionalLong found = Marks.of(message);
            if (found.isPresent() && found.getAsLong() == mark) {
                return Optional.of(message);
            }
            if (found.isPresent() && found.getAsLong() < mark) {
                return Optional.empty();
            }
            if (found.isEmpty()
                    && bare(part)
                    && message.getContentRaw().strip().equals(part.text().strip())) {
                return Optional.of(message);
            }
        }
        return Optional.empty();
    }

    private static boolean bare(Part part) {
        return part.files().isEmpty() && part.rows().isEmpty();
    }
}
