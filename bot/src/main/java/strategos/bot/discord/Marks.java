package strategos.bot.discord;

import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.entities.Message;
import strategos.bot.discord.MessagePart.Upload;

/**
 * Marks messages with the number of the post they hold, so that they are known again after a long outage: Discord keeps
 * no nonce with a message. The mark is the numeric id of the first row of controls, and stands in the names of the
 * pictures; neither is seen by readers. Words alone cannot be marked: {@link SentBefore} compares them.
 */
final class Marks {
    /** Parts that a post may have. */
    static final int PARTS = 7;

    // A component's id is an integer of 32 bits; three of them count the parts from 1, for 0 is no id.
    private static final int PART_BITS = 3;
    private static final long POSTS = 1L << (31 - PART_BITS);

    private static final Pattern NAMED = Pattern.compile(".*-p(\\d+)\\.png");

    private Marks() {}

    /** The mark of a post's part; parts count from 1. */
    static int mark(long post, int part) {
        return (int) ((post % POSTS) << PART_BITS | part);
    }

    /** What Discord compares to know a second sending within some minutes. */
    static String nonce(long post, int part) {
        return post + "-" + part;
    }

    /** The part with the mark on it. */
    static MessagePart on(MessagePart part, int mark) {
        List<Upload> files = part.files().stream()
                .map(file -> file.named(file.name().replaceFirst("(\\.png)?$", "-p" + mark + ".png")))
                .toList();
        List<ActionRow> rows = IntStream.range(0, part.rows().size())
                .mapToObj(i -> i == 0
                        ? part.rows().get(i).withUniqueId(mark)
                        : part.rows().get(i))
                .toList();
        return new MessagePart(part.text(), files, rows);
    }

    /** The mark on a message; empty when it has none. */
    static OptionalLong of(Message message) {
        if (!message.getComponents().isEmpty()
                && message.getComponents().getFirst().getUniqueId() > 0) {
            return OptionalLong.of(message.getComponents().getFirst().getUniqueId());
        }
        for (Message.Attachment attachment : message.getAttachments()) {
            Matcher named = NAMED.matcher(attachment.getFileName());
            if (named.matches()) {
                return OptionalLong.of(Long.parseLong(named.group(1)));
            }
        }
        return OptionalLong.empty();
    }
}
