package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Plate;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.StackPlacer;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.scene.StackLayer.Heap.WallArt;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** The stacks of one scene in their places, with the lines that join them to their spots. */
final class StackLayer {
    private static final double LINE = 2.4;
    private static final double LINE_CASING = 5.4;
    private static final double LEAST_LINE = 2;

    /** How far a line is darkened against the colour of its stack. */
    private static final double DARKER = .4;

    /** How much wider than its spot the glow below a pawn is. */
    static final double RING = 4;

    /** And the glow round a spot where something changed, which has corners that are to be within. */
    private static final double MARK = 4;

    private static final double CORNERS = 1.35;

    private static final double RIM = 1.4;

    /** How far the glow round a stack stands out. */
    private static final double AROUND = 6;

    /** The pen of the ring where an area was left. */
    private static final double HOLLOW = 5;

    /** Where a line ends in the midst of an area. */
    private static final double FOOT = 4;

    /** From here on a stack is far enough from its spot to need a line. */
    private static final double NEAR = 3;

    private final Chart chart;
    private final PiecePainter painter;
    private final List<Placed> stacks = new ArrayList<>();

    /**
     * A stack in its place.
     *
     * @param side of its counters
     * @param wall how thick the wall round it is; 0 for none
     */
    record Placed(SpotPoint spot, Stack stack, Bounds box, double side, double wall) {
        double left() {
            return box.x() + wall;
        }

        double top() {
            return box.y() + 2 * wall;
        }

        /** Where its pieces lie. */
        List<Bounds> pieces() {
            return stack.pieces().stream()
                    .map(p -> new Bounds(left() + p.x(), top() + p.y(), p.width(), p.height()))
                    .toList();
        }
    }

    /** What lies together: a side's pieces in one place, those within walls apart, or the markers there. */
    record Pile(String spot, Optional<Plate> plate, boolean markers, boolean walled) {}

    /** @param placer of the chart */
    StackLayer(List<Piece> pieces, Chart chart, StackPlacer placer, Look look, PiecePainter painter) {
        this.chart = chart;
        this.painter = painter;
        Sheet.Stacks how = chart.sheet().stacks();
        SequencedMap<Pile, List<Piece>> piles = new LinkedHashMap<>();
        for (Piece piece : pieces) {
            if (look.style(piece.style()) instanceof Style.Stacked style && chart.shows(piece.spot())) {
                Pile pile = pile(piece, painter.worn(style, piece, false), how.beside());
                piles.computeIfAbsent(pile, s -> new ArrayList<>()).add(piece);
            }
        }
        List<Heap> heaps = piles.entrySet().stream()
                .map(e -> new Heap(
                        e.getKey(),
                        e.getValue(),
                        look,
                        painter,
                        how,
                        side(chart.spot(e.getKey().spot()))))
                .toList();
        List<StackPlacer.Stand> stands =
                placer.place(heaps.stream().map(Heap::wish).toList());
        for (int i = 0; i < heaps.size(); i++) {
            stacks.add(heaps.get(i).placed(chart, stands.get(i)));
        }
    }

    /** Sides stand apart beside a spot; on a spot all lies in one stack. */
    private static Pile pile(Piece piece, Style.Stacked style, boolean beside) {
        if (!beside) {
            return new Pile(piece.spot(), Optional.empty(), false, false);
        }
        boolean marker = style instanceof Style.Marker;
        Optional<Plate> plate =
                !marker && style instanceof Style.National nation ? Optional.of(nation.plate()) : Optional.empty();
        return new Pile(piece.spot(), plate, marker, PiecePainter.isWalled(piece));
    }

    private double side(SpotPoint spot) {
        return spot.spot().side().orElse(chart.sheet().stacks().side());
    }

    /** Lines and rings, which lie below the spots. */
    void paintBelow(Graphics2D g) {
        leads().forEach(lead -> paint(g, lead));
        rings().forEach(spot -> Canvas.fill(g, Canvas.disc(spot.x(), spot.y(), spot.radius() + RING), Inks.CURRENT));
    }

    /**
     * A glow round those spots that are on the map, in an area round its stacks, or a ring where none is left; none where a
     * glow says that a pawn stands there.
     */
    void mark(Graphics2D g, Set<String> spots) {
        if (rings().isEmpty()) {
            left(spots).forEach(spot -> {
                Shape ring = Canvas.disc(spot.x(), spot.y(), side(spot) / 2);
                Canvas.draw(g, ring, Inks.CURRENT_RIM, HOLLOW + 2 * RIM);
                Canvas.draw(g, ring, Inks.CURRENT, HOLLOW);
            });
            spots.stream()
                    .filter(chart.spots()::containsKey)
                    .map(chart::spot)
                    .filter(spot -> !chart.isArea(spot))
                    .forEach(spot -> {
                        double radius = spot.radius() * CORNERS + MARK;
                        glow(g, Canvas.disc(spot.x(), spot.y(), radius));
                    });
            stacks.stream()
                    .filter(placed -> spots.contains(placed.spot().spot().id()) && chart.isArea(placed.spot()))
                    .map(Placed::box)
                    .forEach(box -> glow(
                            g,
                            new RoundRectangle2D.Double(
                                    box.x() - AROUND,
                                    box.y() - AROUND,
                                    box.width() + 2 * AROUND,
                                    box.height() + 2 * AROUND,
                                    2 * AROUND,
                                    2 * AROUND)));
        }
    }

    /** Of those spots the areas in which nothing stands. */
    private Stream<SpotPoint> left(Set<String> spots) {
        Set<String> held =
                stacks.stream().map(placed -> placed.spot().spot().id()).collect(Collectors.toSet());
        return spots.stream()
                .filter(spot -> chart.spots().containsKey(spot) && !held.contains(spot))
                .map(chart::spot)
                .filter(chart::isArea);
    }

    private static void glow(Graphics2D g, Shape shape) {
        Canvas.fill(g, shape, Inks.CURRENT);
        Canvas.draw(g, shape, Inks.CURRENT_RIM, RIM);
    }

    /**
     * A line that joins a stack to its spot, from the spot on.
     *
     * @param tone a darker colour of the stack
     */
    record Lead(SpotPoint spot, Line2D line, Tone tone, double width) {}

    /** The lines of those stacks that stand beside their spots. */
    List<Lead> leads() {
        if (!chart.sheet().stacks().beside()) {
            return List.of();
        }
        List<Lead> leads = new ArrayList<>();
        for (Placed placed : stacks) {
            Tone tone = placed.stack().pieces().getFirst().style().colour().mix(Inks.INK, DARKER);
            double width = Math.max(LEAST_LINE, chart.sheet().scaled(LINE));
            lead(placed).ifPresent(line -> leads.add(new Lead(placed.spot(), line, tone, width)));
        }
        return leads;
    }

    /** The spots that glow: those of pawns. */
    List<SpotPoint> rings() {
        return chart.sheet().stacks().beside()
                ? stacks.stream().filter(StackLayer::hasPawn).map(Placed::spot).toList()
                : List.of();
    }

    private static boolean hasPawn(Placed placed) {
        return placed.stack().pieces().stream().anyMatch(p -> p.style() instanceof Style.Pawn);
    }

    /** The stacks in their places. */
    List<Placed> stacks() {
        return List.copyOf(stacks);
    }

    /** The line that joins a stack to its spot; none where the stack touches it. */
    Optional<Line2D> lead(Placed placed) {
        SpotPoint spot = placed.spot();
        if (chart.within(spot, placed.box())) {
            return Optional.empty();
        }
        Line2D nearest = null;
        for (Stack.Laid laid : placed.stack().pieces()) {
            // A pawn is slim: the line goes to the lower part, where it is as wide as its tab.
            double slim = laid.style() instanceof Style.Pawn ? laid.height() * .68 : 0;
            Bounds box = new Bounds(
                    placed.left() + laid.x() + 4,
                    placed.top() + laid.y() + slim + 3,
                    laid.width() - 8,
                    laid.height() - slim - 6);
            Line2D line = new Line2D.Double(
                    spot.x(),
                    spot.y(),
                    Math.clamp(spot.x(), box.x(), box.right()),
                    Math.clamp(spot.y(), box.y(), box.bottom()));
            if (nearest == null || length(line) < length(nearest)) {
                nearest = line;
            }
        }
        return Optional.ofNullable(nearest).filter(line -> length(line) > spot.radius() + NEAR);
    }

    private void paint(Graphics2D g, Lead lead) {
        SpotPoint spot = lead.spot();
        Canvas.draw(g, lead.line(), Inks.CREAM.alpha(.9), lead.width() + LINE_CASING - LINE);
        Canvas.draw(g, lead.line(), lead.tone(), lead.width());
        if (chart.isArea(spot)) {
            Canvas.fill(g, Canvas.disc(spot.x(), spot.y(), FOOT + 1.6), Inks.CREAM);
            Canvas.fill(g, Canvas.disc(spot.x(), spot.y(), FOOT), lead.tone());
        }
    }

    private static double length(Line2D line) {
        return line.getP1().distance(line.getP2());
    }

    /** The pieces themselves, over everything. */
    void paint(Graphics2D g) {
        for (Placed placed : stacks) {
            if (placed.wall() > 0) {
                WallArt.paint(g, placed.box(), placed.side());
            }
            for (Stack.Laid laid : placed.stack().pieces()) {
                painter.paint(
                        g, laid.style(), laid.piece(), placed.left() + laid.x(), placed.top() + laid.y(), laid.side());
            }
        }
    }

    /** Pieces that lie together, and the shapes that their stack can have: broader, higher, or smaller where nothing else helps. */
    static final class Heap {
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
                Area wall =
                        new Area(new Rectangle2D.Double(box.x(), box.y() + thick, box.width(), box.height() - thick));
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
}
