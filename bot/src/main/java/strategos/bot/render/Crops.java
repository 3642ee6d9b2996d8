package strategos.bot.render;

import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;

/** The crops of a sheet that pictures look through; none looks over the edge of the map. */
final class Crops {
    /** Width and height of a close-up. */
    static final int CLOSE_UP = 800;

    /** The width of a picture of what changed, where the map is not larger. */
    private static final double CHANGED = 1000;

    /** How much of the map it shows at least, in each direction, in the sheet's pixels. */
    private static final double LEAST_CHANGED = 640;

    private static final double MARGIN = 50;
    private static final double LOWEST = .8;
    private static final double HIGHEST = 1.25;

    /** So much wider and higher it may become for the stacks of others, the least first. */
    private static final List<Double> LARGER = List.of(1., 1.1, 1.2);

    /** A picture that is too wide for a telephone is parted where that makes it so much narrower. */
    private static final double MUCH = .8;

    /** What one window shows of the other at most, as a share of it: nobody wants to see the same place twice. */
    private static final double TWICE = .1;

    /** Windows stay as wide as each other. */
    private static final List<Double> ENOUGH = List.of(1.);

    /** By so many of the sheet's pixels it is moved to and fro. */
    private static final double STEP = 20;

    private final Chart chart;
    private final Sheet.Size map;

    Crops(Chart chart) {
        this.chart = chart;
        this.map = chart.sheet().map();
    }

    /** All of the map, as large as the sheet says. */
    Crop whole() {
        return new Crop(0, 0, map.width(), map.height(), 1);
    }

    /**
     * The crops of a part that {@link Framing.Check} let pass, to be seen one below the other; none for the whole sheet with its
     * panel.
     *
     * @param stacks what those of each spot take up, in the scene and in those beside it; for where it changed alone
     */
    List<Crop> of(Framing part, Scene scene, Map<String, List<Bounds>> stacks) {
        return switch (part) {
            case Framing.Whole whole -> List.of();
            case Framing.Region region ->
                List.of(region(chart.sheet().regions().get(region.name()), 1 << region.zoom()));
            case Framing.Around around -> {
                SpotPoint spot = chart.spot(around.spot());
                yield List.of(around(spot.x(), spot.y(), 1 << around.zoom()));
            }
            case Framing.LastMove move -> List.of(lastMove(scene, 1 << move.zoom()));
            // Of one moment what lies far apart stands in pictures of its own.
            case Framing.Changed changed ->
                changed.beside().isEmpty()
                        ? changed(changed.spots(), stacks).stream().toList()
                        : changes(changed.spots(), stacks);
        };
    }

    /** Around the last move, as far as the crop has room for it, else around its end. */
    Crop lastMove(Scene scene, double zoom) {
        boolean moved = !scene.arrows().isEmpty();
        List<SpotPoint> spots = moved
                ? scene.arrows().getLast().spots().stream()
                        .filter(chart::shows)
                        .map(chart::spot)
                        .toList()
                : scene.pieces().stream().map(Piece::spot).map(chart::spot).toList();
        if (spots.isEmpty()) {
            return around(map.width() / 2.0, map.height() / 2.0, zoom);
        }
        double left = spots.stream().mapToDouble(SpotPoint::x).min().orElseThrow();
        double right = spots.stream().mapToDouble(SpotPoint::x).max().orElseThrow();
        double top = spots.stream().mapToDouble(SpotPoint::y).min().orElseThrow();
        double bottom = spots.stream().mapToDouble(SpotPoint::y).max().orElseThrow();
        double room = CLOSE_UP / zoom * .8;
        SpotPoint end = spots.getLast();
        double x = right - left < room || !moved ? (left + right) / 2 : end.x();
        double y = bottom - top < room || !moved ? (top + bottom) / 2 : end.y();
        return around(x, y, zoom);
    }

    /**
     * All of these spots as {@link #changed}, or where they lie far apart in two windows that are much closer. Both are of one
     * width, and together as high as one picture may be.
     *
     * @param stacks what those of each spot take up
     */
    List<Crop> changes(Set<String> spots, Map<String, List<Bounds>> stacks) {
        Optional<Crop> one = changed(spots, stacks);
        double wide = one.map(crop -> crop.area().getWidth()).orElse((double) map.width());
        List<Rectangle2D> changed = wanted(spots, stacks)
                .map(room -> room.createIntersection(onMap()))
                .toList();
        if (wide <= Parting.legible(chart.sheet()) || changed.isEmpty()) {
            return one.stream().toList();
        }
        List<Rectangle2D> rooms = rooms(stacks);
        return Windows.over(changed, MARGIN, HIGHEST).stream()
                .takeWhile(windows -> windows.width() <= MUCH * wide)
                .flatMap(windows -> aside(windows, MUCH * wide, rooms).stream())
                .findFirst()
                .orElseGet(() -> one.stream().toList());
    }

    /** Of these windows and a little wider ones, those that cut the fewest stacks. */
    private Optional<List<Crop>> aside(Windows first, double widest, List<Rectangle2D> rooms) {
        return LARGER.stream()
                .map(first::widened)
                .filter(windows -> windows.width() <= widest)
                .map(windows -> windows(windows, rooms))
                .filter(Crops::apart)
                .min(Comparator.comparingLong(
                        two -> two.stream().mapToLong(crop -> cut(crop, rooms)).sum()));
    }

    private static boolean apart(List<Crop> two) {
        Rectangle2D upper = two.getFirst().area();
        Rectangle2D lower = two.getLast().area();
        Rectangle2D both = upper.createIntersection(lower);
        return both.isEmpty() || area(both) <= TWICE * Math.min(area(upper), area(lower));
    }

    private static double area(Rectangle2D part) {
        return part.getWidth() * part.getHeight();
    }

    /** What room is left, up to a square, they share. */
    private List<Crop> windows(Windows windows, List<Rectangle2D> rooms) {
        double needed = windows.parts().stream()
                .mapToDouble(part -> windows.height(part, MARGIN))
                .sum();
        double more = Math.max(0, windows.width() - needed) / windows.parts().size();
        return windows.parts().stream()
                .map(part -> aside(
                        centred(part, windows.width(), Math.min(windows.height(part, MARGIN) + more, map.height())),
                        part,
                        rooms,
                        ENOUGH))
                .toList();
    }

    /**
     * All of these spots with their names, the room of their stacks and a margin: as large as fits, and never smaller than on
     * the whole map. It is hardly lower than wide, for the width is what a telephone has too little of, and no higher than
     * 5 to 4; none where the map is too narrow for that. It shows a little more where its edge would cut the stacks of
     * other spots.
     *
     * @param stacks what those of each spot take up
     */
    Optional<Crop> changed(Set<String> spots, Map<String, List<Bounds>> stacks) {
        Rectangle2D least =
                wanted(spots, stacks).reduce(Rectangle2D::createUnion).orElseGet(this::onMap);
        return over(least).map(first -> aside(first, least, rooms(stacks), LARGER));
    }

    /** Of that crop, those to all its sides and a little larger ones, over the same part, the one that cuts the fewest stacks. */
    private Crop aside(Crop first, Rectangle2D part, List<Rectangle2D> rooms, List<Double> scales) {
        Crop best = first;
        long fewest = cut(first, rooms);
        for (double scale : scales) {
            double wide = Math.min(first.area().getWidth() * scale, map.width());
            double high = Math.min(first.area().getHeight() * scale, Math.min(map.height(), wide * HIGHEST));
            double zoom = Math.max(1, first.zoom() / scale);
            for (double left : starts(first.x(), wide, part.getMinX(), part.getMaxX(), map.width())) {
                for (double top : starts(first.y(), high, part.getMinY(), part.getMaxY(), map.height())) {
                    if (fewest == 0) {
                        return best;
                    }
                    Crop other = scale == 1
                            ? new Crop(left, top, first.width(), first.height(), first.zoom())
                            : new Crop(left, top, (int) (wide * zoom), (int) (high * zoom), zoom);
                    long cuts = cut(other, rooms);
                    if (cuts < fewest) {
                        fewest = cuts;
                        best = other;
                    }
                }
            }
        }
        return best;
    }

    /** Where so long a stretch of the map may begin that shows all from the least to the most, the nearest to the usual one first. */
    private static double[] starts(double usual, double length, double least, double most, int map) {
        double first = Math.max(0, most + MARGIN - length);
        double last = Math.min(least - MARGIN, map - length);
        return first > last
                ? new double[] {Math.clamp(usual, 0, Math.floor(map - length))}
                : DoubleStream.iterate(Math.rint(first), start -> start <= last, start -> start + STEP)
                        .boxed()
                        .sorted(Comparator.comparingDouble(start -> Math.abs(start - usual)))
                        .mapToDouble(Double::doubleValue)
                        .toArray();
    }

    /** Where stacks stand on the map. */
    List<Rectangle2D> rooms(Map<String, List<Bounds>> stacks) {
        return stacks.values().stream()
                .flatMap(List::stream)
                .map(box -> rectangle(box).createIntersection(onMap()))
                .toList();
    }

    /** How many of these rooms an edge of the crop goes through. */
    static long cut(Crop crop, List<Rectangle2D> rooms) {
        Rectangle2D area = crop.area();
        return rooms.stream()
                .filter(room -> area.intersects(room) && !area.contains(room))
                .count();
    }

    /** Over that part of the map, and what a picture shows beside it. */
    private Optional<Crop> over(Rectangle2D part) {
        Rectangle2D bounds = part.createIntersection(onMap());
        Rectangle2D window = window(bounds, map);
        return bounds.getHeight() > window.getHeight()
                ? Optional.empty()
                : Optional.of(centred(bounds, window.getWidth(), window.getHeight()));
    }

    /** What a picture of that part of a map shows, but for what it shows beside it. */
    static Rectangle2D window(Rectangle2D part, Sheet.Size map) {
        Rectangle2D bounds = part.createIntersection(new Rectangle2D.Double(0, 0, map.width(), map.height()));
        double high = Math.max(bounds.getHeight() + 2 * MARGIN, LEAST_CHANGED * LOWEST);
        double wide = Math.max(Math.max(bounds.getWidth() + 2 * MARGIN, LEAST_CHANGED), high / HIGHEST);
        wide = Math.min(wide, map.width());
        high = Math.min(Math.max(high, wide * LOWEST), Math.min(map.height(), wide * HIGHEST));
        return new Rectangle2D.Double(
                held(bounds.getCenterX() - wide / 2, Math.floor(map.width() - wide)),
                held(bounds.getCenterY() - high / 2, Math.floor(map.height() - high)),
                wide,
                high);
    }

    /** So much of the map with that part in its middle, as far as there is room. */
    private Crop centred(Rectangle2D part, double wide, double high) {
        double zoom = Math.max(1, CHANGED / wide);
        double left = Math.clamp(Math.rint(part.getCenterX() - wide / 2), 0, Math.floor(map.width() - wide));
        double top = Math.clamp(Math.rint(part.getCenterY() - high / 2), 0, Math.floor(map.height() - high));
        return new Crop(left, top, (int) (wide * zoom), (int) (high * zoom), zoom);
    }

    /** What is to be seen of these spots. */
    private Stream<Rectangle2D> wanted(Set<String> spots, Map<String, List<Bounds>> stacks) {
        return chart.spots().values().stream()
                .filter(spot -> spots.contains(spot.spot().id()))
                .map(spot -> room(spot, stacks.getOrDefault(spot.spot().id(), List.of())));
    }

    /** A spot with its name, its stacks and the room that is kept for one. */
    private Rectangle2D room(SpotPoint spot, List<Bounds> stacks) {
        Stream<Bounds> names = chart.names().stream()
                .filter(name -> name.of().filter(spot::equals).isPresent())
                .map(Chart.PlacedName::box);
        Stream<Bounds> slot = Optional.ofNullable(chart.slots().get(spot.spot().id())).stream();
        return Stream.of(names, slot, stacks.stream())
                .flatMap(boxes -> boxes)
                .map(Crops::rectangle)
                .reduce(rectangle(spot.box()), Rectangle2D::createUnion);
    }

    private Rectangle2D onMap() {
        return new Rectangle2D.Double(0, 0, map.width(), map.height());
    }

    private static Rectangle2D rectangle(Bounds box) {
        return new Rectangle2D.Double(box.x(), box.y(), box.width(), box.height());
    }

    private Crop around(double x, double y, double zoom) {
        int wide = (int) Math.min(CLOSE_UP, map.width() * zoom);
        int high = (int) Math.min(CLOSE_UP, map.height() * zoom);
        double left = Math.clamp(Math.rint(x - wide / zoom / 2), 0, Math.floor(map.width() - wide / zoom));
        double top = Math.clamp(Math.rint(y - high / zoom / 2), 0, Math.floor(map.height() - high / zoom));
        return new Crop(left, top, wide, high, zoom);
    }

    private Crop region(Sheet.Region region, double zoom) {
        Sheet sheet = chart.sheet();
        double left = held(sheet.x(region.northWest()), map.width());
        double right = held(sheet.x(region.southEast()), map.width());
        double top = held(sheet.y(region.northWest()), map.height());
        double bottom = held(sheet.y(region.southEast()), map.height());
        return new Crop(
                left, top, (int) Math.round((right - left) * zoom), (int) Math.round((bottom - top) * zoom), zoom);
    }

    private static double held(double value, double most) {
        return Math.rint(Math.clamp(value, 0, most));
    }
}
