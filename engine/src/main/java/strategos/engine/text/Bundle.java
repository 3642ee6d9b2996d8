package strategos.engine.text;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;

/** The messages of one file of words, each compiled once. */
final class Bundle {
    private final Map<String, Message> messages;

    private Bundle(Map<String, Message> messages) {
        this.messages = messages;
    }

    /** @throws BadData when the file is missing, names a key twice, or a message cannot be compiled */
    static Bundle read(ConfigFolder config, String path, ULocale locale) {
        Map<String, Message> messages = new HashMap<>();
        Once lines = new Once("config/" + path);
        try {
            lines.load(new StringReader(config.text(path)));
        } catch (IOException | IllegalArgumentException e) {
            throw new BadData("config/" + path, "", e.getMessage(), e);
        }
        for (String key : lines.stringPropertyNames()) {
            try {
                messages.put(key, Message.compile(lines.getProperty(key), locale));
            } catch (IllegalArgumentException e) {
                throw new BadData("config/" + path, key, e.getMessage(), e);
            }
        }
        return new Bundle(Map.copyOf(messages));
    }

    Optional<Message> message(String key) {
        return Optional.ofNullable(messages.get(key));
    }

    Set<String> keys() {
        return messages.keySet();
    }

    /** Properties that refuse a key that stands there twice, where the plain class keeps the last in silence. */
    private static final class Once extends Properties {
        private static final long serialVersionUID = 1L;

        private final String file;

        Once(String file) {
            this.file = file;
        }

        @Override
        public synchronized Object put(Object key, Object value) {
            if (containsKey(key)) {
                throw new BadData(file, key.toString(), "stands there twice");
            }
            return super.put(key, value);
        }
    }

    /** A compiled message with named values. */
    static final class Message {
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
}
