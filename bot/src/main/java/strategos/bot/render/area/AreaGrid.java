package strategos.bot.render.area;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ground.LandPainter.LandMask;
import strategos.bot.render.kept.Kept;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Position;

/** To which area each place of a sheet belongs, by cells of a few pixels. Takes a moment to make; immutable then. */
public final class AreaGrid {
    /** Pixels of the sheet that a cell is wide. */
    static final int CELL = 2;

    /** How far from its true place, in cells, a seed may fall on its element. */
    private static final int REACH = 40;

    private static final int ROUNDING = 3;
    private static final int PASSES = 3;

    private final Sheet sheet;
    private final Areas areas;
    private final int width;
    private final int height;
    private final boolean[] dry;
    private final byte[] land;
    private final byte[] water;
    private final Map<String, Integer> labels = new HashMap<>();

    private AreaGrid(Sheet sheet, Areas areas) {
        this.sheet = sheet;
        this.areas = areas;
        this.width = sheet.map().width() / CELL;
        this.height = sheet.map().height() / CELL;
        for (int i = 0; i < areas.land().size(); i++) {
            labels.put(areas.land().get(i).id(), i + 1);
        }
        for (int i = 0; i < areas.water().size(); i++) {
            labels.put(areas.water().get(i).id(), -i - 1);
        }
        this.dry = new boolean[width * height];
        this.land = new byte[width * height];
        this.water = new byte[width * height];
    }

    /** The areas of a sheet that has a ground. */
    public static AreaGrid of(Sheet sheet, Areas areas, Coast coast) {
        AreaGrid grid = new AreaGrid(sheet, areas);
        grid.flood(coast);
        System.arraycopy(grid.growLand(), 0, grid.land, 0, grid.land.length);
        System.arraycopy(grid.growWater(), 0, grid.water, 0, grid.water.length);
        return grid;
    }

    /** How the areas of that sheet are written. */
    static Kept.Form<AreaGrid> form(Sheet sheet, Areas areas) {
        return new Kept.Form<>() {
            @Override
            public void write(AreaGrid grid, DataOutputStream out) throws IOException {
                byte[] dry = new byte[grid.dry.length];
                for (int i = 0; i < dry.length; i++) {
                    dry[i] = (byte) (grid.dry[i] ? 1 : 0);
                }
                out.writeInt(grid.width);
                out.writeInt(grid.height);
                out.write(dry);
                out.write(grid.land);
                out.write(grid.water);
            }

            @Override
            public AreaGrid read(DataInputStream in) throws IOException {
                AreaGrid grid = new AreaGrid(sheet, areas);
                if (in.readInt() != grid.width || in.readInt() != grid.height) {
                    throw new IOException("the areas of another sheet");
                }
                byte[] dry = new byte[grid.dry.length];
                in.readFully(dry);
                for (int i = 0; i < dry.length; i++) {
                    grid.dry[i] = dry[i] != 0;
                }
                in.readFully(grid.land);
                in.readFully(grid.water);
                return grid;
            }
        };
    }

    Sheet sheet() {
        return sheet;
    }

    Areas areas() {
        return areas;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    byte[] land() {
        return land;
    }

    byte[] water() {
        return water;
    }

    boolean dry(int x, int y) {
        return dry[Math.clamp(y, 0, height - 1) * width + Math.clamp(x, 0, width - 1)];
    }

    /** The label of an area: above 0 for land, below for water, 0 for none. */
    int label(String area) {
        return labels.getOrDefault(area, 0);
    }

    private void flood(Coast coast) {
        byte[] share = LandMask.of(coast, new Crop(0, 0, width, height, 1.0 / CELL));
        for (int i = 0; i < dry.length; i++) {
            dry[i] = (share[i] & 255) > 127;
        }
    }

    /** Each island is divided among the areas that have a seed on it; one without a seed falls to the nearest area. */
    private byte[] growLand() {
        Growth growth = planted(areas.land(), true);
        growth.grow(cell -> dry[cell], true);
        byte[] labelled = growth.labels();
        for (int cell = 0; cell < labelled.length; cell++) {
            if (dry[cell] && labelled[cell] == 0) {
                claim(cell, labelled);
            }
        }
        growth.fill();
        growth.smooth(ROUNDING, PASSES);
        return growth.labels();
    }

    private byte[] growWater() {
        Growth growth = planted(areas.water(), false);
        growth.grow(cell -> !dry[cell], false);
        growth.smooth(ROUNDING, PASSES);
        return growth.labels();
    }

    private Growth planted(List<Areas.Area> kind, boolean onLand) {
        Growth growth = new Growth(width, height);
        for (int i = 0; i < kind.size(); i++) {
            for (Position seed : kind.get(i).seeds()) {
                growth.plant(nearest(seed, onLand), i + 1);
            }
        }
        return growth;
    }

    /** Labels the whole island of that cell. */
    private void claim(int cell, byte[] labelled) {
        List<Integer> island = new ArrayList<>();
        island.add(cell);
        labelled[cell] = (byte) owner(cell);
        for (int at = 0; at < island.size(); at++) {
            int here = island.get(at);
            int x = here % width;
            for (int next :
                    new int[] {x > 0 ? here - 1 : here, x < width - 1 ? here + 1 : here, here - width, here + width}) {
                if (next >= 0 && next < labelled.length && dry[next] && labelled[next] == 0) {
                    labelled[next] = labelled[cell];
                    island.add(next);
                }
            }
        }
    }

    private int owner(int cell) {
        int best = 0;
        double least = Double.MAX_VALUE;
        double degree = sheet.ground().orElseThrow().projection().degree();
        int column = cell % width;
        int row = cell / width;
        for (int i = 0; i < areas.land().size(); i++) {
            Areas.Area area = areas.land().get(i);
            for (Position seed : area.seeds()) {
                double away = Math.hypot(x(seed) - column, y(seed) - row) * CELL / degree
                        - area.pull().orElse(0.0);
                if (away < least) {
                    least = away;
                    best = i + 1;
                }
            }
        }
        return best;
    }

    private double x(Position at) {
        return sheet.x(at) / CELL;
    }

    private double y(Position at) {
        return sheet.y(at) / CELL;
    }

    /** The cell of an element that is nearest to a place. */
    int nearest(Position at, boolean onLand) {
        int x = Math.clamp((long) x(at), 0, width - 1);
        int y = Math.clamp((long) y(at), 0, height - 1);
        int best = y * width + x;
        int least = Integer.MAX_VALUE;
        for (int j = Math.max(0, y - REACH); j < Math.min(height, y + REACH); j++) {
            for (int i = Math.max(0, x - REACH); i < Math.min(width, x + REACH); i++) {
                int away = (i - x) * (i - x) + (j - y) * (j - y);
                if (dry[j * width + i] == onLand && away < least) {
                    least = away;
                    best = j * width + i;
                }
            }
        }
        return best;
    }
}
