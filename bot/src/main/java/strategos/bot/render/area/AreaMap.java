package strategos.bot.render.area;

import java.awt.geom.AffineTransform;
import java.util.List;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Projection;
import strategos.bot.render.sheet.Sheet;

/** The areas as they lie on one sheet: the one that they were made for, or a closer look at it. */
public final class AreaMap {
    private final AreaGrid grid;
    private final double scale;
    private final double left;
    private final double top;

    private AreaMap(AreaGrid grid, double scale, double left, double top) {
        this.grid = grid;
        this.scale = scale;
        this.left = left;
        this.top = top;
    }

    /** The areas on a sheet with a ground. */
    public static AreaMap on(Sheet sheet, AreaGrid grid) {
        Projection own = sheet.ground().orElseThrow().projection();
        Projection base = grid.sheet().ground().orElseThrow().projection();
        double across = base.degree() / own.degree() / AreaGrid.CELL;
        double north = base.y(own.north()) / AreaGrid.CELL;
        return new AreaMap(grid, across, base.x(own.west()) / AreaGrid.CELL, north);
    }

    /** What config says of the areas. */
    public Areas areas() {
        return grid.areas();
    }

    AreaGrid grid() {
        return grid;
    }

    /** From cells of the grid to the sheet's pixels. */
    AffineTransform toSheet() {
        AffineTransform transform = AffineTransform.getScaleInstance(1 / scale, 1 / scale);
        transform.translate(-left, -top);
        return transform;
    }

    /** Whether there is an area of that name. */
    public boolean has(String area) {
        return grid.label(area) != 0;
    }

    /** The label of an area of land, from 1; 0 for none. */
    public int landLabel(String area) {
        return Math.max(0, grid.label(area));
    }

    /** The label of the land at a point of the sheet, by what lies round it. */
    int landAt(double x, double y) {
        return voted(grid.land(), x, y);
    }

    private int voted(byte[] labels, double x, double y) {
        double across = x * scale + left - .5;
        double down = y * scale + top - .5;
        int column = Math.clamp((long) Math.floor(across), 0, grid.width() - 2);
        int row = Math.clamp((long) Math.floor(down), 0, grid.height() - 2);
        int at = row * grid.width() + column;
        byte first = labels[at];
        byte second = labels[at + 1];
        byte third = labels[at + grid.width()];
        byte fourth = labels[at + grid.width() + 1];
        if (first == second && first == third && first == fourth) {
            return first;
        }
        double u = Math.clamp(across - column, 0, 1);
        double v = Math.clamp(down - row, 0, 1);
        byte[] label = {first, second, third, fourth};
        double[] weight = {(1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v};
        int best = 0;
        double most = 0;
        for (int i = 0; i < label.length; i++) {
            double sum = 0;
            for (int j = 0; j < label.length; j++) {
                sum += label[j] == label[i] ? weight[j] : 0;
            }
            if (sum > most) {
                most = sum;
                best = label[i];
            }
        }
        return best;
    }

    /** Where a point lies, seen from an area. */
    public enum Lie {
        INSIDE,
        /** Off the shore of an area of land. */
        OFF_SHORE,
        /** On land, seen from an area of water. */
        ASHORE,
        ELSEWHERE
    }

    /** Where a point of the sheet lies, seen from that area. */
    public Lie lie(String area, double x, double y) {
        int own = grid.label(area);
        int column = Math.clamp((long) (x * scale + left), 0, grid.width() - 1);
        int row = Math.clamp((long) (y * scale + top), 0, grid.height() - 1);
        boolean dry = grid.dry(column, row);
        int at = row * grid.width() + column;
        if (own > 0) {
            return !dry ? Lie.OFF_SHORE : grid.land()[at] == own ? Lie.INSIDE : Lie.ELSEWHERE;
        }
        return dry ? Lie.ASHORE : grid.water()[at] == -own ? Lie.INSIDE : Lie.ELSEWHERE;
    }

    /** The names of the areas of land, in the order of their labels. */
    List<String> lands() {
        return grid.areas().land().stream().map(Areas.Area::id).toList();
    }
}
