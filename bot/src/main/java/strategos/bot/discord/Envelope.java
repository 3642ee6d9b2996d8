package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Makes Discord's request bodies of a part. In every one of them nobody is pinged but the one user named: whatever people
 * typed into the words, no mention in them rings. Links in the words are not unfolded.
 */
final class Envelope {
    private Envelope() {}

    static MessageCreateData create(Part part, Optional<String> pings) {
        return new MessageCreateBuilder()
                .setContent(part.text())
                .setFiles(files(part))
                .setComponents(part.rows())
                .setAllowedMentions(List.of())
                .mentionUsers(pings.stream().toList())
                .setSuppressEmbeds(true)
                .build();
    }

    /** Replaces everything: words, pictures and controls that are not in the part are gone from the message. */
    static MessageEditData edit(Part part) {
        return new MessageEditBuilder()
                .setContent(part.text())
                .setFiles(files(part))
                .setComponents(part.rows())
                .setEmbeds(List.of())
                .setAllowedMentions(List.of())
                .setSuppressEmbeds(true)
                .build();
    }

    private static List<FileUpload> files(Part part) {
        return part.pictures().stream()
                .map(png -> FileUpload.fromData(png.bytes(), png.name()).setDescription(png.alt()))
                .toList();
    }
}
