package strategos.engine.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.ChangedGame;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.box.Option;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.config.RuleIndex;
import strategos.engine.duel.DuelFactory;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;

class LibraryTest {
    private static final Text WORDS = Text.of("words");

    @TempDir
    Path folder;

    @Test
    void openedGamesAreSortedByTheirIds() {
        assertThat(Library.packed().games())
                .extracting(game -> game.box().id())
                .isSorted()
                .doesNotHaveDuplicates()
                .doesNotContain("duel");
    }

    @Test
    void aGameIsFoundByItsIdWithItsDataRulesAndCodec() {
        Library library = DuelFactory.library();
        assertThat(library.game("duel")).contains(library.open("duel"));
        assertThat(library.game("chess")).isEmpty();
        assertThat(library.data("duel").files()).containsOnlyKeys("duel.json");
        assertThat(library.rules("duel").rule("2.1")).isPresent();
        assertThat(library.codec(library.open("duel"))).isSameAs(library.codec(library.open("duel")));
        assertThatThrownBy(() -> library.open("chess"))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessage("no game is called chess");
    }

    @Test
    void aMatchKeepsTheDataItBeganWith() {
        Library library = DuelFactory.library();
        String today = library.data("duel").files().get("duel.json");
        GameData older = GameData.of("duel", Map.of("duel.json", today.replace("\"wounds\": 3", "\"wounds\": 5")));
        Game<?> old = library.open("duel", older);
        assertThat(old).isNotSameAs(library.open("duel")).isSameAs(library.open("duel", older));
        assertThat(library.open("duel", GameData.of("duel", Map.of("duel.json", today))))
                .isSameAs(library.open("duel"));
    }

    @Test
    void olderGamesAreKeptForAWhileOnly() {
        Library library = DuelFactory.library();
        String today = library.data("duel").files().get("duel.json");
        List<GameData> many = IntStream.range(10, 40)
                .mapToObj(n ->
                        GameData.of("duel", Map.of("duel.json", today.replace("\"rounds\": 12", "\"rounds\": " + n))))
                .toList();
        Game<?> first = library.open("duel", many.getFirst());
        many.forEach(data -> library.open("duel", data));
        assertThat(library.open("duel", many.getFirst())).isNotSameAs(first);
    }

    @Test
    void aFolderOverlaysThePackedFilesOneByOne() throws IOException {
        Path file = folder.resolve("games/duel/duel.json");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "{\"wounds\": 1, \"rounds\": 2, \"length\": 5, \"cards\": [\"oak\"]}");
        Library library = Library.of(ConfigFolder.overlaid(folder), List.of(new DuelFactory()));
        assertThat(library.data("duel").files().get("duel.json")).contains("\"rounds\": 2");
        Files.writeString(file, "{\"wounds\": 1, \"rounds\": \"two\"}");
        assertThatThrownBy(() -> Library.of(ConfigFolder.overlaid(folder), List.of(new DuelFactory())))
                .isInstanceOf(BadData.class)
                .hasMessageStartingWith("config/games/duel/duel.json, rounds: ");
    }

    @Test
    void twoGamesOfOneIdAreRefused() {
        assertThatThrownBy(() -> Library.of(ConfigFolder.packed(), List.of(new DuelFactory(), new DuelFactory())))
                .hasMessage("the box of duel, id: belongs to two games");
    }

    /** Its buttons would be those of the house's answers. */
    @Test
    void noGameIsCalledLikeTheHouse() {
        GameFactory called = new GameFactory() {
            @Override
            public String id() {
                return RuleIndex.HOUSE;
            }

            @Override
            public List<String> files() {
                return List.of();
            }

            @Override
            public Game<?> open(GameData data) {
                throw new AssertionError("it is not opened");
            }
        };
        assertThatThrownBy(() -> Library.of(ConfigFolder.packed(), List.of(called)))
                .hasMessage("the box of house, id: stands for what belongs to no game");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("badBoxes")
    void aBoxThatCannotBeUsedIsNamed(String message, UnaryOperator<Box> change) {
        assertThatThrownBy(() -> Library.of(ConfigFolder.packed(), List.of(new Changed(change))))
                .isInstanceOf(BadData.class)
                .hasMessage("the box of " + message);
    }

    static Stream<Arguments> badBoxes() {
        List<Slot> slots = IntStream.range(0, 26)
                .mapToObj(n -> new Slot("slot" + n, Slot.Kind.ONE, WORDS))
                .toList();
        return Stream.of(
                bad(
                        "fencing, id: is fencing, but its factory says duel",
                        box -> new Box(
                                "fencing", box.title(), box.scenarios(), box.options(), box.verbs(), box.topics())),
                bad(
                        "duel, scenarios: needs at least one",
                        box -> new Box(box.id(), box.title(), List.of(), box.options(), box.verbs(), box.topics())),
                bad(
                        "duel, scenarios: foils stands there twice",
                        box -> new Box(
                                box.id(),
                                box.title(),
                                Collections.nCopies(2, box.scenarios().getFirst()),
                                box.options(),
                                box.verbs(),
                                box.topics())),
                bad(
                        "duel, options.mercy: needs at least one",
                        box -> new Box(
                                box.id(),
                                box.title(),
                                box.scenarios(),
                                List.of(new Option("mercy", WORDS, List.of())),
                                box.verbs(),
                                box.topics())),
                bad("duel, verbs: needs at least one", box -> verbs(box, List.of())),
                bad("duel, verbs: has 26, and at most 25 can be commands", box -> verbs(box, many(26))),
                bad(
                        "duel, verbs: \"Lunge\" is no name of 1 to 32 lower-case letters, digits and hyphens",
                        box -> verbs(box, List.of(verb("Lunge", "2.1", List.of())))),
                bad(
                        "duel, verbs.resign: is a verb of every game, and no box lists it",
                        box -> verbs(box, List.of(verb("resign", "2.1", List.of())))),
                bad(
                        "duel, verbs.fly: cites the rule 77, which rules.json does not have",
                        box -> verbs(box, List.of(verb("fly", "77", List.of())))),
                bad(
                        "duel, verbs.fly.slots: has 26, and at most 25 can be commands",
                        box -> verbs(box, List.of(verb("fly", "2.1", slots)))),
                bad(
                        "duel, topics.parry.answers: parry is no order of the box",
                        box -> verbs(box, List.of(verb("stance", "2.1", List.of())))));
    }

    private static Arguments bad(String message, UnaryOperator<Box> change) {
        return Arguments.of(message, change);
    }

    private static Box verbs(Box box, List<Verb> verbs) {
        return new Box(box.id(), box.title(), box.scenarios(), box.options(), verbs, box.topics());
    }

    private static Verb verb(String name, String rule, List<Slot> slots) {
        return new Verb(name, false, false, rule, WORDS, slots);
    }

    private static List<Verb> many(int count) {
        return IntStream.range(0, count)
                .mapToObj(n -> verb("verb" + n, "2.1", List.of()))
                .toList();
    }

    /** The duel with another box. */
    private record Changed(UnaryOperator<Box> change) implements GameFactory {
        @Override
        public String id() {
            return "duel";
        }

        @Override
        public List<String> files() {
            return new DuelFactory().files();
        }

        @Override
        public Game<?> open(GameData data) {
            return changed(new DuelFactory().open(data));
        }

        private <S> Game<S> changed(Game<S> duel) {
            return new ChangedGame<>(duel) {
                @Override
                protected Box box() {
                    return change.apply(super.box());
                }
            }.game();
        }
    }
}
