package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Side;
import strategos.engine.scene.Piece;
import strategos.engine.seat.Viewer;

/** What the pieces on the map show. */
class MapPiecesTest {
    /** A number in the corner says how many lie there; the number below is what all of them count. */
    @Rule("5.2")
    @ParameterizedTest
    @CsvSource({
        "gr-megara, 4A, ''",
        "2*gr-megara, 8, 2",
        "gr-megara gr-corinth, 8, 2",
        "4*gr-sparta-arch, 16, 4",
    })
    void aPileShowsThePointsOfAllThatLieInIt(String units, String number, String badge) {
        Table table = Table.empty().unled(Side.GREEK, "megaris", units);
        Piece pile = Table.game()
                .views()
                .of(Table.game().conceal(table.war(), Viewer.EVERYONE))
                .scene()
                .orElseThrow()
                .pieces()
                .stream()
                .filter(piece -> piece.spot().equals("megaris"))
                .findFirst()
                .orElseThrow();
        assertThat(pile.number()).contains(number);
        assertThat(pile.badge()).isEqualTo(Optional.of(badge).filter(some -> !some.isEmpty()));
    }
}
