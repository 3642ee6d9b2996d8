package strategos.bot.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Piece;

/** How pieces that lie together are laid out. */
class StacksTest {
    private static final Atlas ATLAS = Atlas.read(Samples.config(), "sample");
    private static final PiecePainter PAINTER = new PiecePainter(Lettering.load(), ATLAS.icons());
    private static final double SIDE = 50;

    private static List<Piece> persons(int count) {
        return Collections.nCopies(count, Samples.piece("", "red-leader", "Nicias", "", ""));
    }

    private static long rows(Stack stack) {
        return stack.pieces().stream().mapToDouble(Stack.Laid::y).distinct().count();
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "3, 3", "4, 1", "5, 1"})
    void ofMoreThanThreePersonsTheFirstIsShownAndHowManyMore(int persons, int shown) {
        Stack stack = Stack.of(persons(persons), ATLAS.look(), PAINTER, SIDE, 3, false);
        assertThat(stack.pieces()).hasSize(shown);
        assertThat(rows(stack)).isEqualTo(shown);
        assertThat(stack.pieces().getFirst().piece().badge())
                .isEqualTo(shown < persons ? Optional.of("+" + (persons - 1)) : Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void theNumberOfTheOthersTakesRoomOfItsOwn(boolean compact) {
        Stack one = Stack.of(persons(1), ATLAS.look(), PAINTER, SIDE, 3, compact);
        Stack many = Stack.of(persons(5), ATLAS.look(), PAINTER, SIDE, 3, compact);
        assertThat(many.width()).isGreaterThan(one.width() + SIDE * .3);
    }

    @Test
    void personsAloneStandAsManyInARowAsIsAsked() {
        Stack column = Stack.ofPersons(persons(4), ATLAS.look(), PAINTER, SIDE, 1);
        Stack square = Stack.ofPersons(persons(4), ATLAS.look(), PAINTER, SIDE, 2);
        assertThat(rows(column)).isEqualTo(4);
        assertThat(rows(square)).isEqualTo(2);
        assertThat(square.width()).isGreaterThan(column.width() * 1.9);
        assertThat(square.height()).isLessThan(column.height());
    }
}
