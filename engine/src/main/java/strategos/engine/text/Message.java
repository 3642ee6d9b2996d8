package strategos.engine.text;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.util.Map;
import java.util.Set;

/** A compiled message with named values. */
final class Message {
    private final MessageFormat format;
    private final Set<String> names;
    private final String bare;

    private Message(MessageFormat format) {
        this.format = format;
        this.names = Set.copyOf(format.getArgumentNames());
        this.bare = names.isEmpty() ? format.format(Map.of()) : "";
    }

    /** @throws IllegalArgumentException when the pattern is none */
    static Message compile(String pattern, ULocale locale) {
        return new Message(new MessageFormat(pattern, locale));
    }

    /** The names of the values that it needs. */
    Set<String> names() {
        return names;
    }

    /** @throws IllegalArgumentException when a value is missing or of the wrong kind */
    String format(Map<String, Object> values) {
        if (names.isEmpty()) {
            return bare;
        }
        synchronized (format) { // a MessageFormat is for one at a time
            return format.format(values);
        }
    }
}
