package strategos.bot.render.scene;

import java.util.List;

/**
 * One thing that lies on a map, as plain figures in the sheet's pixels: equal things are equal, so that two positions can be
 * told apart by what went and what came. From below: moves, lines and rings, places, then the sheet's own spots and names, and
 * the pieces over all.
 */
public sealed interface Op {
    /**
     * A move, bent softly through its points.
     *
     * @param colour as {@code #RRGGBB}
     * @param points x and y by turns
     */
    record Move(String colour, String rim, double tail, double shoulder, double head, List<Double> points)
            implements Op {
        public Move {
            points = List.copyOf(points);
        }
    }

    /** The line that joins a stack to its spot; with a foot where the spot is an area. */
    record Lead(String colour, double x, double y, double toX, double toY, double width, boolean foot) implements Op {}

    /** The glow round the spot of a pawn. */
    record Ring(double x, double y, double radius) implements Op {}

    /** A place with its holder, around the point. */
    record Place(Sprite sprite, double x, double y) implements Op {}

    /** A piece or a wall, from its left upper corner. */
    record Stood(Sprite sprite, double x, double y) implements Op {}
}
