package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Option;
import strategos.engine.library.Library;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Topic;

/** Neither the bot nor storage knows a game: none of its names stands in a text of their sources. */
class GameWordsInSourcesTest {
    private static final List<Path> SOURCES = List.of(Path.of("src/main/java"), Path.of("../storage/src/main/java"));

    /** A text between quotation marks, on one line. */
    private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    private static final Pattern WORD = Pattern.compile("[\\p{L}][\\p{L}\\p{N}_-]*");

    /** Plain words of the trade that a game may share with the host: commands, slots of any move, parts of a picture. */
    private static final Set<String> SHARED = Set.of(
            "place",
            "unit",
            "pieces",
            "kinds",
            "done",
            "closed",
            "drop",
            "play",
            "pass",
            "draw",
            "order",
            "orders",
            "ask",
            "yes",
            "no",
            "open",
            "none",
            "seat",
            "seats",
            "space",
            "path",
            "value",
            "number",
            "target",
            "card",
            "cards",
            "option",
            "options",
            "out",
            "roll",
            "rolls",
            "time",
            "race",
            "standing",
            "random",
            "choose",
            "odds",
            "result",
            "natural",
            "total",
            "kind",
            "by",
            "on",
            "phase",
            "turn",
            "text",
            "use",
            "way",
            "name",
            "what",
            "to",
            "from",
            "all",
            "wavering",
            "status",
            "score",
            "hand",
            "side",
            "whose",
            "modified",
            "dice",
            "die",
            "map",
            "state",
            "rules",
            "of",
            "with",
            "where",
            "leave",
            "how",
            "lose",
            "counter",
            "agree",
            "round",
            "against",
            "row",
            "port",
            "zone");

    @Test
    void noTextNamesWhatBelongsToAGame() throws IOException {
        Set<String> words = new HashSet<>();
        Set<String> names = new HashSet<>();
        for (Game<?> game : Library.packed().games()) {
            ids(game.box()).map(id -> id.toLowerCase(Locale.ROOT)).forEach(words::add);
            names.addAll(names(game.box().id()));
        }
        words.removeAll(SHARED);
        assertThat(words).isNotEmpty();
        assertThat(names).isNotEmpty();
        List<String> found = new ArrayList<>();
        for (Path source : sources()) {
            Matcher texts = TEXT.matcher(code(source));
            while (texts.find()) {
                String text = texts.group(1);
                Matcher word = WORD.matcher(text);
                while (word.find()) {
                    if (words.contains(word.group().toLowerCase(Locale.ROOT))) {
                        found.add(source + ": \"" + text + "\"");
                    }
                }
                names.stream().filter(text::contains).forEach(name -> found.add(source + ": \"" + text + "\""));
            }
        }
        assertThat(found).isEmpty();
    }

    /** Everything by which a program addresses the game. */
    private static Stream<String> ids(Box box) {
        return Stream.of(
                        Stream.of(box.id()),
                        box.scenarios().stream().map(Scenario::id),
                        box.scenarios().stream()
                                .flatMap(s -> s.seats().stream())
                                .map(Seat::id),
                        box.options().stream().map(Option::name),
                        box.options().stream().flatMap(o -> o.values().stream()),
                        box.verbs().stream().map(Verb::name),
                        box.verbs().stream().flatMap(v -> v.slots().stream()).map(Slot::name),
                        box.topics().stream().map(Topic::name),
                        box.topics().stream().flatMap(t -> t.facts().stream()).map(Topic.Fact::name))
                .flatMap(all -> all);
    }

    /** The proper names in its bundle: those that stand alone, with a capital and without values. */
    private static Set<String> names(String game) throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(Library.packed().config().text("games/" + game + "/words/en.properties")));
        Set<String> names = new HashSet<>();
        words.forEach((key, value) -> {
            String text = value.toString();
            if (text.length() > 5 && Character.isUpperCase(text.charAt(0)) && !text.contains("{")) {
                names.add(text);
            }
        });
        return names;
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (Path root : SOURCES) {
            try (Stream<Path> files = Files.walk(root)) {
                files.filter(f -> f.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    /** The source without its comments, in which examples may stand. */
    private static String code(Path source) throws IOException {
        return Files.readString(source).replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)^\\s*//.*$", "");
    }
}
