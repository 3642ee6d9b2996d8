package strategos.bot.render.piece;

import strategos.engine.scene.Piece;

/** How many edges a pile shows: one for each counter below the first, as far as its badge tells, and never many. */
final class Piles {
    private Piles() {}

    static int edges(Piece piece, int most) {
        if (piece.badge().isEmpty()) {
            return 0;
        }
        try {
            return Math.clamp(Long.parseLong(piece.badge()) - 1, 0, most);
        } catch (NumberFormatException e) {
            // A badge may be a word or a range where the number is not known: then it is a pile of some size.
            return most;
        }
    }
}
