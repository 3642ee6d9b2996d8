package strategos.engine.text;

import com.ibm.icu.number.LocalizedNumberFormatter;
import com.ibm.icu.number.NumberFormatter;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.StringReader;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
        /** Such as "stays?", which is no sentence. */
        private static final Pattern IN_DOUBT = Pattern.compile("\\{\\w+}\\?");

        private static final Pattern VALUE = Pattern.compile("\\{(\\w+)}");

        /** A word, and what makes the next one bold. */
        private static final Pattern AFTER_WORD = Pattern.compile("[a-z] \\**$");

        /** Where something is; a name may say that in its own way. */
        private static final Pattern WHERE = Pattern.compile("\\b(at|off) \\{(\\w+)}");

        private final MessageFormat format;
        private final Set<String> names;
        private final Set<Where> wheres;
        private final String bare;
        private final boolean opens;
        private final Set<String> within;
        private final Optional<String> first;

        private Message(String pattern, ULocale locale) {
            this.format = new MessageFormat(
                    WHERE.matcher(pattern)
                            .replaceAll(found -> "{" + new Where(found.group(1), found.group(2)).key() + "}"),
                    locale);
            this.wheres = WHERE.matcher(pattern)
                    .results()
                    .map(found -> new Where(found.group(1), found.group(2)))
                    .collect(Collectors.toUnmodifiableSet());
            this.opens = opens(pattern);
            this.within = afterWords(pattern);
            this.first = VALUE.matcher(pattern)
                    .results()
                    .filter(found -> found.start() == 0)
                    .map(found -> found.group(1))
                    .findFirst();
            this.names = names(format, wheres);
            this.bare = names.isEmpty() ? format.format(Map.of()) : "";
        }

        /** @throws IllegalArgumentException when the pattern is none */
        static Message compile(String pattern, ULocale locale) {
            return new Message(pattern, locale);
        }

        private static Set<String> names(MessageFormat format, Set<Where> wheres) {
            Set<String> names = new HashSet<>(format.getArgumentNames());
            for (Where where : wheres) {
                names.remove(where.key());
                names.add(where.name());
            }
            return Set.copyOf(names);
        }

        /**
         * A value with the word before it, which are one value of the format.
         *
         * @param word such as "at"
         * @param name of the value
         */
        record Where(String word, String name) {
            String key() {
                return word + "_" + name;
            }
        }

        /** Where something is, as the message says it: at so-and-so. */
        Set<Where> wheres() {
            return wheres;
        }

        /** The names of the values that it needs. */
        Set<String> names() {
            return names;
        }

        /** Whether it begins with a value, and is more than one that is in doubt. */
        boolean opens() {
            return opens;
        }

        /** Whether a word stands before the value, here or where the message is a part of another one. */
        boolean within(String name, boolean whole) {
            return within.contains(name) || (whole && first.equals(Optional.of(name)));
        }

        /** The values before which a word stands wherever they stand. */
        private static Set<String> afterWords(String pattern) {
            Set<String> after = new HashSet<>();
            Set<String> others = new HashSet<>();
            VALUE.matcher(pattern).results().forEach(found -> {
                boolean word =
                        AFTER_WORD.matcher(pattern.substring(0, found.start())).find();
                (word ? after : others).add(found.group(1));
            });
            after.removeAll(others);
            return Set.copyOf(after);
        }

        private static boolean opens(String pattern) {
            return pattern.startsWith("{") && !IN_DOUBT.matcher(pattern).matches();
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

    /** Numbers in sentences: those below nothing have a true minus, where English numbers have a hyphen. */
    static final class Figures {
        private final LocalizedNumberFormatter numbers;

        Figures(ULocale locale) {
            this.numbers = NumberFormatter.withLocale(locale);
        }

        String of(long n) {
            return (n < 0 ? Minus.SIGN : "") + spelt(Math.abs(n));
        }

        /** What was formatted with these values, with its minuses; words with a hyphen keep it. */
        String signed(String said, Collection<Object> values) {
            String signed = said;
            for (Object value : values) {
                if (value instanceof Integer n && n < 0) {
                    signed = signed.replaceAll("(?<![\\w-])" + Pattern.quote(spelt(n)) + "(?!\\d)", of(n));
                }
            }
            return signed;
        }

        private String spelt(long n) {
            return numbers.format(n).toString();
        }
    }
}
