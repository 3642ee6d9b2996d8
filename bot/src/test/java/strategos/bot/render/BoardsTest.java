package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import strategos.engine.scene.Board;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** The picture of a fight before and after its roll. */
class BoardsTest {
    private static final Painter PAINTER = Samples.painter();

    /** The middle of the upper edge of the cell in the second of three columns, for a 3. */
    private static final int CELL_X = 190 + 192 + 30;

    private static final int CELL_Y = 664 + 3 * 52 + 10;

    private static Board board(Optional<Board.Roll> roll, String key, List<Piece> defenders) {
        return board(cast(1, roll), key, defenders, List.of());
    }

    private static Board board(Board.Throw cast, String key, List<Piece> defenders, List<Board.Throw> earlier) {
        Board.Cell cell = new Board.Cell("AE", -1);
        List<Board.Cell> row = List.of(cell, cell, cell);
        return new Board(
                Samples.words("Title"),
                Samples.words("and what follows"),
                Samples.words("alt"),
                "island",
                "t4",
                List.of(
                        camp("red-hoplite", defenders),
                        camp("blue-hoplite", List.of(Samples.piece("", "blue-hoplite", "SPA", "5", "")))),
                cast,
                new Board.Grid(List.of("1:1", "2:1", "3:1"), List.of(row, row, row, row, row, row), 1),
                Text.of(key),
                List.of(),
                earlier);
    }

    private static Board.Throw cast(int steps, Optional<Board.Roll> roll) {
        Strip.Modifier step = new Strip.Modifier("9 : 5", Samples.words("odds of that column"));
        return new Board.Throw(Samples.words("Red"), Collections.nCopies(steps, step), List.of(), roll);
    }

    private static Board.Camp camp(String style, List<Piece> pieces) {
        return new Board.Camp(
                style, Samples.words("Name"), Samples.words("role"), "9", Samples.words("points"), pieces);
    }

    private static BufferedImage painted(Board board) {
        try {
            return ImageIO.read(new ByteArrayInputStream(PAINTER.board(board, Samples.WORDS)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Optional<Board.Roll> rolled(int face) {
        return Optional.of(new Board.Roll(17, face, "AE", Samples.words("all attackers lost")));
    }

    @Test
    void theCellThatWasRolledIsTheDarkest() {
        BufferedImage before = painted(board(Optional.empty(), " ", List.of()));
        BufferedImage after = painted(board(rolled(3), " ", List.of()));
        assertThat(brightness(after, CELL_X, CELL_Y)).isLessThan(brightness(before, CELL_X, CELL_Y) - 60);
        assertThat(brightness(after, CELL_X, CELL_Y + 52)).isEqualTo(brightness(before, CELL_X, CELL_Y + 52));
    }

    @Test
    void whatTheCodesMeanHasALineOfItsOwn() {
        int without = painted(board(rolled(1), " ", List.of())).getHeight();
        assertThat(painted(board(rolled(1), "AE all lost", List.of())).getHeight())
                .isGreaterThan(without);
    }

    @Test
    void aLongWayToTheColumnGetsASecondRow() {
        int one = painted(board(rolled(1), " ", List.of())).getHeight();
        assertThat(painted(board(cast(6, rolled(1)), " ", List.of(), List.of())).getHeight())
                .isGreaterThan(one);
    }

    @Test
    void earlierThrowsStandBelowOneALine() {
        Board.Throw cast = cast(1, rolled(2));
        int one = painted(board(cast, " ", List.of(), List.of(cast))).getHeight();
        int two = painted(board(cast, " ", List.of(), List.of(cast, cast))).getHeight();
        int three =
                painted(board(cast, " ", List.of(), List.of(cast, cast, cast))).getHeight();
        assertThat(three - two).isEqualTo(two - one).isPositive();
    }

    @Test
    void theNumberOfTheRollIsGreenAndThereOnlyAfterIt() {
        assertThat(green(painted(board(rolled(3), " ", List.of())))).isPositive();
        assertThat(green(painted(board(Optional.empty(), " ", List.of())))).isZero();
    }

    /** How many pixels above the pill have the colour of what is verified. */
    private static int green(BufferedImage image) {
        int green = 0;
        for (int y = 330; y < 365; y++) {
            for (int x = 400; x < 1300; x++) {
                Color seen = new Color(image.getRGB(x, y));
                green += seen.getRed() < 90 && seen.getGreen() > seen.getRed() + 40 ? 1 : 0;
            }
        }
        return green;
    }

    @Test
    void aPlaceStandsInItsSidesLine() {
        BufferedImage empty = painted(board(rolled(1), " ", List.of()));
        BufferedImage city = painted(board(rolled(1), " ", List.of(Samples.piece("", "blue-disc", "", "7", ""))));
        boolean dark = false;
        boolean darkWithout = false;
        for (int x = 500; x < 580; x++) {
            dark |= brightness(city, x, 256) < 70;
            darkWithout |= brightness(empty, x, 256) < 70;
        }
        assertThat(dark).isTrue();
        assertThat(darkWithout).isFalse();
    }

    private static int brightness(BufferedImage image, int x, int y) {
        int rgb = image.getRGB(x, y);
        return (((rgb >> 16) & 255) + ((rgb >> 8) & 255) + (rgb & 255)) / 3;
    }
}
