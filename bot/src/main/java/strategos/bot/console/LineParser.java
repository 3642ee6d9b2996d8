package strategos.bot.console;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.console.LineParser.ConsoleLine.Wish;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Request.Input;
import strategos.bot.typing.Splitter;
import strategos.bot.typing.Splitter.Word;
import strategos.engine.text.Text;

/**
 * Reads the lines of the protocol.
 *
 * @param catalogue what can be typed
 */
record LineParser(Catalogue catalogue) {
    /** The longest line; more is no command. */
    static final int LONGEST = 10_000;

    private static final String ENCODED = "\uFEFF";
    private static final Pattern PREFIX = Pattern.compile("([@#])(\\S+)\\s*");
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}_.-]{1,32}");
    private static final Pattern CLOCK = Pattern.compile("\\+(\\d{1,6})([smhd])");
    private static final Map<String, Duration> UNITS = Map.of(
            "s", Duration.ofSeconds(1), "m", Duration.ofMinutes(1), "h", Duration.ofHours(1), "d", Duration.ofDays(1));

    /** The line; empty for one that is ignored. @throws BadLine when it means nothing */
    Optional<ConsoleLine> parse(String typed) throws BadLine {
        if (typed.length() > LONGEST) {
            throw new BadLine("console.long-line", "most", LONGEST);
        }
        // A file that Windows has saved begins with a mark of its encoding.
        String line = (typed.startsWith(ENCODED) ? typed.substring(1) : typed).strip();
        check(line);
        if (ignored(line)) {
            return Optional.empty();
        }
        Optional<String> speaker = Optional.empty();
        Optional<String> channel = Optional.empty();
        Matcher prefix = PREFIX.matcher(line);
        while (prefix.lookingAt()) {
            String name = name(prefix.group(1), prefix.group(2));
            if (prefix.group(1).equals("@")) {
                speaker = Optional.of(name);
            } else {
                channel = Optional.of(name);
            }
            line = line.substring(prefix.end());
            prefix = PREFIX.matcher(line);
        }
        return Optional.of(
                new ConsoleLine(speaker, channel, ignored(line) ? Optional.empty() : Optional.of(wish(line))));
    }

    private static boolean ignored(String line) {
        return line.isEmpty() || line.equals("#") || (line.startsWith("#") && Character.isWhitespace(line.charAt(1)));
    }

    private static void check(String line) throws BadLine {
        if (line.chars().anyMatch(c -> Character.isISOControl(c) && c != '\t')) {
            throw new BadLine("console.control-characters");
        }
    }

    private static String name(String sign, String name) throws BadLine {
        if (!NAME.matcher(name).matches()) {
            throw new BadLine(sign.equals("@") ? "console.speaker" : "console.channel", "name", name);
        }
        return name;
    }

    private Wish wish(String line) throws BadLine {
        char sign = line.charAt(0);
        String rest = line.substring(1);
        return switch (sign) {
            case '/' -> new Wish.Slash(command(rest));
            case '?' -> question(rest);
            case '!' -> control(rest);
            case '@', '#' -> throw new BadLine("console.nameless", "sign", Character.toString(sign));
            default -> throw new BadLine("console.no-line", "line", line);
        };
    }

    private Input.Command command(String line) throws BadLine {
        List<Word> words = split(':', line);
        if (words.isEmpty() || !words.getFirst().bare()) {
            throw new BadLine("console.no-group");
        }
        String group = lower(words.getFirst());
        boolean verbed = words.size() > 1
                && words.get(1).bare()
                && catalogue.find(group, "").isEmpty();
        String verb = verbed ? lower(words.get(1)) : "";
        List<Word> rest = words.subList(verbed ? 2 : 1, words.size());
        Optional<Catalogue.Verb> known = catalogue.find(group, verb);
        if (known.filter(Catalogue.Verb::bare).isPresent() && !nameless(rest).isEmpty()) {
            String typed = "/" + (group + " " + verb).strip();
            boolean none = known.get().options().isEmpty();
            throw new BadLine(
                    none ? "command.no-options" : "console.no-words", "command", typed, "option", nameless(rest));
        }
        return new Input.Command(group, verb, named(withFirst(known, rest), ":"));
    }

    /** What begins without a name has that of the option for it: {@code /rules how do I win}. */
    private static List<Word> withFirst(Optional<Catalogue.Verb> verb, List<Word> words) {
        Optional<Catalogue.Option> first = verb.flatMap(Catalogue.Verb::nameless);
        if (first.isEmpty() || words.isEmpty() || !words.getFirst().bare()) {
            return words;
        }
        return Stream.concat(
                        Stream.of(new Word(first.get().name(), nameless(words))),
                        words.stream().dropWhile(Word::bare))
                .toList();
    }

    private static String nameless(List<Word> words) {
        return words.stream().takeWhile(Word::bare).map(Word::value).collect(Collectors.joining(" "));
    }

    /** As commands are written, whatever a keyboard makes of their first letter. */
    private static String lower(Word word) {
        return word.value().toLowerCase(Locale.ROOT);
    }

    private Wish question(String line) throws BadLine {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1] : "";
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "slots" -> {
                List<Word> words = verb("?slots", rest);
                yield new Wish.Slots(lower(words.getFirst()), named(words.subList(1, words.size()), "="));
            }
            case "preview" -> {
                List<Word> words = verb("?preview", rest);
                yield new Wish.Preview(lower(words.getFirst()), named(words.subList(1, words.size()), "="));
            }
            case "complete" -> complete(rest);
            default -> throw new BadLine("console.no-question", "line", "?" + parts[0]);
        };
    }

    private static List<Word> verb(String question, String rest) throws BadLine {
        List<Word> words = split('=', rest);
        if (words.isEmpty() || !words.getFirst().bare()) {
            throw new BadLine("console.no-verb", "question", question);
        }
        return words;
    }

    private Wish complete(String line) throws BadLine {
        if (!line.startsWith("/")) {
            throw new BadLine("console.complete-form");
        }
        Input.Command command = command(line.substring(1));
        if (command.options().isEmpty()) {
            throw new BadLine("console.complete-form");
        }
        SequencedMap<String, String> given = new LinkedHashMap<>(command.options());
        Map.Entry<String, String> last = given.pollLastEntry();
        return new Wish.Complete(command.group(), command.verb(), given, last.getKey(), last.getValue());
    }

    private static Wish control(String line) throws BadLine {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "press" -> press(rest);
            case "clock" -> new Wish.Clock(duration(rest));
            default -> throw new BadLine("console.no-control", "line", "!" + parts[0]);
        };
    }

    private static Wish press(String rest) throws BadLine {
        if (rest.isEmpty()) {
            throw new BadLine("console.press-form");
        }
        String[] parts = rest.split("\\s+", 2);
        return new Wish.Press(parts[0], parts.length > 1 ? parts[1] : "");
    }

    private static Duration duration(String typed) throws BadLine {
        Matcher matcher = CLOCK.matcher(typed);
        if (!matcher.matches()) {
            throw new BadLine("console.clock-form", "n", typed.length(), "typed", typed);
        }
        return UNITS.get(matcher.group(2)).multipliedBy(Long.parseLong(matcher.group(1)));
    }

    private static List<Word> split(char sign, String line) throws BadLine {
        try {
            return new Splitter(sign).split(line);
        } catch (Splitter.Broken broken) {
            throw new BadLine(
                    switch (broken.fault()) {
                        case OPEN_QUOTE -> "command.quote-open";
                        case AFTER_QUOTE -> "command.quote-after";
                    });
        }
    }

    private static SequencedMap<String, String> named(List<Word> words, String sign) throws BadLine {
        SequencedMap<String, String> named = new LinkedHashMap<>();
        for (Word word : words) {
            if (word.bare()) {
                throw new BadLine("console.no-name", "word", word.value(), "sign", sign);
            }
            if (named.put(word.name().toLowerCase(Locale.ROOT), word.value()) != null) {
                throw new BadLine("console.name-twice", "name", word.name());
            }
        }
        return named;
    }

    /** A line that means nothing: one sentence says why. */
    static final class BadLine extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Text why;

        BadLine(String key, Object... values) {
            super(key, null, false, false);
            this.why = Text.of(key, values);
        }

        Text why() {
            return why;
        }
    }

    /**
     * A line of the protocol.
     *
     * @param speaker who speaks from here on, if the line says so
     * @param channel where, likewise
     * @param wish what is wanted; empty where the line only says who and where
     */
    record ConsoleLine(Optional<String> speaker, Optional<String> channel, Optional<Wish> wish) {
        /** What a line wants. */
        sealed interface Wish {
            /** A slash command. */
            record Slash(Input.Command command) implements Wish {}

            /** {@code ?slots}: what the open slots of a verb still take. */
            record Slots(String verb, SequencedMap<String, String> filled) implements Wish {
                public Slots {
                    filled = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(filled));
                }
            }

            /** {@code ?preview}: what an order would set off. */
            record Preview(String verb, SequencedMap<String, String> filled) implements Wish {
                public Preview {
                    filled = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(filled));
                }
            }

            /**
             * {@code ?complete}: what autocompletion would show.
             *
             * @param given the options before the last one
             */
            record Complete(String group, String verb, SequencedMap<String, String> given, String option, String typed)
                    implements Wish {
                public Complete {
                    given = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(given));
                }
            }

            /**
             * {@code !press}: a button, a menu or a form.
             *
             * @param values as typed: between commas for a menu, whole for a form
             */
            record Press(String id, String values) implements Wish {}

            /** {@code !clock}: time goes by. */
            record Clock(Duration by) implements Wish {}
        }
    }
}
