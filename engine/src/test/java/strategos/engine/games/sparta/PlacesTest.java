package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;

/** Where pieces stand, and how many. */
class PlacesTest {
    private static PieceSet pieces(int... numbers) {
        PieceSet pieces = PieceSet.NONE;
        for (int number : numbers) {
            pieces = pieces.with(number);
        }
        return pieces;
    }

    @Test
    void piecesAreFoundWhereTheyWereMoved() {
        Places places = Places.none(140).with(pieces(0, 70, 130), 3).with(pieces(1, 2), 100);
        assertThat(places.at(3)).isEqualTo(pieces(0, 70, 130));
        assertThat(places.at(Places.BOX).size()).isEqualTo(135);
        Places moved = places.with(pieces(0), 100);
        assertThat(moved.at(3)).isEqualTo(pieces(70, 130));
        assertThat(moved.at(100)).isEqualTo(pieces(0, 1, 2));
        assertThat(moved).isEqualTo(Places.parse(moved.code()));
        assertThat(Places.parse(moved.code()).at(100)).isEqualTo(moved.at(100));
    }

    /** In each word of a set, numbers that are in one alone, in two and in all three. */
    @Test
    void howManyAreInAllThreeIsCounted() {
        PieceSet first = pieces(0, 1, 2, 64, 65, 66, 128, 129, 191);
        PieceSet second = pieces(0, 1, 3, 64, 65, 67, 128, 130, 191);
        PieceSet third = pieces(0, 2, 3, 64, 66, 67, 128, 131, 191);
        assertThat(first.shared(second, third)).isEqualTo(4);
        assertThat(first.shared(second, third))
                .isEqualTo(first.and(second).and(third).size());
        assertThat(first.shared(second, PieceSet.NONE)).isZero();
    }
}
