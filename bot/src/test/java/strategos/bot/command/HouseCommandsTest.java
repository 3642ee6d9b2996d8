package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.bot.host.HostOptions;
import strategos.bot.port.Catalogue;
import strategos.engine.config.RuleIndex;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;

/** What the house says is to be typed can be typed: each command is there, with the options that are named. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HouseCommandsTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;
    private static final Pattern TYPED = Pattern.compile("`([^`]*)`");
    private static final Pattern COMMAND = Pattern.compile("/([a-z]+)(?: ([a-z-]+)(?![a-z:-]))?((?: [a-z-]+:\\S+)*)");

    private final TestDesk desk = TestDesk.of(LIBRARY);

    @AfterAll
    void close() {
        desk.close();
    }

    private static List<RuleIndex.Entry> answers() {
        return LIBRARY.house().all();
    }

    @ParameterizedTest
    @MethodSource("answers")
    void allThatIsTypedIsThere(RuleIndex.Entry answer) {
        String told = answer.gist() + " " + answer.more().orElse("");
        assertThat(wrong(told)).as(told).isEmpty();
        assertThat(TYPED.matcher(told).replaceAll("")).doesNotContain("`", " /");
    }

    /** A text that rots is noticed. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "`/match unto` takes it back | /match unto",
                "`/match undo now` takes it back | /match undo now",
                "`/away until then:3d` | then",
                "`/match new options:vacant=ghost` | vacant=ghost",
                "`/clock set` takes `speed` | speed",
                "`/match undo` or `sure:yes` | sure",
                "where `dice=loaded` was chosen | dice=loaded",
                "`/match follow stop:perhaps` | stop:perhaps",
                "`/nothing` | /nothing",
            })
    void whatIsNotIsNoticed(String told, String wrong) {
        assertThat(wrong(told)).containsExactly(wrong);
    }

    private List<String> wrong(String told) {
        List<String> typed =
                TYPED.matcher(told).results().map(found -> found.group(1)).toList();
        List<Catalogue.Option> options = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        typed.stream().filter(one -> one.startsWith("/")).forEach(command -> wrong.addAll(ofCommand(command, options)));
        typed.stream().filter(one -> !one.startsWith("/")).forEach(one -> wrong.addAll(beside(one, options)));
        return wrong;
    }

    /** An option of one of the commands of the text, or one of a match with its value. */
    private static List<String> beside(String typed, List<Catalogue.Option> options) {
        boolean ofMatch = typed.contains("=") && !typed.contains(":");
        return ofMatch ? Stream.of(typed).filter(HouseCommandsTest::isNoOption).toList() : ofOption(typed, options);
    }

    /** Adds its options to those of which the text may speak. */
    private List<String> ofCommand(String typed, List<Catalogue.Option> options) {
        Matcher command = COMMAND.matcher(typed);
        if (!command.matches()) {
            return List.of(typed);
        }
        String verb = command.group(2) == null ? "" : command.group(2);
        return desk.desk
                .catalogue()
                .find(command.group(1), verb)
                .map(found -> {
                    options.addAll(found.options());
                    return Arrays.stream(command.group(3).strip().split(" "))
                            .filter(part -> !part.isEmpty())
                            .flatMap(part -> ofOption(part, found.options()).stream())
                            .toList();
                })
                .orElse(List.of(typed));
    }

    /** An option, with a value behind a colon or without. */
    private static List<String> ofOption(String typed, List<Catalogue.Option> options) {
        String name = typed.split(":", 2)[0];
        String value = typed.contains(":") ? typed.split(":", 2)[1] : "";
        if (name.equals(Catalogue.AS)) {
            return List.of();
        }
        if (options.stream().noneMatch(option -> option.name().equals(name))) {
            return List.of(name);
        }
        boolean flag =
                options.stream().anyMatch(option -> option.name().equals(name) && option.kind() == Catalogue.Kind.FLAG);
        if (flag && !value.isEmpty() && !List.of("yes", "no").contains(value)) {
            return List.of(typed);
        }
        return name.equals("options") && isNoOption(value) ? List.of(value) : List.of();
    }

    private static boolean isNoOption(String chosen) {
        String[] pair = chosen.split("=", 2);
        return HostOptions.ALL.stream()
                .noneMatch(option ->
                        option.name().equals(pair[0]) && option.values().contains(pair[1]));
    }
}
