package strategos.bot.discord;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.Message;

/** What one Discord message holds of a message of ours. */
record MessagePart(String text, List<Upload> files, List<ActionRow> rows) {
    private static final Logger LOG = LoggerFactory.getLogger(MessagePart.class);

    MessagePart {
        files = List.copyOf(files);
        rows = List.copyOf(rows);
    }

    /**
     * The message in as many parts as it needs; words beyond the last part are cut off. Files come with the last words,
     * controls last of all. Empty when there is nothing to show.
     *
     * @param more files besides the message's pictures
     */
    static List<MessagePart> all(Message message, Painted painted, List<Upload> more, int most) {
        List<List<Upload>> batches = batches(
                Stream.concat(painted.pictures().stream(), more.stream()).toList());
        List<List<ActionRow>> rows = rows(message);
        int further = Math.max(batches.size() - 1, 0) + Math.max(rows.size() - 1, 0);

        List<MessagePart> parts = new ArrayList<>();
        for (String text : texts(painted.text(), Math.max(most - further, 1))) {
            parts.add(new MessagePart(text, List.of(), List.of()));
        }
        if (parts.isEmpty() && !(batches.isEmpty() && rows.isEmpty())) {
            parts.add(new MessagePart("", List.of(), List.of()));
        }
        for (int i = 0; i < batches.size(); i++) {
            MessagePart last = i == 0 ? parts.removeLast() : new MessagePart("", List.of(), List.of());
            parts.add(new MessagePart(last.text(), batches.get(i), List.of()));
        }
        for (int i = 0; i < rows.size(); i++) {
            MessagePart last = i == 0 ? parts.removeLast() : new MessagePart("", List.of(), List.of());
            parts.add(new MessagePart(last.text(), last.files(), rows.get(i)));
        }
        return List.copyOf(parts);
    }

    /** The message in one part; what does not fit is cut off. */
    static MessagePart one(Message message, Painted painted) {
        List<List<Upload>> batches = batches(painted.pictures());
        List<List<ActionRow>> rows = rows(message);
        if (batches.size() > 1 || rows.size() > 1) {
            LOG.warn("more pictures or controls than one message holds; the rest is left out: {}", message.controls());
        }
        return new MessagePart(
                Cut.text(painted.text(), DiscordLimits.CONTENT),
                batches.isEmpty() ? List.of() : batches.getFirst(),
                rows.isEmpty() ? List.of() : rows.getFirst());
    }

    private static List<String> texts(String words, int most) {
        List<String> texts = Cut.pieces(words, DiscordLimits.CONTENT);
        if (texts.size() <= most) {
            return texts;
        }
        List<String> kept = new ArrayList<>(texts.subList(0, most - 1));
        kept.add(Cut.text(String.join("\n", texts.subList(most - 1, texts.size())), DiscordLimits.CONTENT));
        return kept;
    }

    private static List<List<ActionRow>> rows(Message message) {
        List<ActionRow> rows = Rows.of(message.controls());
        List<List<ActionRow>> parts = new ArrayList<>();
        for (int i = 0; i < rows.size(); i += DiscordLimits.ROWS) {
            parts.add(rows.subList(i, Math.min(i + DiscordLimits.ROWS, rows.size())));
        }
        return parts;
    }

    private static List<List<Upload>> batches(List<Upload> files) {
        List<List<Upload>> batches = new ArrayList<>();
        List<Upload> batch = new ArrayList<>();
        int bytes = 0;
        for (Upload file : files) {
            if (batch.size() == DiscordLimits.FILES || bytes + file.size() > DiscordLimits.REQUEST_BYTES) {
                batches.add(List.copyOf(batch));
                batch.clear();
                bytes = 0;
            }
            batch.add(file);
            bytes += file.size();
        }
        if (!batch.isEmpty()) {
            batches.add(List.copyOf(batch));
        }
        return batches;
    }
}
