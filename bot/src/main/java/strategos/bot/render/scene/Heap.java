package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.StackPlacer;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Sheet;
import strategos.engine.scene.Piece;

/** Pieces that lie together, and the shapes that their stack can have: broader, higher, or smaller where nothing else helps. */
final class Heap {
    /** How large the counters are against the usual, as far as they must shrink, and what that costs. */
    private static final double[][] SIZES = {{1, 20}, {.88, 90}, {.77, 160}, {.68, 320}, {.6, 420}};

    private final StackLayer.Pile pile;
    private final List<Piece> pieces;
    private final Look look;
    private final PiecePainter painter;
    private final Sheet.Stacks how;
    private final List<Laid> shapes = new ArrayList<>();

    private record Laid(Stack stack, double side, double wall, double cost) {
        StackPlacer.Shape shape() {
            List<Bounds> pieces = wall > 0
                    ? List.of()
                    : stack.pieces().stream()
                            .map(p -> new Bounds(p.x(), p.y(), p.width(), p.height()))
                            .toList();
            return new StackPlacer.Shape(stack.width() + 2 * wall, stack.height() + 3 * wall, cost, pieces);
        }
    }

    Heap(StackLayer.Pile pile, List<Piece> pieces, Look look, PiecePainter painter, Sheet.Stacks how, double side) {
        this.pile = pile;
        this.pieces = List.copyOf(pieces);
        this.look = look;
        this.painter = painter;
        this.how = how;
        shapes.add(laid(side, how.columns(), 0));
    }

    private Laid laid(double side, int columns, double cost) {
        Stack stack = Stack.of(pieces, look, painter, side, columns, how.isCompact());
        return new Laid(stack, side, pile.walled() ? WallArt.thickness(side) : 0, cost);
    }

    StackPlacer.Wish wish() {
        return new StackPlacer.Wish(pile.spot(), shapes.getFirst().shape(), this::others, pile.markers());
    }

    private List<StackPlacer.Shape> others() {
        double side = shapes.getFirst().side();
        Set<Integer> columns = new TreeSet<>();
        for (int rows = 1; rows <= pieces.size(); rows++) {
            columns.add(Math.ceilDiv(pieces.size(), rows));
        }
        for (double[] size : SIZES) {
            for (int many : columns) {
                Laid laid = laid(side * size[0], many, size[1]);
                if (shapes.stream()
                        .noneMatch(s -> s.shape().width() == laid.shape().width()
                                && s.shape().height() == laid.shape().height())) {
                    shapes.add(laid);
                }
            }
        }
        return shapes.subList(1, shapes.size()).stream().map(Laid::shape).toList();
    }

    StackLayer.Placed placed(Chart chart, StackPlacer.Stand stand) {
        Laid laid = shapes.get(stand.shape());
        return new StackLayer.Placed(chart.spot(pile.spot()), laid.stack(), stand.box(), laid.side(), laid.wall());
    }

    /** A wall with battlements round a stack: what is inside a city, apart from what stands before it. */
    static final class WallArt {
        private static final Tone STONE = Tone.rgb(0x8D8371);

        /** Parts of a counter's side. */
        private static final double THICK = .12;

        private static final double LEAST = 3.4;

        private WallArt() {}

        /** How much a wall adds on each side of a stack of counters of that side; above also its battlements. */
        static double thickness(double side) {
            return Math.max(LEAST, side * THICK);
        }

        /** Draws it within the box: its battlements take the upper part. */
        static void paint(Graphics2D g, Bounds box, double side) {
            double thick = thickness(side);
            Area wall = new Area(new Rectangle2D.Double(box.x(), box.y() + thick, box.width(), box.height() - thick));
            int merlons = Math.max(3, (int) Math.round(box.width() / (4 * thick)) * 2 - 1);
            double wide = box.width() / merlons;
            for (int i = 0; i < merlons; i += 2) {
                wall.add(new Area(new Rectangle2D.Double(box.x() + i * wide, box.y(), wide, 2 * thick)));
            }
            Canvas.draw(g, wall, Inks.CREAM.alpha(.85), thick * .8);
            Canvas.shadow(g, wall, thick * .4);
            Canvas.fill(g, wall, STONE);
            Canvas.draw(g, wall, Inks.INK, Math.max(1, thick * .2));
        }
    }
}
