package strategos.bot.port;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What the person who asked is told, and nobody else.
 *
 * @param ok whether it was done
 * @param message what is shown
 * @param refusal why it was not done, in one sentence
 * @param rule the rule behind the refusal, if there is one
 * @param match the match it was about, with what the whole table knows of its version
 * @param data what the line protocol also prints under {@code --json}, by name, as values that Jackson can write
 * @param files what was asked for as a file
 */
public record Answer(
        boolean ok,
        Message message,
        String refusal,
        Optional<String> rule,
        Optional<MatchAt> match,
        SequencedMap<String, Object> data,
        List<Attachment> files) {
    public Answer {
        data = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(data));
        files = List.copyOf(files);
    }

    /** A match at a version. */
    public record MatchAt(String id, long version) {}

    /** Done, with something to show. */
    public static Answer done(Message message) {
        return new Answer(true, message, "", Optional.empty(), Optional.empty(), new LinkedHashMap<>(), List.of());
    }

    /** Not done: one clear sentence. */
    public static Answer refused(String sentence) {
        return refused(sentence, Optional.empty());
    }

    /** Not done: one clear sentence, and the rule behind it, if there is one. */
    public static Answer refused(String sentence, Optional<String> rule) {
        return new Answer(
                false, Message.text(sentence), sentence, rule, Optional.empty(), new LinkedHashMap<>(), List.of());
    }

    /** The same, about a match. */
    public Answer about(String match, long version) {
        return new Answer(ok, message, refusal, rule, Optional.of(new MatchAt(match, version)), data, files);
    }

    /** The same, with more for the line protocol. */
    public Answer with(Map<String, ?> more) {
        LinkedHashMap<String, Object> all = new LinkedHashMap<>(data);
        all.putAll(more);
        return new Answer(ok, message, refusal, rule, match, all, files);
    }

    /** The same, with a file. */
    public Answer with(Attachment file) {
        return new Answer(ok, message, refusal, rule, match, data, List.of(file));
    }

    /** The same, with controls below. */
    public Answer with(List<Control> controls) {
        return new Answer(
                ok, new Message(message.text(), message.pictures(), controls), refusal, rule, match, data, files);
    }

    /**
     * A file for the one who asked.
     *
     * @param name a file name without a path
     * @param content its text, sent as UTF-8
     */
    public record Attachment(String name, String content) {}
}
