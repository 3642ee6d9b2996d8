package strategos.bot.render;

import strategos.bot.render.ground.Window;
import strategos.bot.render.sheet.Sheet;

/** Windows that never look over the edge of the map. */
final class Windows {
    private Windows() {}

    /** So many pixels of a picture around a point of the map; smaller where the map is. */
    static Window around(Sheet.Size map, double x, double y, int width, int height, double zoom) {
        int wide = (int) Math.min(width, map.width() * zoom);
        int high = (int) Math.min(height, map.height() * zoom);
        double left = Math.clamp(Math.rint(x - wide / zoom / 2), 0, Math.floor(map.width() - wide / zoom));
        double top = Math.clamp(Math.rint(y - high / zoom / 2), 0, Math.floor(map.height() - high / zoom));
        return new Window(left, top, wide, high, zoom);
    }

    /** A region as the sheet describes it, as far as it lies on the map. */
    static Window of(Sheet sheet, Sheet.Region region, double zoom) {
        double left = held(x(sheet, region.northWest().x()), sheet.map().width());
        double right = held(x(sheet, region.southEast().x()), sheet.map().width());
        double top = held(y(sheet, region.northWest().y()), sheet.map().height());
        double bottom = held(y(sheet, region.southEast().y()), sheet.map().height());
        return new Window(
                left, top, (int) Math.round((right - left) * zoom), (int) Math.round((bottom - top) * zoom), zoom);
    }

    private static double held(double value, double most) {
        return Math.rint(Math.clamp(value, 0, most));
    }

    private static double x(Sheet sheet, double at) {
        return sheet.ground().map(g -> g.projection().x(at)).orElse(at);
    }

    private static double y(Sheet sheet, double at) {
        return sheet.ground().map(g -> g.projection().y(at)).orElse(at);
    }
}
