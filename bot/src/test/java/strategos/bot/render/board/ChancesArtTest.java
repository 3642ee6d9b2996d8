package strategos.bot.render.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import strategos.bot.render.Plays;
import strategos.bot.render.board.BoardPainter.ChancesArt;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.engine.Game;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Board;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** The chances of a fight to come, as they stand below its chart. */
class ChancesArtTest {
    private static final double SIDES = 28;
    private static final Lettering LETTERING = Lettering.load();

    /** The games whose fights have boards. */
    private static final Set<String> FOUGHT = Set.of("sparta", "persians");

    @Test
    void aGameThatIsNotLookedAtHasNoBoards() {
        assertThat(Plays.games().filter(game -> !Plays.of(game).boards().isEmpty()))
                .extracting(game -> game.box().id())
                .containsExactlyInAnyOrderElementsOf(FOUGHT);
    }

    @TestFactory
    Stream<DynamicTest> whatAResultMeansIsLargeEnoughToBeRead() {
        return Plays.games()
                .filter(game -> FOUGHT.contains(game.box().id()))
                .map(game -> dynamicTest(game.box().id(), () -> look(game)));
    }

    private static void look(Game<?> game) {
        Phrasebook words = RegisteredGames.LIBRARY.words(game.box().id(), Escape.plain());
        ChancesArt art = new ChancesArt(LETTERING);
        Type least = Type.sans(ChancesArt.LEAST_MEANING);
        List<Board> boards = Plays.of(game).boards().stream()
                .filter(board -> !board.chances().isEmpty())
                .toList();
        assertThat(boards).as("with chances").isNotEmpty();
        for (Board board : boards) {
            List<Double> widths = art.widths(board.chances(), words::say);
            for (int i = 0; i < widths.size(); i++) {
                String meaning = words.say(board.chances().get(i).meaning());
                assertThat(LETTERING.line(meaning, least).width() + SIDES)
                        .as(meaning)
                        .isLessThanOrEqualTo(widths.get(i));
            }
        }
    }
}
