package strategos.bot.render.area;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.render.area.Frontiers.Frontier;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ground.DistanceTransform;
import strategos.bot.render.ground.LandPainter.LandMask;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.piece.SpotArt.RouteArt;
import strategos.bot.render.sheet.Areas;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;

/** Draws the borders of areas on the ground, and says which pixel belongs to which. */
public final class AreaPrinter {
    /** Over how many pixels a tint is stronger by its border. */
    private static final double FADE = 9;

    /** Shorter lines, in cells, are slivers of the reckoning and say nothing. */
    private static final int SHORTEST = 8;

    private final AreaMap map;
    private final Coast coast;
    private final Map<String, Path2D> landLines = new HashMap<>();
    private final Path2D waterLines = new Path2D.Double();
    private final Look look;

    /** @param coast of the sheet on which the areas lie */
    public AreaPrinter(AreaMap map, Coast coast, Look look) {
        this.map = map;
        this.coast = coast;
        this.look = look;
        AreaGrid grid = map.grid();
        List<String> lands = map.lands();
        for (Frontier line : Frontiers.of(grid.land(), grid.width(), grid.height())) {
            boolean joined = map.areas().joined(lands.get(line.one() - 1), lands.get(line.other() - 1));
            if (ashore(line) > (joined ? 0 : SHORTEST)) {
                landLines
                        .computeIfAbsent(
                                joined ? map.areas().border() : map.areas().closed(), s -> new Path2D.Double())
                        .append(onSheet(line), false);
            }
        }
        Frontiers.of(grid.water(), grid.width(), grid.height()).forEach(l -> waterLines.append(onSheet(l), false));
    }

    private Shape onSheet(Frontier line) {
        return map.toSheet().createTransformedShape(line.line());
    }

    /** Over how many cells a line runs on land, and not between islands. */
    private long ashore(Frontier line) {
        return line.points().stream()
                .filter(p -> map.grid().dry((int) p[0], (int) p[1]))
                .count();
    }

    /** How much of each pixel is land, from 0 to 255. */
    public byte[] land(Crop crop) {
        return LandMask.of(coast, crop);
    }

    /**
     * Draws the borders: those of the land on the land alone, those of the sea on the sea alone.
     *
     * @param land as {@link #land} says
     */
    public void borders(BufferedImage ground, Crop crop, byte[] land) {
        Areas areas = map.areas();
        BufferedImage layer = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        draw(layer, crop, areas.shore(), waterLines);
        keep(layer, land, true);
        over(ground, layer);
        clear(layer);
        landLines.forEach((style, path) -> draw(layer, crop, style, path));
        keep(layer, land, false);
        over(ground, layer);
    }

    private void draw(BufferedImage layer, Crop crop, String style, Path2D path) {
        Graphics2D g = Canvas.smooth(layer);
        g.transform(crop.transform());
        Style.Route route = look.style(style, Style.Route.class);
        RouteArt.casing(g, route, path);
        RouteArt.core(g, route, path);
        g.dispose();
    }

    private static void over(BufferedImage ground, BufferedImage layer) {
        Graphics2D g = ground.createGraphics();
        g.drawImage(layer, 0, 0, null);
        g.dispose();
    }

    private static void clear(BufferedImage layer) {
        Arrays.fill(pixels(layer), 0);
    }

    private static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
    }

    /** Fades a layer out where the mask is white, or where it is black. */
    private static void keep(BufferedImage layer, byte[] mask, boolean black) {
        int[] pixels = pixels(layer);
        for (int i = 0; i < pixels.length; i++) {
            int share = black ? 255 - (mask[i] & 255) : mask[i] & 255;
            if (pixels[i] != 0 && share < 255) {
                pixels[i] = faded(pixels[i], share);
            }
        }
    }

    private static int faded(int colour, int share) {
        int alpha = (colour >>> 24) * share / 255;
        int red = ((colour >> 16) & 255) * share / 255;
        int green = ((colour >> 8) & 255) * share / 255;
        int blue = (colour & 255) * share / 255;
        return alpha << 24 | red << 16 | green << 8 | blue;
    }

    /**
     * Which pixel belongs to which area of land.
     *
     * @param land as {@link #land} says
     */
    public Field field(Crop crop, byte[] land) {
        int width = crop.width();
        int height = crop.height();
        byte[] labels = new byte[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = y * width + x;
                if ((land[at] & 255) > 127) {
                    labels[at] = (byte) map.landAt(crop.sheetX(x + .5), crop.sheetY(y + .5));
                }
            }
        }
        byte[] borders = new byte[width * height];
        for (int y = 0; y < height - 1; y++) {
            for (int x = 0; x < width - 1; x++) {
                int at = y * width + x;
                if (differ(labels[at], labels[at + 1]) || differ(labels[at], labels[at + width])) {
                    borders[at] = (byte) 255;
                }
            }
        }
        float[] away = DistanceTransform.of(borders, width, height);
        byte[] edges = new byte[width * height];
        for (int at = 0; at < edges.length; at++) {
            edges[at] = (byte) Math.round(255 * Math.exp(-away[at] / crop.zoom() / FADE));
        }
        return new Field(labels, edges);
    }

    private static boolean differ(byte one, byte other) {
        return one != other && one != 0 && other != 0;
    }

    /** The areas of land in one crop, pixel by pixel. Never changed once made. */
    public static final class Field {
        private final byte[] labels;
        private final byte[] edges;

        /**
         * @param labels the area; 0 for water
         * @param edges how near its border is: 255 on it, fading to 0 within it
         */
        Field(byte[] labels, byte[] edges) {
            this.labels = labels;
            this.edges = edges;
        }

        /** How many pixels there are. */
        public int pixels() {
            return labels.length;
        }

        /** The label of the area at a pixel, by rows; 0 for none. */
        public int label(int pixel) {
            return labels[pixel];
        }

        /** How near the border of its area a pixel is: 255 on it. */
        public int edge(int pixel) {
            return edges[pixel] & 255;
        }

        /** Writes it so that {@link #read} gives it back. */
        public void write(DataOutput out) throws IOException {
            out.write(labels);
            out.write(edges);
        }

        /** What {@link #write} wrote of so many pixels. */
        public static Field read(DataInput in, int pixels) throws IOException {
            Field field = new Field(new byte[pixels], new byte[pixels]);
            in.readFully(field.labels);
            in.readFully(field.edges);
            return field;
        }

        /** Its size in memory. */
        public long bytes() {
            return (long) labels.length + edges.length;
        }
    }
}
