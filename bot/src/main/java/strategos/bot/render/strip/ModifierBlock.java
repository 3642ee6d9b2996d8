package strategos.bot.render.strip;

import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Type;

/** The modifiers of a strip with their causes: large side by side, or in a grid when they are many. */
final class ModifierBlock {
    /** A figure and where it comes from, in words. */
    record Modifier(String figure, String cause) {}

    private record Cell(TextLine figure, TextLine cause, double x, double y, boolean stacked) {}

    private static final double GAP = 34;
    private static final double SMALLEST_SCALE = .7;
    private static final double GRID_GAP = 18;
    private static final double LEAST_CELL = 96;
    private static final double READABLE_CELL = 165;
    private static final int MOST_ROWS = 4;

    private final List<Cell> cells = new ArrayList<>();
    private double width;

    /** The least width in which causes can be read. */
    static double least(Lettering lettering, List<Modifier> modifiers) {
        if (modifiers.isEmpty()) {
            return 0;
        }
        double inOneRow = new ModifierBlock().row(lettering, modifiers, SMALLEST_SCALE);
        return Math.min(inOneRow, columns(modifiers.size(), MOST_ROWS - 1) * READABLE_CELL);
    }

    /** The modifiers within that width. */
    static ModifierBlock of(Lettering lettering, List<Modifier> modifiers, double room) {
        ModifierBlock block = new ModifierBlock();
        if (!modifiers.isEmpty()) {
            for (double scale = 1; scale >= SMALLEST_SCALE; scale -= .1) {
                if (block.row(lettering, modifiers, scale) <= room) {
                    return block;
                }
            }
            block.grid(lettering, modifiers, room);
        }
        return block;
    }

    double width() {
        return width;
    }

    private double row(Lettering lettering, List<Modifier> modifiers, double scale) {
        cells.clear();
        double x = 0;
        for (Modifier modifier : modifiers) {
            TextLine figure = lettering.line(modifier.figure(), Type.bold(40 * scale));
            TextLine cause = lettering.line(modifier.cause(), Type.sans(Math.max(19, 23 * scale)));
            double wide = Math.max(figure.width(), cause.width());
            cells.add(new Cell(figure, cause, x + wide / 2, 0, true));
            x += wide + GAP * scale;
        }
        width = x - GAP * scale;
        return width;
    }

    /** Figure and cause in one line each, in as many rows as it takes; causes are cut, and then the last are left out. */
    private void grid(Lettering lettering, List<Modifier> modifiers, double room) {
        cells.clear();
        int rows = 2;
        while (rows < MOST_ROWS && columns(modifiers.size(), rows) * READABLE_CELL > room) {
            rows++;
        }
        int columns = (int) Math.min(columns(modifiers.size(), rows), Math.max(1, room / LEAST_CELL));
        double cell = room / columns;
        double pitch = 92.0 / rows;
        double size = Math.min(28, pitch - 2);
        int shown = Math.min(modifiers.size(), rows * columns);
        for (int i = 0; i < shown; i++) {
            boolean cut = i == shown - 1 && shown < modifiers.size();
            TextLine figure = lettering.fit(cut ? "…" : modifiers.get(i).figure(), Type.bold(size), 15, cell * .5);
            double rest = cell - figure.width() - 7 - GRID_GAP;
            String words = cut ? "" : modifiers.get(i).cause();
            TextLine cause = lettering.fit(words, Type.sans(Math.min(21, size * .8)), 10, rest);
            int column = i / rows;
            cells.add(new Cell(figure, cause, column * cell, i % rows * pitch, false));
        }
        width = room;
    }

    private static int columns(int count, int rows) {
        return (count + rows - 1) / rows;
    }

    /** Draws it with the dice's upper edge at y, all in one colour: a sign does not tell whom a modifier helps. */
    void paint(Graphics2D g, double x, double y) {
        for (Cell cell : cells) {
            if (cell.stacked()) {
                cell.figure().draw(g, Inks.INK, x + cell.x(), y + 44, Anchor.CENTRE);
                cell.cause().draw(g, Inks.SEPIA, x + cell.x(), y + 76, Anchor.CENTRE);
            } else {
                double baseline = y + 16 + cell.y();
                cell.figure().draw(g, Inks.INK, x + cell.x(), baseline, Anchor.LEFT);
                double after = x + cell.x() + cell.figure().width() + 7;
                cell.cause().draw(g, Inks.SEPIA, after, baseline, Anchor.LEFT);
            }
        }
    }
}
