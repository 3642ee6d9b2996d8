package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import strategos.engine.library.Library;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.DiceSheet.Proof;
import strategos.engine.scene.DiceSheet.Row;
import strategos.engine.scene.DiceSheet.State;
import strategos.engine.skirmish.Skirmish;
import strategos.engine.skirmish.SkirmishFactory;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** An author's first game is painted with nothing but its package and its folder. */
class FirstGameTest {
    /** Of some matches, from the first position to the last. */
    private static final int POSITIONS = 24;

    private static final Library LIBRARY = SkirmishFactory.library();
    private static final Path SHOWN = Path.of("target", "first-game");

    private final Painter painter = Ateliers.packed(64L << 20).painter(Skirmish.ID);
    private final Function<Text, String> words = LIBRARY.words(Skirmish.ID, Escape.plain())::say;
    private final Plays plays = Plays.of(LIBRARY.open(Skirmish.ID), POSITIONS);

    @BeforeEach
    void folder() throws IOException {
        Files.createDirectories(SHOWN);
    }

    /** Kept, so that an author can look at one. */
    private static void painted(byte[] png, String name) throws IOException {
        assertThat(png).startsWith(0x89, 'P', 'N', 'G');
        Files.write(SHOWN.resolve(name + ".png"), png);
    }

    @Test
    void everyPositionIsPainted() throws IOException {
        assertThat(plays.scenes()).hasSize(POSITIONS);
        for (var scene : plays.scenes()) {
            painted(painter.map(scene, words, Framing.whole()), "map");
        }
    }

    @Test
    void everyFightAndRollIsPainted() throws IOException {
        assertThat(plays.boards()).isNotEmpty();
        for (var board : plays.boards()) {
            painted(painter.board(board, words), "board");
        }
        assertThat(plays.strips()).isNotEmpty();
        for (var strip : plays.strips()) {
            DiceSheet sheet = new DiceSheet.Rows(
                    strip.title(),
                    List.of(Row.of(strip, State.JUDGED)),
                    new Proof(strip.index(), strip.index(), "key"));
            painted(painter.dice(sheet, words), "strip");
        }
    }
}
