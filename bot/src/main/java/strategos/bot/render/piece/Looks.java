package strategos.bot.render.piece;

import java.util.Map;
import java.util.Optional;
import strategos.bot.render.ink.Plate;
import strategos.engine.scene.Piece;

/** The states of a piece that scenes name and that painters know how to show. */
final class Looks {
    /** Weakened: paler, with a dashed rim and two marks beside the strength. */
    static final String WAVERING = "wavering";

    /** Some of a pile are weakened: its badge is amber. */
    static final String SOME_WAVERING = "some-wavering";

    /** Gone in this battle: crossed out. */
    static final String LOST = "lost";

    /** About to act: an orange glow. */
    static final String ACTIVE = "active";

    /** No longer able to act: faded. */
    static final String SPENT = "spent";

    /** Inside a city: a wall stands round its stack. */
    static final String INSIDE = "inside";

    /** A place laid waste: its strength in the warning colour. */
    static final String RAVAGED = "ravaged";

    /** On another plate than its style's, by the plate's name. */
    private static final Map<String, Plate> PLATES =
            Map.of("light", Plate.LIGHT, "dark", Plate.DARK, "grey", Plate.GREY);

    private Looks() {}

    /** The plate on which the piece stands, where it says so. */
    static Optional<Plate> plate(Piece piece) {
        return piece.looks().stream()
                .filter(PLATES::containsKey)
                .sorted()
                .findFirst()
                .map(PLATES::get);
    }
}
