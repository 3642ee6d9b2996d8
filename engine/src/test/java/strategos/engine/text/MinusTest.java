package strategos.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Game;
import strategos.engine.dice.Chain;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Board;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Strip;

/** One sign for what is below nothing, in words and in pictures: a true minus, also where what is stored has a hyphen. */
class MinusTest {
    private static final Pattern HYPHEN = Pattern.compile("(?<![\\p{L}\\d-])-\\d");
    private static final Text NAME = Text.of("name");

    @Test
    void whatAPictureShowsHasATrueMinus() {
        Strip strip = new Strip(
                NAME,
                NAME,
                "",
                Chain.OPEN,
                1,
                List.of(1),
                6,
                List.of(new Strip.Modifier("-2", NAME), Strip.Modifier.of(-3, NAME)),
                Optional.of("-4"),
                Optional.of("-5"),
                NAME,
                NAME);
        assertThat(strip.modifiers()).extracting(Strip.Modifier::figure).containsExactly("−2", "−3");
        assertThat(strip.total()).contains("−4");
        assertThat(strip.column()).contains("−5");
        assertThat(new Board.Grid(List.of("-1", "0", "1-2"), List.of(), 0).columns())
                .containsExactly("−1", "0", "1-2");
        assertThat(new Panel.Row(Optional.empty(), NAME, NAME, List.of("-1", "-", "+1")).cells())
                .containsExactly("−1", "-", "+1");
    }

    static Stream<Game<?>> games() {
        return RegisteredGames.LIBRARY.games().stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatTheBoxPrintsHasATrueMinus(Game<?> game) {
        Phrasebook words = RegisteredGames.LIBRARY.words(game.box().id(), Escape.plain());
        assertThat(game.box().tables().stream()
                        .flatMap(table -> Stream.of(
                                        List.of(table.title(), table.note()),
                                        table.columns(),
                                        table.rows().stream()
                                                .flatMap(List::stream)
                                                .toList())
                                .flatMap(List::stream))
                        .map(words::say))
                .isNotEmpty()
                .allSatisfy(said -> assertThat(said).doesNotContainPattern(HYPHEN));
    }
}
