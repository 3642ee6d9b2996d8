package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import strategos.bot.discord.MessagePart.Upload;
import strategos.bot.memory.Newest;

/**
 * Which pictures stand in the messages that were sent last, so that an edit of the words alone sends none of them again.
 * What is forgotten is sent once more, no worse. Thread-safe.
 */
final class SentPictures {
    /** More open messages than a bot edits within an hour. */
    static final int MOST = 1_000;

    private final Newest<String, List<Sent>> byMessage = new Newest<>(MOST);

    /** A picture by its name there and by its content. */
    private record Sent(String name, String digest) {}

    /** The names under which just these pictures stand in the message already; empty where others do, or none. */
    Optional<List<String>> names(String message, List<Upload> pictures) {
        List<String> digests = pictures.stream().map(Upload::digest).toList();
        return byMessage
                .get(message)
                .filter(there -> !there.isEmpty()
                        && there.stream().map(Sent::digest).toList().equals(digests))
                .map(there -> there.stream().map(Sent::name).toList());
    }

    /** The message shows these now. */
    void sent(String message, List<Upload> pictures) {
        byMessage.put(
                message,
                pictures.stream().map(one -> new Sent(one.name(), one.digest())).toList());
    }
}
