package strategos.bot.port;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** What a person did. */
public sealed interface Input {
    /**
     * A slash command: {@code /group verb option:value}.
     *
     * @param options in the order in which they were given, each as typed
     */
    record Command(String group, String verb, SequencedMap<String, String> options) implements Input {
        public Command {
            options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
        }
    }

    /** Pressed a button, or sent a menu with the values picked. */
    record Press(String id, List<String> values) implements Input {
        public Press {
            values = List.copyOf(values);
        }
    }

    /** Sent a form. */
    record Submit(String id, SequencedMap<String, String> fields) implements Input {
        public Submit {
            fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
        }
    }
}
