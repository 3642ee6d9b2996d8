package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.port.Catalogue;
import strategos.engine.Game;
import strategos.engine.box.Option;
import strategos.engine.library.RegisteredGames;
import strategos.engine.standing.Topic;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

class CatalogueTest {
    private final TestDesk desk = TestDesk.open();

    @AfterEach
    void close() {
        desk.close();
    }

    @Test
    void allThatTheConsolePromisesCanBeTyped() {
        assertThat(verbs("match"))
                .containsExactly(
                        "games",
                        "new",
                        "start",
                        "rematch",
                        "settings",
                        "join",
                        "admit",
                        "computer",
                        "leave",
                        "resign",
                        "orders",
                        "advice",
                        "undo",
                        "standing",
                        "status",
                        "state",
                        "since",
                        "history",
                        "list",
                        "export",
                        "film",
                        "follow",
                        "forget");
        assertThat(verbs("admin"))
                .containsExactly("repair", "reopen", "archive", "wake", "move", "remove", "export", "forget", "log");
        assertThat(verbs("matches")).containsExactly("mine", "all", "open", "over", "sleep", "wake", "move");
        assertThat(verbs("clock")).containsExactly("show", "set", "pause", "resume", "mute");
        assertThat(verbs("away")).containsExactly("until", "back", "quiet", "zone", "remind");
        assertThat(verbs("seat")).containsExactly("invite", "hand-over", "give", "accept", "decline");
        assertThat(verbs("propose")).containsExactly("rewind", "draw", "end", "chain", "agree", "decline", "withdraw");
        assertThat(verbs("dice")).containsExactly("log", "verify", "stats", "export");
        assertThat(verbs("map")).containsExactly("");
        assertThat(verbs("rules")).containsExactly("");
        assertThat(verbs("help")).containsExactly("");
    }

    @Test
    void aGamesVerbsAndQuestionsStandUnderItsOwnName() {
        assertThat(verbs("duel")).containsExactly("stance", "shift", "taunt", "lunge", "parry", "pass", "odds");
    }

    @Test
    void aVerbsOptionsAreItsSlotsAndTheSeat() {
        assertThat(options("duel", "lunge"))
                .extracting(Catalogue.Option::name)
                .containsExactly("path", "cards", "loud", "as");
        assertThat(options("duel", "lunge"))
                .extracting(Catalogue.Option::kind)
                .containsExactly(Catalogue.Kind.TEXT, Catalogue.Kind.TEXT, Catalogue.Kind.FLAG, Catalogue.Kind.TEXT);
        assertThat(options("duel", "shift").getFirst().kind()).isEqualTo(Catalogue.Kind.NUMBER);
        assertThat(options("duel", "lunge")).noneMatch(Catalogue.Option::required);
        assertThat(options("duel", "taunt").getFirst().completed()).isFalse();
    }

    @Test
    void everythingHasWordsThatFit() {
        for (Catalogue.Group group : desk.desk.catalogue().groups()) {
            assertThat(group.help()).as(group.name()).isNotBlank().hasSizeLessThanOrEqualTo(100);
            for (Catalogue.Verb verb : group.verbs()) {
                assertThat(verb.help())
                        .as(verb.name())
                        .isNotBlank()
                        .doesNotContain("command.")
                        .hasSizeLessThanOrEqualTo(100);
                Set<String> names = new HashSet<>();
                for (Catalogue.Option option : verb.options()) {
                    assertThat(names.add(option.name())).as(option.name()).isTrue();
                    assertThat(option.help())
                            .isNotBlank()
                            .doesNotContain("command.")
                            .hasSizeLessThanOrEqualTo(100);
                    assertThat(option.least()).isLessThanOrEqualTo(option.most());
                }
            }
        }
    }

    /** One style, whatever the game: it begins with a capital, or with the very word that is typed, and ends with a stop. */
    @Test
    void everyHelpIsASentence() {
        Pattern sentence = Pattern.compile("([\\p{Lu}\\d]|(yes|no|none|html|public|rewind)\\b).*[.…]");
        try (TestDesk shelf = TestDesk.of(RegisteredGames.LIBRARY)) {
            assertThat(shelf.desk.catalogue().groups().stream()
                            .flatMap(group -> group.verbs().stream())
                            .flatMap(verb -> Stream.concat(
                                    Stream.of(verb.help()),
                                    verb.options().stream().map(Catalogue.Option::help))))
                    .allSatisfy(help -> assertThat(help).matches(sentence));
        }
        for (Game<?> game : RegisteredGames.LIBRARY.games()) {
            Phrasebook words = RegisteredGames.LIBRARY.words(game.box().id(), Escape.plain());
            assertThat(Stream.concat(
                                    game.box().topics().stream().map(Topic::help),
                                    game.box().options().stream().map(Option::help))
                            .map(words::say))
                    .as(game.box().id())
                    .allSatisfy(help -> assertThat(help).matches(sentence));
        }
    }

    private List<String> verbs(String group) {
        return desk.desk.catalogue().groups().stream()
                .filter(g -> g.name().equals(group))
                .flatMap(g -> g.verbs().stream())
                .map(Catalogue.Verb::name)
                .toList();
    }

    private List<Catalogue.Option> options(String group, String verb) {
        return desk.desk.catalogue().find(group, verb).orElseThrow().options();
    }
}
