package strategos.bot;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.cli.LauncherRun;
import strategos.bot.settings.Settings;
import strategos.engine.config.ConfigFolder;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.skirmish.Skirmish;
import strategos.engine.skirmish.SkirmishFactory;
import strategos.engine.suite.OwnClasses;

/** No words that nothing says, and no settings that nothing reads. */
class NothingUnusedTest {
    /** Nothing tells these any more, but in reports that are stored they stand. */
    private static final List<String> STORED = List.of("host.computer.why-figures", "host.computer.order-figures");

    /** So do these in those of games. */
    private static final List<String> STORED_OF_GAMES =
            List.of("told.dealt", "why.card", "why.card-turns", "why.change", "why.change.still");

    private static final Path ENGINE = Path.of("../engine/src/main/java/strategos/engine");
    private static final Path GAMES = ENGINE.resolve("games");
    private static final Path BOT = Path.of("src/main/java");
    private static final Path STORAGE = Path.of("../storage/src/main/java");
    private static final ConfigFolder CONFIG = ConfigFolder.packed();

    static List<String> games() {
        return RegisteredGames.LIBRARY.games().stream()
                .map(game -> game.box().id())
                .toList();
    }

    /**
     * Where the keys of a bundle can come from. A key is used when a source has it as it stands, or when it is put together
     * at its dots: what it begins with stands in a source, and each part after that stands in a source or in the data, or is
     * a number, or a numbered thing of which one stands there ({@code ship-12}).
     *
     * @param code all texts of the sources
     * @param data all names and texts of the data files, and the names of enum constants
     */
    private record Keys(Set<String> code, Set<String> data) {
        private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");
        private static final Pattern CONSTANT = Pattern.compile("(?m)^ {4,12}([A-Z][A-Z0-9_]*)\\b *[(,;{]");
        private static final Pattern NUMBERED = Pattern.compile("(.*?)([a-z]?)[0-9]{1,2}");

        static Keys of(List<Path> roots, Set<String> data) throws IOException {
            Set<String> code = new HashSet<>();
            Set<String> names = new HashSet<>(data);
            for (Path root : roots) {
                for (Path file : files(root)) {
                    String source = source(file);
                    Matcher texts = TEXT.matcher(source);
                    while (texts.find()) {
                        code.add(texts.group(1));
                    }
                    if (source.contains("enum ")) {
                        Matcher constants = CONSTANT.matcher(source);
                        while (constants.find()) {
                            String name = constants.group(1).toLowerCase(Locale.ROOT);
                            names.add(name);
                            names.add(name.replace('_', '-'));
                        }
                    }
                }
            }
            return new Keys(code, names);
        }

        private static List<Path> files(Path root) throws IOException {
            try (Stream<Path> files = Files.walk(root)) {
                return files.filter(file -> file.toString().endsWith(".java"))
                        .filter(file -> !root.equals(ENGINE) || !file.startsWith(GAMES))
                        .toList();
            }
        }

        /** Without comments, in which examples may stand. */
        private static String source(Path file) throws IOException {
            return Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("(?m)^\\s*//.*$", "");
        }

        boolean used(String key) {
            if (code.contains(key)) {
                return true;
            }
            for (int i = 1; i < key.length(); i++) {
                String begun = key.substring(0, i);
                boolean dot = key.charAt(i) == '.' && (code.contains(begun) || code.contains(begun + '.'));
                boolean dash = key.charAt(i) == '-' && begun.contains(".") && code.contains(begun + '-');
                if ((dot || dash) && ends(key.substring(i + 1))) {
                    return true;
                }
            }
            return false;
        }

        private boolean ends(String rest) {
            if (part(rest)) {
                return true;
            }
            for (int dot = rest.indexOf('.'); dot >= 0; dot = rest.indexOf('.', dot + 1)) {
                if (part(rest.substring(0, dot)) && ends(rest.substring(dot + 1))) {
                    return true;
                }
            }
            return false;
        }

        private boolean part(String part) {
            return known(part)
                    || part.matches("[0-9]+")
                    || numbered(part)
                    || dashes(part)
                    || Stream.of("." + part, part + ".", "." + part + ".").anyMatch(code::contains);
        }

        private boolean known(String name) {
            return code.contains(name) || data.contains(name);
        }

        private boolean numbered(String part) {
            Matcher numbered = NUMBERED.matcher(part);
            return numbered.matches()
                    && !numbered.group(1).isEmpty()
                    && (known(numbered.group(1)) || known(numbered.group(1) + numbered.group(2)));
        }

        /** Put together at a hyphen that a source has. */
        private boolean dashes(String part) {
            for (int dash = part.indexOf('-'); dash >= 0; dash = part.indexOf('-', dash + 1)) {
                String after = part.substring(dash + 1);
                if ((code.contains(part.substring(0, dash + 1)) && known(after))
                        || (known(part.substring(0, dash)) && code.contains("-" + after))) {
                    return true;
                }
            }
            return false;
        }

        List<String> unused(Set<String> keys) {
            return keys.stream().filter(key -> !used(key)).toList();
        }
    }

    private static Set<String> keys(String bundle) throws IOException {
        return new TreeSet<>(words(bundle).stringPropertyNames());
    }

    private static Properties words(String bundle) throws IOException {
        Properties words = new Properties();
        words.load(new StringReader(CONFIG.text(bundle)));
        return words;
    }

    /** All names and texts of the files that its rules and its lesson read. */
    private static Set<String> data(Library library, String game) throws IOException {
        Set<String> all = new HashSet<>();
        for (String text : library.data(game).files().values()) {
            add(new JsonMapper().readTree(text), all);
        }
        library.course(game).ifPresent(course -> course.steps().forEach(step -> all.add(step.id())));
        return all;
    }

    private static void add(JsonNode node, Set<String> all) {
        node.fieldNames().forEachRemaining(all::add);
        if (node.isTextual()) {
            all.add(node.asText());
        }
        node.forEach(child -> add(child, all));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordOfAGameIsSaid(String game) throws IOException {
        Keys keys = Keys.of(List.of(ENGINE, GAMES.resolve(game), BOT), data(RegisteredGames.LIBRARY, game));
        assertThat(keys.unused(keys("games/" + game + "/words/en.properties"))).isSubsetOf(STORED_OF_GAMES);
    }

    @Test
    void everyWordOfAnAuthorsFirstGameIsSaid() throws IOException {
        Path game = Path.of("../engine/src/test/java/strategos/engine", Skirmish.ID);
        Keys keys = Keys.of(List.of(ENGINE, game, BOT), data(SkirmishFactory.library(), Skirmish.ID));
        assertThat(keys.unused(keys("games/" + Skirmish.ID + "/words/en.properties")))
                .isEmpty();
    }

    @Test
    void everyCommonWordIsSaid() throws IOException {
        Keys keys = Keys.of(List.of(ENGINE, BOT, STORAGE), Set.copyOf(games()));
        assertThat(keys.unused(keys("words/en.properties"))).containsExactlyInAnyOrderElementsOf(STORED);
    }

    @ParameterizedTest
    @CsvSource({
        "plain.key, true",
        "told.over, true",
        "told.over.red, true",
        "told.over.red.2, true",
        "unit.ship-12, true",
        "told.city-red, true",
        "told.city-blue, false",
        "told.under, false",
        "plain.key.red.blue, false",
        "red.told, false",
        "unit.boat-12, false"
    })
    void aKeyIsPutTogetherFromWhatStandsThere(String key, boolean used) {
        Keys keys = new Keys(Set.of("plain.key", "told.over", "told.", "city-", "unit"), Set.of("red", "ship-"));
        assertThat(keys.used(key)).isEqualTo(used);
    }

    /** The keys of the launcher's words are read by name, by the library that prints its help. */
    @Test
    void everyWordOfTheLauncherIsSaid() throws IOException {
        String help = Stream.of(
                        "",
                        "play ",
                        "bot ",
                        "demo ",
                        "verify ",
                        "export ",
                        "import ",
                        "restore ",
                        "database ",
                        "database migrate ",
                        "database copy ",
                        "database restored ",
                        "database released ",
                        "doctor ",
                        "bench ")
                .map(command -> help((command + "--help").split(" ", -1)))
                .collect(Collectors.joining())
                .replaceAll("\\s+", " ");
        Keys code = Keys.of(List.of(BOT), Set.of());
        Properties words = words("words/cli.properties");
        assertThat(keys("words/cli.properties"))
                .allMatch(key -> code.code().contains(key)
                        || help.contains(words.getProperty(key)
                                .replace("%n", " ")
                                .replaceAll("\\s+", " ")
                                .strip()));
    }

    private static String help(String... arguments) {
        LauncherRun launcher = new LauncherRun();
        launcher.run(Map.of(), "", arguments);
        return launcher.all();
    }

    @Test
    void everySettingIsRead() {
        JavaClasses bot =
                OwnClasses.read(from -> from.withImportOption(new MainClasses()).importPackages("strategos.bot"));
        Set<String> read = bot.stream()
                .filter(type -> !type.getName().startsWith(Settings.class.getName()))
                .map(JavaClass::getMethodCallsFromSelf)
                .flatMap(Set::stream)
                .map(JavaMethodCall::getTarget)
                .map(target -> target.getOwner().getName() + "." + target.getName())
                .collect(Collectors.toSet());
        assertThat(Stream.concat(Stream.of(Settings.class), Arrays.stream(Settings.class.getDeclaredClasses()))
                        .filter(Class::isRecord)
                        .flatMap(part -> Arrays.stream(part.getRecordComponents())
                                .map(RecordComponent::getName)
                                .map(name -> part.getName() + "." + name)))
                .isNotEmpty()
                .allMatch(read::contains);
    }
}
