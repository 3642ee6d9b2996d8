package strategos.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.NameType;

/**
 * Places that lie far apart on a sheet, in as few pictures as have names that can be read on a telephone. It reckons with the
 * sheet alone, so that how many pictures there are is known before anything is solved or painted.
 */
final class Parting {
    /** Nobody scrolls through more maps of one message. */
    static final int MOST = 3;

    /** How wide a telephone is, and how high letters on it are at least, both in the same pixels. */
    private static final double TELEPHONE = 400;

    private static final double LETTER = 8;

    /** One picture more is worth it where none can be read, if all of them become so much narrower. */
    private static final double MUCH = .9;

    /** What two of them show alike at most, as a share of the smaller: nobody wants to see the same place twice. */
    private static final double TWICE = .2;

    /** About what a name and a stack take up round a place, by the height of the letters. */
    private static final double WIDE = 3.5;

    private static final double HIGH = 2;

    private final Sheet sheet;
    private final double letter;
    private final double legible;

    Parting(Sheet sheet) {
        this.sheet = sheet;
        this.letter = letters(sheet).orElse(0);
        this.legible = legible(sheet);
    }

    /** A place as a point of the map. */
    private record Dot(String spot, double x, double y) {
        Rectangle2D box() {
            return new Rectangle2D.Double(x, y, 0, 0);
        }
    }

    /**
     * Places of one picture.
     *
     * @param box round their points
     */
    private record Part(List<Dot> dots, Rectangle2D box) {
        static Part of(List<Dot> dots) {
            return new Part(dots, boxes(dots).getLast());
        }

        /** Round the first of them, the first two, and so on. */
        private static List<Rectangle2D> boxes(List<Dot> dots) {
            List<Rectangle2D> boxes = new ArrayList<>();
            for (Dot dot : dots) {
                boxes.add(boxes.isEmpty() ? dot.box() : boxes.getLast().createUnion(dot.box()));
            }
            return boxes;
        }

        /** All ways to part it in two by a straight cut. */
        Stream<List<Part>> halves() {
            return Stream.<ToDoubleFunction<Dot>>of(Dot::x, Dot::y)
                    .map(axis -> dots.stream()
                            .sorted(Comparator.comparingDouble(axis))
                            .toList())
                    .flatMap(Part::halves);
        }

        private static Stream<List<Part>> halves(List<Dot> sorted) {
            int all = sorted.size();
            List<Rectangle2D> before = boxes(sorted);
            List<Rectangle2D> behind = boxes(sorted.reversed());
            return IntStream.range(1, all)
                    .mapToObj(cut -> List.of(
                            new Part(sorted.subList(0, cut), before.get(cut - 1)),
                            new Part(sorted.subList(cut, all), behind.get(all - cut - 1))));
        }

        /** All ways to part it in so many, two or three. */
        Stream<List<Part>> parted(int most) {
            return most == 2
                    ? halves()
                    : halves().flatMap(two -> Stream.concat(
                            two.getFirst().halves().map(halves -> with(halves, two.getLast())),
                            two.getLast().halves().map(halves -> with(halves, two.getFirst()))));
        }

        private static List<Part> with(List<Part> halves, Part other) {
            return List.of(halves.getFirst(), halves.getLast(), other);
        }
    }

    /** The widest picture, in the sheet's pixels, in which the names of all places can be read on a telephone. */
    static double legible(Sheet sheet) {
        return letters(sheet).stream()
                .map(height -> height * TELEPHONE / LETTER)
                .findFirst()
                .orElse(sheet.map().width());
    }

    /** As high as the smallest letters of places. */
    private static OptionalDouble letters(Sheet sheet) {
        return sheet.spots().stream()
                .filter(spot -> spot.name().isPresent())
                .flatMap(spot -> spot.type().stream())
                .map(sheet.types()::get)
                .mapToDouble(NameType::size)
                .min();
    }

    /** Whether one picture of all of them, as far as they are on the sheet, can be read. */
    boolean reads(Collection<String> spots) {
        List<Dot> dots = dots(spots);
        return dots.isEmpty() || width(Part.of(dots)) <= legible;
    }

    /** The places of each picture, from north to south; one of all places where none of them is on the sheet. */
    List<Set<String>> of(Collection<String> spots) {
        List<Dot> dots = dots(spots);
        if (dots.isEmpty()) {
            return List.of(Set.copyOf(spots));
        }
        Part all = Part.of(dots);
        List<Part> best = List.of(all);
        for (int most = 2; most <= MOST && widest(best) > legible; most++) {
            double enough = Math.max(legible, MUCH * widest(best));
            best = all.parted(most)
                    .filter(parts -> widest(parts) <= enough && apart(parts))
                    .min(Comparator.comparingDouble((List<Part> parts) -> Math.max(legible, widest(parts)))
                            .thenComparingDouble(Parting::taken))
                    .orElse(best);
        }
        return best.stream()
                .sorted(Comparator.comparingDouble(part -> part.box().getCenterY()))
                .map(part -> part.dots().stream().map(Dot::spot).collect(Collectors.toUnmodifiableSet()))
                .toList();
    }

    private double widest(List<Part> parts) {
        return parts.stream().mapToDouble(this::width).max().orElseThrow();
    }

    private double width(Part part) {
        return window(part).getWidth();
    }

    /** About what its picture shows. */
    private Rectangle2D window(Part part) {
        Rectangle2D box = part.box();
        return Crops.window(
                new Rectangle2D.Double(
                        box.getX() - WIDE * letter,
                        box.getY() - HIGH * letter,
                        box.getWidth() + 2 * WIDE * letter,
                        box.getHeight() + 2 * HIGH * letter),
                sheet.map());
    }

    private boolean apart(List<Part> parts) {
        List<Rectangle2D> windows = parts.stream().map(this::window).toList();
        return IntStream.range(0, windows.size())
                .allMatch(i -> windows.subList(i + 1, windows.size()).stream()
                        .allMatch(other -> apart(windows.get(i), other)));
    }

    private static boolean apart(Rectangle2D one, Rectangle2D other) {
        Rectangle2D both = one.createIntersection(other);
        return both.isEmpty() || area(both) <= TWICE * Math.min(area(one), area(other));
    }

    private static double area(Rectangle2D part) {
        return part.getWidth() * part.getHeight();
    }

    /** How far the places of each part lie from each other: the less, the more they belong together. */
    private static double taken(List<Part> parts) {
        return parts.stream()
                .map(Part::box)
                .mapToDouble(box -> box.getWidth() + box.getHeight())
                .sum();
    }

    private List<Dot> dots(Collection<String> spots) {
        return sheet.spots().stream()
                .filter(spot -> spots.contains(spot.id()))
                .map(spot -> new Dot(spot.id(), sheet.x(spot.at()), sheet.y(spot.at())))
                .toList();
    }
}
