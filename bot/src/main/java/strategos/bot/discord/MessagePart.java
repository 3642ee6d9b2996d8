package strategos.bot.discord;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;
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
     * @param words characters that one part takes
     */
    static List<MessagePart> all(Message message, Painted painted, List<Upload> more, int most, int words) {
        List<List<Upload>> batches = batches(
                Stream.concat(painted.pictures().stream(), more.stream()).toList());
        List<List<ActionRow>> rows = rows(message);
        int further = Math.max(batches.size() - 1, 0) + Math.max(rows.size() - 1, 0);

        List<MessagePart> parts = new ArrayList<>();
        for (String text : texts(painted.text(), Math.max(most - further, 1), words)) {
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

    private static List<String> texts(String words, int most, int room) {
        List<String> texts = Cut.pieces(words, room);
        if (texts.size() <= most) {
            return texts;
        }
        List<String> kept = new ArrayList<>(texts.subList(0, most - 1));
        kept.add(Cut.text(String.join("\n", texts.subList(most - 1, texts.size())), room));
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

    /** A file on its way out: a picture with its words, or a text with none. */
    static final class Upload {
        private final String name;
        private final String alt;
        private final byte[] bytes;

        Upload(String name, String alt, byte[] bytes) {
            this.name = name;
            this.alt = alt;
            this.bytes = bytes.clone();
        }

        String name() {
            return name;
        }

        String alt() {
            return alt;
        }

        int size() {
            return bytes.length;
        }

        /** Whether Discord takes a file of that size. */
        boolean fits() {
            return bytes.length <= DiscordLimits.FILE_BYTES;
        }

        /** Whether it is shown, and not only offered to be saved. */
        boolean picture() {
            return name.endsWith(".png") || name.endsWith(".gif");
        }

        /** What tells its content from any other's. */
        String digest() {
            try {
                return HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every JDK has SHA-256", e);
            }
        }

        /** The same file under another name. */
        Upload named(String another) {
            return new Upload(another, alt, bytes);
        }

        FileUpload file() {
            return FileUpload.fromData(bytes, name).setDescription(alt.isEmpty() ? null : alt);
        }
    }

    /**
     * Makes Discord's request bodies of a part. In every one of them nobody is pinged but the users named: whatever people
     * typed into the words, no mention in them rings. Links in the words are not unfolded.
     */
    static final class Envelope {
        private Envelope() {}

        static MessageCreateData create(MessagePart part, List<String> pings) {
            return new MessageCreateBuilder()
                    .setContent(part.text())
                    .setFiles(files(part))
                    .setComponents(part.rows())
                    .setAllowedMentions(List.of())
                    .mentionUsers(pings)
                    .setSuppressEmbeds(true)
                    .build();
        }

        /** Replaces words and controls, and the files where the part has any. */
        static MessageEditData update(MessagePart part) {
            return part.files().isEmpty()
                    ? edit(part).build()
                    : edit(part).setFiles(files(part)).build();
        }

        private static MessageEditBuilder edit(MessagePart part) {
            return new MessageEditBuilder()
                    .setContent(part.text())
                    .setComponents(part.rows())
                    .setAllowedMentions(List.of())
                    .setSuppressEmbeds(true);
        }

        private static List<FileUpload> files(MessagePart part) {
            return part.files().stream().map(Upload::file).toList();
        }
    }
}
