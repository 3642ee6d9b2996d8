package strategos.bot.render.piece;

import java.awt.Graphics2D;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** Draws the pieces of one kind of style. */
interface PieceArt<S extends Style> {
    /** Width and height that a piece takes up, in pixels, with what sticks out of it. */
    record Extent(double width, double height) {}

    /** What it takes up when a counter has that side. */
    Extent extent(S style, Piece piece, double side);

    /** Draws it with its left upper corner at the point. */
    void paint(Graphics2D g, S style, Piece piece, double x, double y, double side);
}
