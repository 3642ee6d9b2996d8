package strategos.bot.render;

import java.util.List;
import strategos.bot.render.ground.Window;
import strategos.bot.render.place.Chart;
import strategos.bot.render.place.SpotPoint;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;

/** The windows of a sheet that pictures look through; none looks over the edge of the map. */
final class Windows {
    /** Width and height of a close-up. */
    static final int CLOSE_UP = 800;

    private final Chart chart;
    private final Sheet.Size map;

    Windows(Chart chart) {
        this.chart = chart;
        this.map = chart.sheet().map();
    }

    /** All of the map, as large as the sheet says. */
    Window whole() {
        return new Window(0, 0, map.width(), map.height(), 1);
    }

    /** The window of a part that {@link PartCheck} let pass. */
    Window of(Part part, Scene scene) {
        return switch (part) {
            case Part.Whole whole -> whole();
            case Part.Region region -> region(chart.sheet().regions().get(region.name()), 1 << region.zoom());
            case Part.Around around -> {
                SpotPoint spot = chart.spot(around.spot());
                yield around(spot.x(), spot.y(), 1 << around.zoom());
            }
            case Part.LastMove move -> lastMove(scene, 1 << move.zoom());
        };
    }

    /** Around the last move, as far as the window has room for it, else around its end. */
    Window lastMove(Scene scene, double zoom) {
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

    private Window around(double x, double y, double zoom) {
        int wide = (int) Math.min(CLOSE_UP, map.width() * zoom);
        int high = (int) Math.min(CLOSE_UP, map.height() * zoom);
        double left = Math.clamp(Math.rint(x - wide / zoom / 2), 0, Math.floor(map.width() - wide / zoom));
        double top = Math.clamp(Math.rint(y - high / zoom / 2), 0, Math.floor(map.height() - high / zoom));
        return new Window(left, top, wide, high, zoom);
    }

    private Window region(Sheet.Region region, double zoom) {
        Sheet sheet = chart.sheet();
        double left = held(sheet.x(region.northWest()), map.width());
        double right = held(sheet.x(region.southEast()), map.width());
        double top = held(sheet.y(region.northWest()), map.height());
        double bottom = held(sheet.y(region.southEast()), map.height());
        return new Window(
                left, top, (int) Math.round((right - left) * zoom), (int) Math.round((bottom - top) * zoom), zoom);
    }

    private static double held(double value, double most) {
        return Math.rint(Math.clamp(value, 0, most));
    }
}
