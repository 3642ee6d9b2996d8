package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Game;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.scene.Strip;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** A report is sent again with each roll: a row of its dice is small. */
class DiceSheetSizeTest {
    private static final int MOST_A_ROW = 6_000;
    private static final int ROWS = 12;
    private static final int SHEETS = Integer.getInteger("strategos.sheets", 6);

    @TestFactory
    Stream<DynamicTest> aRowIsSmall() {
        return Plays.games()
                .map(game -> dynamicTest(
                        game.box().id(), () -> assertThat(bytes(game) / ROWS).isLessThan(MOST_A_ROW)));
    }

    private static double bytes(Game<?> game) {
        String id = game.box().id();
        Phrasebook words = RegisteredGames.LIBRARY.words(id, Escape.plain());
        Painter painter = Ateliers.packed(0).painter(id);
        List<Strip> strips = Plays.of(game).strips();
        return IntStream.range(0, SHEETS)
                .map(i -> i * (strips.size() - ROWS) / SHEETS)
                .mapToObj(from -> strips.subList(from, from + ROWS).stream()
                        .map(strip -> Row.of(strip, State.JUDGED))
                        .toList())
                .mapToInt(rows -> painter.dice(
                                new DiceSheet.Rows(Text.of("unsaid"), rows, new DiceSheet.Proof(1, ROWS, "")),
                                words::say)
                        .length)
                .average()
                .orElseThrow();
    }
}
