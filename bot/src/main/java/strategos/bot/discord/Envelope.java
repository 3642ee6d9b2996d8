package strategos.bot.discord;

import java.util.List;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Makes Discord's request bodies of a part. In every one of them nobody is pinged but the users named: whatever people
 * typed into the words, no mention in them rings. Links in the words are not unfolded.
 */
final class Envelope {
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

    /** Replaces everything: words, files and controls that are not in the part are gone from the message. */
    static MessageEditData replace(MessagePart part) {
        return edit(part).setFiles(files(part)).build();
    }

    /** Replaces words and controls, and the files where the part has any. */
    static MessageEditData update(MessagePart part) {
        return part.files().isEmpty() ? edit(part).build() : replace(part);
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
