package strategos.bot.port;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What the person who asked is told, and nobody else.
 *
 * @param message what is shown
 * @param refusal why it was not done; empty when it was
 * @param match the match it was about, with what the whole table knows of its version
 * @param answered the name of the game's question that it answers; empty for all else, such as one that still lacks something
 * @param data what the line protocol also prints under {@code --json}, by name, as values that Jackson can write
 * @param files what was asked for as a file
 */
@RecordBuilder
public record Answer(
        Message message,
        Optional<Refusal> refusal,
        Optional<MatchAt> match,
        Optional<String> answered,
        SequencedMap<String, Object> data,
        List<Attachment> files)
        implements AnswerBuilder.With {
    public Answer {
        data = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(data));
        files = List.copyOf(files);
    }

    /** Why it was not done: one clear sentence, and the rule behind it, if there is one. */
    public record Refusal(String sentence, Optional<String> rule) {}

    /** A match at a version. */
    public record MatchAt(String id, long version) {}

    /** Done, with something to show. */
    public static Answer done(Message message) {
        return new Answer(
                message, Optional.empty(), Optional.empty(), Optional.empty(), new LinkedHashMap<>(), List.of());
    }

    /** Not done: one clear sentence. */
    public static Answer refused(String sentence) {
        return refused(sentence, Optional.empty());
    }

    /** Not done: one clear sentence, and the rule behind it, if there is one. */
    public static Answer refused(String sentence, Optional<String> rule) {
        return done(Message.text(sentence)).withRefusal(Optional.of(new Refusal(sentence, rule)));
    }

    /** Whether it was done. */
    public boolean ok() {
        return refusal.isEmpty();
    }

    /** The same, about a match. */
    public Answer about(String match, long version) {
        return withMatch(Optional.of(new MatchAt(match, version)));
    }

    /** The same, with more for the line protocol. */
    public Answer with(Map<String, ?> more) {
        LinkedHashMap<String, Object> all = new LinkedHashMap<>(data);
        all.putAll(more);
        return withData(all);
    }

    /** The same, with a file. */
    public Answer with(Attachment file) {
        return withFiles(List.of(file));
    }

    /** The same, with controls below. */
    public Answer with(List<Control> controls) {
        return withMessage(message.withControls(controls));
    }

    /**
     * A file for the one who asked.
     *
     * @param name a file name without a path
     * @param content its text, sent as UTF-8
     */
    public record Attachment(String name, String content) {}
}
