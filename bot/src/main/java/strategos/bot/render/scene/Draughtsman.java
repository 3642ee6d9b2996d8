package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.StackPlacer;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.scene.StackLayer.Heap;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Text;

/**
 * Says what lies where on a map instead of painting it: everything that {@link ScenePainter} lays over the print of its sheet,
 * in the same places. What looks alike is one {@link Sprite}, which is painted here too. Confined to one thread.
 */
public final class Draughtsman {
    /** Atlas pixels for one of the sheet. */
    public static final int SCALE = 2;

    /** Room round a sprite for what sticks out of it: shadows, glows, badges. */
    private static final int MARGIN = 30;

    private final Chart chart;
    private final Look look;
    private final PiecePainter pieces;
    private final StackPlacer placer;
    private List<Piece> known = List.of();
    private List<Op> lying = List.of();

    public Draughtsman(Chart chart, Atlas atlas, Lettering lettering) {
        this.chart = chart;
        this.look = atlas.look();
        this.pieces = new PiecePainter(lettering, atlas.icons());
        this.placer = new StackPlacer(chart);
    }

    /** What lies on the map in that scene, in the order in which it is painted. */
    public List<Op> ops(Scene scene, Function<Text, String> words) {
        List<Op> ops = new ArrayList<>();
        for (Arrow arrow : scene.arrows()) {
            Style.Arrow style = look.style(arrow.style(), Style.Arrow.class)
                    .scaled(chart.sheet().scaled(1));
            Journey.of(chart, arrow).stream()
                    .filter(leg -> leg.points().size() > 1)
                    .map(leg -> move(style, leg))
                    .forEach(ops::add);
        }
        ops.addAll(lying(PiecePainter.named(scene.pieces(), look, words)));
        return ops;
    }

    /** Many moves in a row leave all pieces where they are. */
    private List<Op> lying(List<Piece> there) {
        if (!there.equals(known)) {
            known = there;
            lying = laid(there);
        }
        return lying;
    }

    private List<Op> laid(List<Piece> there) {
        List<Op> ops = new ArrayList<>();
        StackLayer stacks = new StackLayer(there, chart, placer, look, pieces);
        stacks.leads().forEach(lead -> ops.add(line(lead)));
        stacks.rings()
                .forEach(spot ->
                        ops.add(new Op.Ring(half(spot.x()), half(spot.y()), half(spot.radius() + StackLayer.RING))));
        for (Piece piece : there) {
            if (look.style(piece.style()) instanceof Style.Holding holding && chart.shows(piece.spot())) {
                SpotPoint spot = chart.spot(piece.spot());
                Sprite sprite = new Sprite.Held(pieces.held(holding, piece), face(piece), spot.radius());
                ops.add(new Op.Place(sprite, half(spot.x()), half(spot.y())));
            }
        }
        stacks.stacks().forEach(placed -> stand(placed, ops));
        return ops;
    }

    private static Op move(Style.Arrow style, Journey.Leg leg) {
        List<Double> points = new ArrayList<>();
        leg.points().forEach(p -> {
            points.add(half(p.x));
            points.add(half(p.y));
        });
        return new Op.Move(
                style.colour().toString(),
                style.rim().toString(),
                style.tail(),
                style.shoulder(),
                style.head(),
                points);
    }

    private Op line(StackLayer.Lead lead) {
        Line2D line = lead.line();
        return new Op.Lead(
                lead.tone().toString(),
                half(line.getX1()),
                half(line.getY1()),
                half(line.getX2()),
                half(line.getY2()),
                lead.width(),
                chart.isArea(lead.spot()));
    }

    private static void stand(StackLayer.Placed placed, List<Op> ops) {
        if (placed.wall() > 0) {
            Bounds box = placed.box();
            Sprite wall = new Sprite.Wall(half(box.width()), half(box.height()), placed.side());
            ops.add(new Op.Stood(wall, half(box.x()), half(box.y())));
        }
        for (Stack.Laid laid : placed.stack().pieces()) {
            Sprite sprite = new Sprite.Counter(laid.style(), face(laid.piece()), laid.side());
            ops.add(new Op.Stood(sprite, half(placed.left() + laid.x()), half(placed.top() + laid.y())));
        }
    }

    private static Sprite.Face face(Piece piece) {
        return new Sprite.Face(piece.sign(), piece.number(), piece.badge(), piece.looks());
    }

    /** To half a pixel: whole pixels of the atlas, so that nothing is blurred. */
    private static double half(double x) {
        return Math.round(x * SCALE) / (double) SCALE;
    }

    /** The sprite alone, {@link #SCALE} times as large: {@link BufferedImage#TYPE_INT_ARGB}. */
    public Cut paint(Sprite sprite) {
        int width = (int) Math.ceil(width(sprite)) + 2 * MARGIN;
        int height = (int) Math.ceil(height(sprite)) + 2 * MARGIN;
        BufferedImage image = new BufferedImage(width * SCALE, height * SCALE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Canvas.smooth(image);
        g.scale(SCALE, SCALE);
        g.translate(MARGIN, MARGIN);
        switch (sprite) {
            case Sprite.Counter(Style.Stacked style, Sprite.Face face, double side) ->
                pieces.paint(g, style, piece(face), 0, 0, side);
            case Sprite.Held(Style.Holding style, Sprite.Face face, double radius) ->
                pieces.holding(g, style, piece(face), Math.ceil(radius), Math.ceil(radius), radius);
            case Sprite.Wall(double wide, double high, double side) ->
                Heap.WallArt.paint(g, new Bounds(0, 0, wide, high), side);
        }
        g.dispose();
        double anchor = sprite instanceof Sprite.Held held ? Math.ceil(held.radius()) : 0;
        return Cut.of(image, MARGIN + anchor);
    }

    private double width(Sprite sprite) {
        return switch (sprite) {
            case Sprite.Counter c ->
                pieces.extent(c.style(), piece(c.face()), c.side()).width();
            case Sprite.Held h -> 2 * h.radius();
            case Sprite.Wall w -> w.width();
        };
    }

    private double height(Sprite sprite) {
        return switch (sprite) {
            case Sprite.Counter c ->
                pieces.extent(c.style(), piece(c.face()), c.side()).height();
            case Sprite.Held h -> 2 * h.radius();
            case Sprite.Wall w -> w.height();
        };
    }

    private static Piece piece(Sprite.Face face) {
        return new Piece("", "", face.sign(), face.number(), face.badge(), face.looks(), Text.of(""));
    }

    /**
     * A painted sprite without the clear rows and columns round it.
     *
     * @param dx of its left edge from the sprite's anchor, in the sheet's pixels
     * @param dy of its upper edge
     */
    public record Cut(BufferedImage image, double dx, double dy) {
        private static Cut of(BufferedImage image, double anchor) {
            int left = image.getWidth();
            int top = image.getHeight();
            int right = 0;
            int bottom = 0;
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < image.getWidth(); x++) {
                    if (image.getRGB(x, y) >>> 24 != 0) {
                        left = Math.min(left, x);
                        right = Math.max(right, x);
                        top = Math.min(top, y);
                        bottom = Math.max(bottom, y);
                    }
                }
            }
            if (left > right) {
                return new Cut(new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB), 0, 0);
            }
            BufferedImage cut = new BufferedImage(right - left + 1, bottom - top + 1, BufferedImage.TYPE_INT_ARGB);
            image.getSubimage(left, top, cut.getWidth(), cut.getHeight()).copyData(cut.getRaster());
            return new Cut(cut, left / (double) SCALE - anchor, top / (double) SCALE - anchor);
        }
    }
}
