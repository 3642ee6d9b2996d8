package strategos.bot.render.strip;

import java.awt.Graphics2D;
import java.util.List;
import strategos.bot.render.ink.DiePainter;
import strategos.bot.render.ink.Tone;

/** The dice of a strip: in one row as large as they go, in more and smaller rows when they are many. */
record DiceBlock(List<Integer> faces, int sides, int rows, double side, double gap) {
    private static final double HEIGHT = 82;
    private static final int MOST_ROWS = 4;

    /** The dice in as few rows as that width allows. */
    static DiceBlock of(List<Integer> faces, int sides, double room) {
        for (int rows = 1; ; rows++) {
            double gap = rows == 1 ? 16 : 12 - 2.0 * rows;
            double side = (HEIGHT - (rows - 1) * gap) / rows;
            int fitting = rows * (int) ((room + gap) / (side + gap));
            if (faces.size() <= fitting) {
                return new DiceBlock(faces, sides, rows, side, gap);
            }
            if (rows == MOST_ROWS) {
                return new DiceBlock(faces.subList(0, fitting), sides, rows, side, gap);
            }
        }
    }

    double width() {
        int columns = (faces.size() + rows - 1) / rows;
        return columns == 0 ? 0 : columns * (side + gap) - gap;
    }

    void paint(Graphics2D g, DiePainter painter, double x, double y, Tone body) {
        int columns = (faces.size() + rows - 1) / rows;
        for (int i = 0; i < faces.size(); i++) {
            double left = x + i % columns * (side + gap);
            int row = i / columns;
            double top = y + row * (side + gap);
            painter.paint(g, left, top, side, faces.get(i), sides, body);
        }
    }
}
