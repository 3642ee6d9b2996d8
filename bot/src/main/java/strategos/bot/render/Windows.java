package strategos.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Two parts of a map that together show what lies far apart, to be seen one below the other in equal width: closer than all in
 * one. More than two would be strips, and nobody would know where they are.
 *
 * @param parts from north to south
 * @param width of each window, in the sheet's pixels
 */
record Windows(List<Rectangle2D> parts, double width) {
    /** No window is narrower, in the sheet's pixels. */
    private static final double LEAST = 560;

    /** Of its width the least height of a window: a strip shows too little of what lies around. */
    private static final double FLATTEST = .5;

    Windows {
        parts = parts.stream()
                .sorted(Comparator.comparingDouble(Rectangle2D::getCenterY)
                        .thenComparingDouble(Rectangle2D::getCenterX))
                .toList();
    }

    /**
     * All that show these rooms, parted by a straight cut: the narrowest first.
     *
     * @param margin round each part
     * @param high of both together, no more than so many times their width
     */
    static List<Windows> over(List<Rectangle2D> rooms, double margin, double high) {
        return Stream.<ToDoubleFunction<Rectangle2D>>of(Rectangle2D::getCenterX, Rectangle2D::getCenterY)
                .map(axis ->
                        rooms.stream().sorted(Comparator.comparingDouble(axis)).toList())
                .flatMap(sorted -> IntStream.range(1, sorted.size())
                        .mapToObj(cut -> of(
                                union(sorted.subList(0, cut)),
                                union(sorted.subList(cut, sorted.size())),
                                margin,
                                high)))
                .sorted(Comparator.comparingDouble(Windows::width))
                .toList();
    }

    private static Windows of(Rectangle2D one, Rectangle2D other, double margin, double high) {
        double widest = Math.max(one.getWidth(), other.getWidth()) + 2 * margin;
        double highest = Math.max(one.getHeight(), other.getHeight()) + 2 * margin;
        double both = one.getHeight() + other.getHeight() + 4 * margin;
        double width = Math.max(Math.max(LEAST, widest), Math.max(both / high, highest / (high - FLATTEST)));
        return new Windows(List.of(one, other), width);
    }

    /** The same with more of the map in each. */
    Windows widened(double scale) {
        return new Windows(parts, width * scale);
    }

    private static Rectangle2D union(List<Rectangle2D> rooms) {
        return rooms.stream().reduce(Rectangle2D::createUnion).orElseThrow();
    }

    /** How high the window over a part is. */
    double height(Rectangle2D part, double margin) {
        return Math.max(part.getHeight() + 2 * margin, FLATTEST * width);
    }
}
