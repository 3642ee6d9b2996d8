package strategos.bot.port;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the person who asked is told, and nobody else.
 *
 * @param ok whether it was done
 * @param message what is shown
 * @param refusal why it was not done, in one sentence
 * @param rule the rule behind the refusal; may be empty
 * @param match the match it was about, with what the whole table knows of its version
 * @param data what the line protocol also prints under {@code --json}, by name, as values that Jackson can write
 */
public record Answer(
        boolean ok, Message message, String refusal, String rule, Optional<MatchAt> match, Map<String, Object> data) {
    public Answer {
        data = Map.copyOf(data);
    }

    /** A match at a version. */
    public record MatchAt(String id, long version) {}

    /** Done, with something to show. */
    public static Answer done(Message message) {
        return new Answer(true, message, "", "", Optional.empty(), Map.of());
    }

    /** Not done: one clear sentence, and the rule behind it or an empty text. */
    public static Answer refused(String sentence, String rule) {
        return new Answer(false, Message.text(sentence), sentence, rule, Optional.empty(), Map.of());
    }

    /** The same, about a match. */
    public Answer about(String match, long version) {
        return new Answer(ok, message, refusal, rule, Optional.of(new MatchAt(match, version)), data);
    }

    /** The same, with more for the line protocol. */
    public Answer with(Map<String, Object> more) {
        return new Answer(ok, message, refusal, rule, match, more);
    }

    /** The same, with controls below. */
    public Answer with(List<Control> controls) {
        return new Answer(ok, new Message(message.text(), message.pictures(), controls), refusal, rule, match, data);
    }
}
