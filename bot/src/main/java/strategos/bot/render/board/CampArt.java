package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Hatch;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Plate;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.piece.Stack;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Board;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** One side of a fight: its banner, its counters as large as they fit, its persons beside them. */
final class CampArt {
    private static final double LEFT = 60;
    private static final double WIDTH = 400;
    static final double HEIGHT = 124;
    private static final double PIECES = 492;
    private static final double RIGHT = 1540;
    private static final double GAP = 16;
    private static final double LARGEST = 100;
    private static final double SMALLEST = 40;
    private static final double STEP = 6;
    private static final double PERSONS = 84;
    private static final int MOST_PERSONS_IN_A_COLUMN = 3;

    /** Half of a place's width. */
    private static final double PLACE = 46;

    private final Look look;
    private final Lettering lettering;
    private final PiecePainter painter;

    CampArt(Look look, Lettering lettering, PiecePainter painter) {
        this.look = look;
        this.lettering = lettering;
        this.painter = painter;
    }

    /** Draws it with its upper edge at y. */
    void paint(Graphics2D g, Board.Camp camp, double y, Function<Text, String> words) {
        banner(g, camp, y, words);
        List<Piece> named = PiecePainter.named(camp.pieces(), look, words);
        List<Piece> persons = named.stream()
                .filter(p -> look.style(p.style()) instanceof Style.Pill)
                .toList();
        List<Piece> counters = named.stream()
                .filter(p -> look.style(p.style()) instanceof Style.Stacked style && !(style instanceof Style.Pill))
                .toList();
        double left = places(g, named, y + HEIGHT / 2);
        int columns = Math.ceilDiv(persons.size(), MOST_PERSONS_IN_A_COLUMN);
        double least = persons.isEmpty() ? 0 : beside(persons, columns).width() + GAP;
        Stack stack = largest(counters, RIGHT - left - least);
        double free = RIGHT - left - (counters.isEmpty() ? 0 : stack.width() + GAP);
        Stack beside = widest(persons, columns, free);
        paint(g, stack, left, y + (HEIGHT - stack.height()) / 2);
        paint(g, beside, left + (counters.isEmpty() ? 0 : stack.width() + GAP), y + (HEIGHT - beside.height()) / 2);
    }

    private Stack beside(List<Piece> persons, int columns) {
        return Stack.ofPersons(persons, look, painter, PERSONS, Math.max(1, columns));
    }

    /** The persons in as few rows as there is room for. */
    private Stack widest(List<Piece> persons, int least, double room) {
        Stack widest = beside(persons, least);
        for (int columns = least + 1; columns <= persons.size(); columns++) {
            Stack wider = beside(persons, columns);
            if (wider.width() > room) {
                break;
            }
            widest = wider;
        }
        return widest;
    }

    /** Places that fight with it, and where the counters begin. */
    private double places(Graphics2D g, List<Piece> pieces, double middle) {
        double x = PIECES;
        for (Piece piece : pieces) {
            if (look.style(piece.style()) instanceof Style.Holding holding) {
                painter.holding(g, holding, piece, x + PLACE, middle, PLACE * .84);
                x += 2 * PLACE + GAP;
            }
        }
        return x;
    }

    /** The counters in one row, or in two where they would be too small in one. */
    private Stack largest(List<Piece> counters, double room) {
        List<Stack> tried = new ArrayList<>();
        for (double side = LARGEST; side >= SMALLEST; side -= STEP) {
            int rows = side * 2 <= HEIGHT ? 2 : 1;
            Stack stack =
                    Stack.of(counters, look, painter, side, Math.max(1, Math.ceilDiv(counters.size(), rows)), false);
            tried.add(stack);
            if (stack.width() <= room) {
                return stack;
            }
        }
        return tried.getLast();
    }

    private void paint(Graphics2D g, Stack stack, double x, double y) {
        for (Stack.Laid laid : stack.pieces()) {
            painter.paint(g, laid.style(), laid.piece(), x + laid.x(), y + laid.y(), laid.side());
        }
    }

    private void banner(Graphics2D g, Board.Camp camp, double y, Function<Text, String> words) {
        Style style = look.style(camp.style());
        Plate plate = style instanceof Style.National nation ? nation.plate() : Plate.LIGHT;
        Shape card = Canvas.rounded(LEFT, y, WIDTH, HEIGHT, 8);
        Canvas.shadow(g, card, 4);
        Canvas.fill(g, card, plate.ground());
        Canvas.within(g, card, () -> {
            Shape edge = new Rectangle2D.Double(LEFT, y, 24, HEIGHT);
            Canvas.fill(g, edge, style.colour());
            if (style instanceof Style.National nation && nation.hatch() != Hatch.NONE) {
                nation.hatch().paint(g, edge, Inks.WHITE.alpha(.22), 11, 2.4);
            }
        });
        Canvas.draw(g, card, Inks.INK, 2);
        Tone soft = plate.ink().mix(Inks.RULE, .5);
        double right = LEFT + WIDTH - 24;
        TextLine figure = lettering.fit(camp.figure(), Type.bold(76), 30, 180);
        figure.draw(g, plate.ink(), right, y + 84, Anchor.RIGHT);
        lettering.fit(words.apply(camp.unit()), Type.sans(26), 16, 170).draw(g, soft, right, y + 110, Anchor.RIGHT);
        double room = right - figure.width() - 14 - LEFT - 46;
        lettering
                .fit(words.apply(camp.name()), Type.serif(50), 16, room)
                .draw(g, plate.ink(), LEFT + 46, y + 62, Anchor.LEFT);
        lettering
                .fit(words.apply(camp.role()), Type.italic(30), 18, room)
                .draw(g, soft, LEFT + 46, y + 102, Anchor.LEFT);
    }
}
