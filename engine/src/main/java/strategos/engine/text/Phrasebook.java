package strategos.engine.text;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.util.ULocale;
import java.text.Bidi;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.RuleIndex;
import strategos.engine.seat.Seat;
import strategos.engine.text.Bundle.Figures;
import strategos.engine.text.Bundle.Message;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/**
 * Puts texts into words: looks keys up in the game's bundle, then in the common one, and fills in the values. What is
 * typed or comes from outside goes through one {@link Escape}. Where a key or a value is missing it says so in plain words
 * instead of failing, and {@link MissingWords} hears of it; {@link #problems} tells, for tests and checks at start-up. Safe
 * for use by many at once.
 */
public final class Phrasebook {
    /** English with "a, b and c". */
    private static final ULocale LOCALE = new ULocale("en_GB");

    private static final String COMMON = "words/en.properties";

    /** What stands where words are missing: no reader is shown a key. */
    private static final String NO_WORDS = "words.missing";

    private static final List<MissingWords> LISTENERS = ServiceLoader.load(MissingWords.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    /** What ends a sentence. */
    private static final String SENTENCE = ".?!";

    /** A name that needs an article within a sentence has it under its key with this: {@code sea.therma.within}. */
    private static final String WITHIN = ".within";

    /** A name at which nothing is has here where it is instead: {@code sea.therma.at}, in the Gulf of Therma. */
    private static final String AT = ".at";

    private static final String ISOLATE = "\u2068";
    private static final String ISOLATED = "\u2069";

    /** How deep texts may lie in texts: a text of a match never comes near it. */
    private static final int DEEPEST = 16;

    private final List<Bundle> bundles;
    private final RuleIndex rules;
    private final Escape escape;
    private final Function<Seat, Optional<String>> players;
    private final Series series = new Series(LOCALE);
    private final Figures figures = new Figures(LOCALE);

    private Phrasebook(List<Bundle> bundles, RuleIndex rules, Escape escape, Function<Seat, Optional<String>> players) {
        this.bundles = bundles;
        this.rules = rules;
        this.escape = escape;
        this.players = players;
    }

    /**
     * The common words alone.
     *
     * @throws BadData with file, key and reason when a bundle is missing or a message cannot be compiled
     */
    public static Phrasebook common(ConfigFolder config, Escape escape) {
        return new Phrasebook(
                List.of(Bundle.read(config, COMMON, LOCALE)), RuleIndex.empty(), escape, seat -> Optional.empty());
    }

    /**
     * A game's words and these, which it need not have.
     *
     * @throws BadData with file, key and reason when the game's bundle is missing or a message cannot be compiled
     */
    public Phrasebook under(ConfigFolder config, String game, RuleIndex its) {
        Bundle own = Bundle.read(config, "games/" + game + "/words/en.properties", LOCALE);
        return new Phrasebook(Stream.concat(Stream.of(own), bundles.stream()).toList(), its, escape, players);
    }

    /** The same words for another kind of face. */
    public Phrasebook escaping(Escape another) {
        return new Phrasebook(bundles, rules, another, players);
    }

    /** The same words with seats called by their players, where the function gives a name; it is escaped. */
    public Phrasebook calling(Function<Seat, Optional<String>> names) {
        return new Phrasebook(bundles, rules, escape, names);
    }

    /** The sentence. */
    public String say(Text text) {
        return escape.printed(say(text, 0));
    }

    /** The sentence without its rule. */
    public String say(Line line) {
        return say(line.text());
    }

    /** The sentence with its rule in brackets after it: by its number, or by its heading where there is none. */
    public String withRule(Line line) {
        return line.rule()
                .map(rule -> format("line.with-rule", Map.of("line", say(line), "rule", cited(rule))))
                .orElseGet(() -> say(line));
    }

    /** How a sentence cites the rule: by its number, or by its heading where there is none. */
    public String cited(String rule) {
        return rules.rule(rule).map(RuleIndex.Entry::cited).orElse(rule);
    }

    /** The seat as people call it. */
    public String seat(Seat seat) {
        return say(new Arg.Name("seat", seat.id()), 0, false).toString();
    }

    /** Whether there are words for the key. */
    public boolean has(String key) {
        return message(key).isPresent();
    }

    /** Every key that has words. */
    public Set<String> keys() {
        Set<String> keys = new TreeSet<>();
        bundles.forEach(bundle -> keys.addAll(bundle.keys()));
        return keys;
    }

    /** What is missing to say this: keys without words, values that the words need, values of the wrong kind. */
    public List<String> problems(Text text) {
        return new PhraseCheck(this).check(text);
    }

    /** What is missing to say this with its rule. */
    public List<String> problems(Line line) {
        return new PhraseCheck(this).check(line);
    }

    boolean knowsRule(String rule) {
        return rules.rule(rule).isPresent();
    }

    Optional<Message> message(String key) {
        for (Bundle bundle : bundles) {
            Optional<Message> message = bundle.message(key);
            if (message.isPresent()) {
                return message;
            }
        }
        return Optional.empty();
    }

    /** @param within whether the text goes on with a sentence in which a word stands before it */
    Map<String, Object> values(Text text, int depth, boolean within) {
        Optional<Message> message = message(text.key());
        Map<String, Object> values = HashMap.newHashMap(text.with().size());
        text.with().forEach((name, arg) -> {
            boolean after = message.filter(m -> m.within(name, within)).isPresent();
            values.put(name, say(arg, depth, after));
        });
        message.map(Message::wheres).orElse(Set.of()).stream()
                .filter(where -> text.with().containsKey(where.name()))
                .forEach(where ->
                        values.put(where.key(), where(where, text.with().get(where.name()), depth)));
        return values;
    }

    private String say(Text text, int depth) {
        return say(text, depth, false);
    }

    private String say(Text text, int depth, boolean within) {
        return depth > DEEPEST
                ? unresolved(text.key())
                : begun(text, depth, format(text.key(), values(text, depth + 1, within)));
    }

    /** A sentence that begins with one of its values begins with a capital, unless a person has chosen how that is spelt. */
    private String begun(Text text, int depth, String said) {
        boolean small = !said.isEmpty()
                && Character.isLowerCase(said.codePointAt(0))
                && SENTENCE.indexOf(said.charAt(said.length() - 1)) >= 0
                && message(text.key()).filter(Message::opens).isPresent();
        return small && !chosen(text, depth).anyMatch(said::startsWith) ? Capital.first(said) : said;
    }

    /** What persons have spelt as they like: what they typed, and how they are called. */
    private Stream<String> chosen(Text text, int depth) {
        return text.with().values().stream().flatMap(arg -> chosen(arg, depth));
    }

    private Stream<String> chosen(Arg arg, int depth) {
        return switch (arg) {
            case Arg.Count c -> Stream.empty();
            case Arg.Typed(String words) -> Stream.of(typed(words)).filter(typed -> !typed.isEmpty());
            case Arg.Nested(Text text) -> depth > DEEPEST ? Stream.empty() : chosen(text, depth + 1);
            case Arg.Name(String kind, String id) -> player(kind, id).stream();
            case Arg.Many(List<Arg> many) -> many.stream().flatMap(one -> chosen(one, depth));
        };
    }

    private String format(String key, Map<String, Object> values) {
        Optional<Message> message = message(key);
        if (message.isEmpty() || !values.keySet().containsAll(message.get().names())) {
            return unresolved(key);
        }
        try {
            return figures.signed(message.get().format(values), values.values());
        } catch (IllegalArgumentException wrongKindOfValue) {
            return unresolved(key);
        }
    }

    private String unresolved(String key) {
        LISTENERS.forEach(listener -> listener.missing(key));
        return message(NO_WORDS).map(words -> words.format(Map.of())).orElse("");
    }

    private Object say(Arg arg, int depth, boolean within) {
        return switch (arg) {
            case Arg.Count(int n) -> n;
            case Arg.Typed(String words) -> typed(words);
            case Arg.Nested(Text text) -> say(text, depth, within);
            case Arg.Name(String kind, String id) -> player(kind, id).orElseGet(() -> named(kind, id, depth, within));
            case Arg.Many(List<Arg> many) ->
                series.of(many.stream().map(one -> inList(one, depth, within)).toList());
        };
    }

    private String where(Message.Where where, Arg arg, int depth) {
        return arg instanceof Arg.Name(String kind, String id) && has(kind + "." + id + AT)
                ? say(Text.of(kind + "." + id + AT), depth)
                : where.word() + " " + inList(arg, depth, true);
    }

    private Object inList(Arg arg, int depth, boolean within) {
        return arg instanceof Arg.Count(int n) ? figures.of(n) : say(arg, depth, within);
    }

    /** A name without words is said as it is spelt. */
    private String named(String kind, String id, int depth, boolean within) {
        String key = kind + "." + id;
        if (within && has(key + WITHIN)) {
            return say(Text.of(key + WITHIN), depth);
        }
        if (has(key)) {
            return say(Text.of(key), depth);
        }
        LISTENERS.forEach(listener -> listener.missing(key));
        return escape.apply(id.replace('-', ' '));
    }

    private Optional<String> player(String kind, String id) {
        return kind.equals("seat") ? players.apply(new Seat(id)).map(this::typed) : Optional.empty();
    }

    /** A person's words; where they run from right to left, what stands beside them in the sentence keeps its place. */
    private String typed(String words) {
        String harmless = escape.apply(words);
        return Bidi.requiresBidi(harmless.toCharArray(), 0, harmless.length())
                ? ISOLATE + harmless + ISOLATED
                : harmless;
    }

    /** Looks for what is missing to put a text into words. */
    private static final class PhraseCheck {
        private final Phrasebook book;
        private final List<String> problems = new ArrayList<>();

        PhraseCheck(Phrasebook book) {
            this.book = book;
        }

        List<String> check(Line line) {
            line.rule()
                    .filter(rule -> !book.knowsRule(rule))
                    .ifPresent(rule -> problems.add(
                            line.text().key() + " cites the rule " + rule + ", which the index does not have"));
            return check(line.text());
        }

        List<String> check(Text text) {
            text(text);
            return List.copyOf(problems);
        }

        private void text(Text text) {
            text.with().values().forEach(this::arg);
            Optional<Message> message = book.message(text.key());
            if (message.isEmpty()) {
                problems.add(text.key() + " has no words");
                return;
            }
            Set<String> missing = new TreeSet<>(message.get().names());
            missing.removeAll(text.with().keySet());
            if (!missing.isEmpty()) {
                problems.add(text.key() + " is not given " + missing);
                return;
            }
            try {
                message.get().format(book.values(text, 0, false));
            } catch (IllegalArgumentException e) {
                problems.add(text.key() + " is given a value of the wrong kind: " + e.getMessage());
            }
        }

        private void arg(Arg arg) {
            switch (arg) {
                case Arg.Name(String kind, String id) -> text(Text.of(kind + "." + id));
                case Arg.Nested(Text text) -> text(text);
                case Arg.Many(List<Arg> list) -> list.forEach(this::arg);
                case Arg.Count c -> {}
                case Arg.Typed t -> {}
            }
        }
    }

    /** Several things in one sentence: a, b and c; but where one of them has a comma or a colon of its own, semicolons part them. */
    static final class Series {
        private final ListFormatter list;

        Series(ULocale locale) {
            this.list = ListFormatter.getInstance(locale);
        }

        String of(List<Object> things) {
            return things.size() > 1 && things.stream().anyMatch(one -> one instanceof String words && parted(words))
                    ? things.stream().map(Object::toString).collect(Collectors.joining("; "))
                    : list.format(things);
        }

        /** Whether a comma or a colon parts the words, outside brackets. */
        private static boolean parted(String words) {
            int depth = 0;
            for (int i = 0; i < words.length() - 1; i++) {
                switch (words.charAt(i)) {
                    case '(' -> depth++;
                    case ')' -> depth--;
                    case ',', ':' -> {
                        if (depth <= 0 && words.charAt(i + 1) == ' ') {
                            return true;
                        }
                    }
                    default -> {}
                }
            }
            return false;
        }
    }
}
