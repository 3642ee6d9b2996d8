package strategos.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Parts of a map that together show what lies far apart, to be seen one below the other in equal width: closer than all in
 * one.
 *
 * @param parts from north to south
 * @param width of each, in the sheet's pixels
 */
record Windows(List<Rectangle2D> parts, double width) {
    /** More make a strip that is too high for a channel. */
    private static final int MOST = 3;

    /** Where more rooms are to be seen they lie everywhere, and each division would be tried in vain. */
    private static final int MANY = 60;

    Windows {
        parts = parts.stream()
                .sorted(Comparator.comparingDouble(Rectangle2D::getCenterY)
                        .thenComparingDouble(Rectangle2D::getCenterX))
                .toList();
    }

    /**
     * The narrowest that show all these rooms.
     *
     * @param rooms one at least
     * @param margin round each part
     * @param least no window is narrower
     * @param high of all together, no more than so many times their width
     */
    static Windows over(List<Rectangle2D> rooms, double margin, double least, double high) {
        ToDoubleFunction<List<Rectangle2D>> width = parts -> Math.max(
                least,
                Math.max(
                        parts.stream().mapToDouble(Rectangle2D::getWidth).max().orElseThrow() + 2 * margin,
                        parts.stream()
                                        .mapToDouble(part -> part.getHeight() + 2 * margin)
                                        .sum()
                                / high));
        return divisions(rooms, rooms.size() > MANY ? 1 : MOST)
                .map(parts -> new Windows(parts, width.applyAsDouble(parts)))
                .min(Comparator.comparingDouble(Windows::width)
                        .thenComparingInt(windows -> windows.parts().size()))
                .orElseThrow();
    }

    /** All ways to part these rooms by straight cuts into so many parts or fewer. */
    private static Stream<List<Rectangle2D>> divisions(List<Rectangle2D> rooms, int most) {
        Stream<List<Rectangle2D>> whole = Stream.of(
                List.of(rooms.stream().reduce(Rectangle2D::createUnion).orElseThrow()));
        if (most == 1 || rooms.size() == 1) {
            return whole;
        }
        return Stream.concat(
                whole,
                Stream.<ToDoubleFunction<Rectangle2D>>of(Rectangle2D::getCenterX, Rectangle2D::getCenterY)
                        .map(axis -> rooms.stream()
                                .sorted(Comparator.comparingDouble(axis))
                                .toList())
                        .flatMap(sorted -> IntStream.range(1, sorted.size())
                                .boxed()
                                .flatMap(cut -> IntStream.range(1, most)
                                        .boxed()
                                        .flatMap(first -> pairs(
                                                divisions(sorted.subList(0, cut), first),
                                                divisions(sorted.subList(cut, sorted.size()), most - first)
                                                        .toList())))));
    }

    private static Stream<List<Rectangle2D>> pairs(Stream<List<Rectangle2D>> some, List<List<Rectangle2D>> others) {
        return some.flatMap(one -> others.stream()
                .map(other -> Stream.concat(one.stream(), other.stream()).toList()));
    }
}
