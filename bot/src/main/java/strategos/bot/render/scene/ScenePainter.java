package strategos.bot.render.scene;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaTints;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.StackPlacer;
import strategos.bot.render.panel.PanelColumn;
import strategos.bot.render.panel.PanelRow;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Projection;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Text;

/**
 * Paints scenes over the print of their sheet. From below: land and roads, names of lands, last moves, lines to stacks,
 * spots with their names, stacks; the panel and the frame beside and round them.
 */
public final class ScenePainter {
    private final Chart chart;
    private final Look look;
    private final PiecePainter pieces;
    private final PanelColumn panel;
    private final PanelRow footer;
    private final Optional<AreaTints> tints;

    /** @param areas of the chart's sheet, if it has any */
    public ScenePainter(Chart chart, Atlas atlas, Optional<AreaMap> areas, Lettering lettering) {
        this.tints = areas.map(a -> new AreaTints(a, atlas.look()));
        this.chart = chart;
        this.look = atlas.look();
        this.pieces = new PiecePainter(lettering, atlas.icons());
        this.panel =
                new PanelColumn(atlas, lettering, pieces, chart.sheet().stacks().isCompact());
        this.footer = new PanelRow(atlas, lettering, pieces);
    }

    /** A scene with its stacks in their places, for all pictures that show it. */
    public static final class Arranged {
        private final Scene scene;
        private final StackLayer layer;

        private Arranged(Scene scene, StackLayer layer) {
            this.scene = scene;
            this.layer = layer;
        }

        public Scene scene() {
            return scene;
        }

        /** What the stacks of each spot take up. */
        public Map<String, List<Bounds>> stacks() {
            return layer.stacks().stream()
                    .collect(Collectors.groupingBy(
                            placed -> placed.spot().spot().id(),
                            Collectors.mapping(StackLayer.Placed::box, Collectors.toList())));
        }
    }

    /** Finds room for the stacks of a scene. */
    public Arranged arranged(Scene scene, Function<Text, String> words) {
        return arranger(words).apply(scene);
    }

    /** Finds room for the stacks of many scenes, and reckons only once where each of them could stand. */
    public Function<Scene, Arranged> arranger(Function<Text, String> words) {
        StackPlacer placer = new StackPlacer(chart);
        return scene -> new Arranged(
                scene, new StackLayer(PiecePainter.named(scene.pieces(), look, words), chart, placer, look, pieces));
    }

    /** The whole sheet with its panel: {@link BufferedImage#TYPE_INT_RGB}. */
    public BufferedImage whole(Arranged arranged, Print print, Function<Text, String> words) {
        Scene scene = arranged.scene();
        Sheet sheet = chart.sheet();
        BufferedImage image =
                new BufferedImage(sheet.size().width(), sheet.size().height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Sheet.Size map = sheet.map();
        map(g, image, arranged, print, new Crop(0, 0, map.width(), map.height(), 1), Set.of());
        sheet.panel().ifPresent(p -> panel.paint(g, scene, map.width(), p.width(), map.height(), words));
        sheet.footer()
                .ifPresent(f -> footer.paint(
                        g,
                        scene,
                        new PanelRow.Band(
                                sheet.name().orElse(""),
                                f,
                                map.height(),
                                sheet.size().width()),
                        words));
        Trimmings.frame(g, image.getWidth(), image.getHeight());
        g.dispose();
        return image;
    }

    /**
     * A part of the map without the panel: {@link BufferedImage#TYPE_INT_RGB}.
     *
     * @param marked spots that glow: what lies there is new
     */
    public BufferedImage part(Arranged arranged, Print print, Crop crop, Set<String> marked) {
        BufferedImage image = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        map(g, image, arranged, print, crop, marked);
        Trimmings.frame(g, image.getWidth(), image.getHeight());
        g.dispose();
        return image;
    }

    /** The band with title and figures, as below a closer look, at the upper edge. */
    public void band(Graphics2D g, Scene scene, double width, Sheet.Footer figures, Function<Text, String> words) {
        footer.paint(g, scene, new PanelRow.Band("", figures, 0, width), words);
    }

    /** The older moves below the newer, each within the part of the map where it runs. */
    private void arrows(Graphics2D g, List<Arrow> arrows) {
        for (Arrow arrow : arrows) {
            Style.Arrow style = look.style(arrow.style(), Style.Arrow.class)
                    .scaled(chart.sheet().scaled(1));
            Journey.of(chart, arrow)
                    .forEach(leg -> Canvas.within(g, leg.within(), () -> ArrowArt.paint(g, style, leg)));
        }
    }

    private void map(Graphics2D g, BufferedImage image, Arranged arranged, Print print, Crop crop, Set<String> marked) {
        Scene scene = arranged.scene();
        StackLayer stacks = arranged.layer;
        AffineTransform before = g.getTransform();
        g.setClip(0, 0, crop.width(), crop.height());
        g.drawImage(print.below(), 0, 0, null);
        tints.ifPresent(t -> t.paint(image, print.areas().orElseThrow(), crop.width(), scene.tints()));
        g.transform(crop.transform());
        arrows(g, scene.arrows());
        stacks.paintBelow(g);
        stacks.mark(g, marked);
        for (Piece piece : scene.pieces()) {
            if (look.style(piece.style()) instanceof Style.Holding holding && chart.shows(piece.spot())) {
                SpotPoint spot = chart.spot(piece.spot());
                pieces.holding(g, holding, piece, spot.x(), spot.y(), spot.radius());
            }
        }
        g.setTransform(before);
        print.above(g);
        g.transform(crop.transform());
        stacks.paint(g);
        g.setTransform(before);
        g.setClip(null);
    }

    /**
     * A move, bent softly through its spots and growing towards the last: an arrow whose tip touches the last spot's rim, or a
     * trail that ends round it, where spots lie so close that an arrow would be hidden below them.
     */
    static final class ArrowArt {
        private static final int STEPS = 16;
        private static final double CASING = 5;
        private static final double RIM = 1.4;

        private final Style.Arrow style;
        private final List<Point2D.Double> line;

        private ArrowArt(Style.Arrow style, List<Point2D.Double> line) {
            this.style = style;
            this.line = line;
        }

        /** Draws the move; nothing for one that leads nowhere. */
        static void paint(Graphics2D g, Style.Arrow style, Journey.Leg leg) {
            List<Point2D.Double> bends = new ArrayList<>();
            for (Point2D.Double point : leg.points()) {
                if (bends.isEmpty() || bends.getLast().distance(point) > 1) {
                    bends.add(point);
                }
            }
            if (bends.size() > 1) {
                List<Point2D.Double> line = bent(bends);
                new ArrowArt(style, style.head() == 0 ? line : cut(line, leg.last() + 2)).paint(g);
            }
        }

        /** A Catmull-Rom curve through the points. */
        private static List<Point2D.Double> bent(List<Point2D.Double> points) {
            List<Point2D.Double> line = new ArrayList<>();
            int last = points.size() - 1;
            for (int i = 0; i < last; i++) {
                Point2D.Double before = points.get(Math.max(0, i - 1));
                Point2D.Double from = points.get(i);
                Point2D.Double to = points.get(i + 1);
                Point2D.Double after = points.get(Math.min(last, i + 2));
                for (int step = 0; step < STEPS; step++) {
                    double t = (double) step / STEPS;
                    line.add(new Point2D.Double(
                            between(before.x, from.x, to.x, after.x, t), between(before.y, from.y, to.y, after.y, t)));
                }
            }
            line.add(points.get(last));
            return line;
        }

        private static double between(double a, double b, double c, double d, double t) {
            return .5
                    * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
        }

        /** The line without so many pixels at its end. */
        private static List<Point2D.Double> cut(List<Point2D.Double> line, double length) {
            Point2D.Double end = line.getLast();
            int last = line.size() - 1;
            while (last > 1 && line.get(last).distance(end) < length) {
                last--;
            }
            return line.subList(0, last + 1);
        }

        private void paint(Graphics2D g) {
            Path2D arrow = outline();
            Canvas.draw(g, arrow, Inks.CREAM.alpha(.9), CASING);
            Canvas.fill(g, arrow, style.colour().alpha(.88));
            Canvas.draw(g, arrow, style.rim(), RIM);
        }

        private Path2D outline() {
            Point2D.Double tip = line.getLast();
            int neck = style.head() == 0 ? line.size() - 1 : neck(tip);
            double[] along = new double[neck + 1];
            for (int i = 1; i <= neck; i++) {
                along[i] = along[i - 1] + line.get(i).distance(line.get(i - 1));
            }
            List<Point2D.Double> left = new ArrayList<>();
            List<Point2D.Double> right = new ArrayList<>();
            for (int i = 0; i <= neck; i++) {
                double share = along[neck] == 0 ? 1 : along[i] / along[neck];
                double half = (style.tail() + (style.shoulder() - style.tail()) * share) / 2;
                Point2D.Double normal = normal(line.get(Math.max(0, i - 1)), line.get(Math.min(neck, i + 1)));
                Point2D.Double at = line.get(i);
                left.add(new Point2D.Double(at.x + normal.x * half, at.y + normal.y * half));
                right.add(new Point2D.Double(at.x - normal.x * half, at.y - normal.y * half));
            }
            Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
            path.moveTo(left.getFirst().x, left.getFirst().y);
            left.forEach(p -> path.lineTo(p.x, p.y));
            if (style.head() > 0) {
                head(path, line.get(neck), tip);
            }
            right.reversed().forEach(p -> path.lineTo(p.x, p.y));
            path.closePath();
            return style.head() > 0 ? path : rounded(path, tip);
        }

        private int neck(Point2D.Double tip) {
            int neck = line.size() - 1;
            while (neck > 1 && line.get(neck).distance(tip) < style.shoulder() * 2.1) {
                neck--;
            }
            return neck;
        }

        private Path2D rounded(Path2D path, Point2D.Double tip) {
            Area area = new Area(path);
            Point2D.Double start = line.getFirst();
            area.add(new Area(Canvas.disc(start.x, start.y, style.tail() / 2)));
            area.add(new Area(Canvas.disc(tip.x, tip.y, style.shoulder() / 2)));
            return new Path2D.Double(area);
        }

        private void head(Path2D path, Point2D.Double neck, Point2D.Double tip) {
            Point2D.Double normal = normal(neck, tip);
            double wide = style.shoulder() * style.head() / 2;
            double back = style.shoulder() * .25;
            double dx = normal.y * back;
            double dy = -normal.x * back;
            path.lineTo(neck.x + normal.x * wide - dx, neck.y + normal.y * wide - dy);
            path.lineTo(tip.x, tip.y);
            path.lineTo(neck.x - normal.x * wide - dx, neck.y - normal.y * wide - dy);
        }

        /** One pixel to the left of the way from one point to the other. */
        private static Point2D.Double normal(Point2D.Double from, Point2D.Double to) {
            double dx = to.x - from.x;
            double dy = to.y - from.y;
            double length = Math.hypot(dx, dy) + 1e-9;
            return new Point2D.Double(-dy / length, dx / length);
        }
    }

    /** What a map has besides its land: the frame round it, the compass rose and the scale. */
    public static final class Trimmings {
        private static final int FIELDS = 4;
        private static final double SCALE_HEIGHT = 7;
        private static final double HALO_WIDTH = 3;
        private static final Tone HALO = Inks.CREAM.alpha(.6);
        private static final Type FIGURE = Type.sans(16);
        private static final Type UNIT = Type.italic(18);

        /** How far the figures stand above the bar, and the unit behind it. */
        private static final double ABOVE = 6;

        private static final double BEHIND = 10;

        /** How wide the frame is that lies over the edges of a picture. */
        private static final double FRAME = 13;

        private Trimmings() {}

        /** The frame round a picture of that size, over its edges: ten pixels of paper and two lines. */
        public static void frame(Graphics2D g, int width, int height) {
            g.setColor(Inks.PANEL.color());
            g.setStroke(new BasicStroke(10));
            g.draw(new Rectangle2D.Double(3, 3, width - 6, height - 6));
            g.setColor(Inks.INK.color());
            g.setStroke(new BasicStroke(2.2f));
            g.draw(new Rectangle2D.Double(8.5, 8.5, width - 17, height - 17));
            g.setStroke(new BasicStroke(1));
            g.draw(new Rectangle2D.Double(12.5, 12.5, width - 25, height - 25));
        }

        /** The rose and the scale of that ground, each as far as the crop shows all of it: half a scale measures nothing. */
        static void paint(Graphics2D g, Lettering lettering, Sheet.Ground ground, Crop crop) {
            ground.rose().filter(rose -> isWhole(crop, room(rose))).ifPresent(rose -> rose(g, lettering, rose));
            ground.scale()
                    .filter(scale -> isWhole(crop, room(scale, lettering, ground.projection())))
                    .ifPresent(scale -> scale(g, lettering, scale, ground.projection()));
        }

        private static boolean isWhole(Crop crop, Rectangle2D room) {
            Rectangle2D seen = crop.area();
            double frame = FRAME / crop.zoom();
            seen.setRect(
                    seen.getX() + frame,
                    seen.getY() + frame,
                    seen.getWidth() - 2 * frame,
                    seen.getHeight() - 2 * frame);
            return seen.contains(room);
        }

        private static Rectangle2D room(Sheet.Rose rose) {
            double letter = rose.radius() * 1.6;
            return new Rectangle2D.Double(
                    rose.x() - rose.radius(), rose.y() - letter, 2 * rose.radius(), letter + rose.radius());
        }

        private static Rectangle2D room(Sheet.Scale scale, Lettering lettering, Projection projection) {
            double first = half(scale.steps().getFirst(), lettering);
            double length = projection.pixels(scale.steps().getLast() * scale.metres());
            double after = Math.max(
                    half(scale.steps().getLast(), lettering),
                    BEHIND + lettering.width(scale.unit(), UNIT) + HALO_WIDTH);
            double above = ABOVE + FIGURE.size();
            double below = SCALE_HEIGHT + HALO_WIDTH;
            return new Rectangle2D.Double(scale.x() - first, scale.y() - above, first + length + after, above + below);
        }

        /** Half of what a figure takes up. */
        private static double half(int step, Lettering lettering) {
            return lettering.width(String.valueOf(step), FIGURE) / 2 + HALO_WIDTH;
        }

        /** A compass rose of eight points. */
        private static void rose(Graphics2D g, Lettering lettering, Sheet.Rose rose) {
            double x = rose.x();
            double y = rose.y();
            double radius = rose.radius();
            Canvas.draw(g, Canvas.disc(x, y, radius * .74), Inks.SEA_INK.alpha(.8), 1.2);
            // The half winds first, so that the four main points lie over them.
            for (int i : new int[] {1, 3, 5, 7, 0, 2, 4, 6}) {
                point(g, x, y, radius, i * Math.PI / 4, i % 2 == 0 ? radius : radius * .6);
            }
            lettering
                    .line(rose.north(), Type.serif(radius * .5))
                    .drawHaloed(
                            g,
                            Inks.SEA_INK,
                            Inks.CREAM.alpha(.6),
                            3,
                            x,
                            y - radius * 1.24 + radius * .16,
                            Anchor.CENTRE);
        }

        private static void point(Graphics2D g, double x, double y, double radius, double angle, double length) {
            for (int side = -1; side <= 1; side += 2) {
                double foot = angle + side * Math.PI / 8 * .9;
                Path2D half = new Path2D.Double();
                half.moveTo(x, y);
                half.lineTo(x + length * Math.sin(angle), y - length * Math.cos(angle));
                half.lineTo(x + radius * .2 * Math.sin(foot), y - radius * .2 * Math.cos(foot));
                half.closePath();
                Canvas.fill(g, half, side < 0 ? Inks.CREAM.alpha(.9) : Inks.SEA_INK.alpha(.85));
            }
        }

        /** A scale bar with figures at its steps. */
        private static void scale(Graphics2D g, Lettering lettering, Sheet.Scale scale, Projection projection) {
            double length = projection.pixels(scale.steps().getLast() * scale.metres());
            double field = length / FIELDS;
            for (int i = 0; i < FIELDS; i++) {
                Shape box = new Rectangle2D.Double(scale.x() + i * field, scale.y(), field, SCALE_HEIGHT);
                Canvas.fill(g, box, i % 2 == 0 ? Inks.SEA_INK : Inks.CREAM);
                g.setColor(Inks.SEA_INK.color());
                g.setStroke(new BasicStroke(1));
                g.draw(box);
            }
            for (int step : scale.steps()) {
                double x = scale.x() + projection.pixels(step * scale.metres());
                lettering
                        .line(String.valueOf(step), FIGURE)
                        .drawHaloed(g, Inks.SEA_INK, HALO, HALO_WIDTH, x, scale.y() - ABOVE, Anchor.CENTRE);
            }
            lettering
                    .line(scale.unit(), UNIT)
                    .drawHaloed(
                            g, Inks.SEA_INK, HALO, HALO_WIDTH, scale.x() + length + BEHIND, scale.y() + 8, Anchor.LEFT);
        }
    }
}
