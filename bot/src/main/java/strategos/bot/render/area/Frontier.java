package strategos.bot.render.area;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** A line between two areas, in cells of the grid. */
record Frontier(int one, int other, List<double[]> points) {
    private static final int SOFTENINGS = 10;

    /** The line with its corners rounded; its ends stay where others meet it. */
    Path2D line() {
        List<double[]> soft = points;
        for (int i = 0; i < SOFTENINGS; i++) {
            soft = softer(soft);
        }
        Path2D line = new Path2D.Double();
        line.moveTo(soft.getFirst()[0], soft.getFirst()[1]);
        soft.stream().skip(1).forEach(p -> line.lineTo(p[0], p[1]));
        return line;
    }

    private static List<double[]> softer(List<double[]> line) {
        List<double[]> softer = new ArrayList<>(line);
        for (int i = 1; i < line.size() - 1; i++) {
            double[] before = line.get(i - 1);
            double[] at = line.get(i);
            double[] after = line.get(i + 1);
            softer.set(i, new double[] {(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4
            });
        }
        return softer;
    }
}
