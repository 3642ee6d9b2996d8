package strategos.bot.render.ink;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One shape of an icon, in its box of 100 by 100. It is exactly one of a path, an ellipse and a text.
 *
 * @param path SVG path data with absolute commands
 * @param ellipse centre x, centre y, radius x, radius y
 * @param text which text of the piece stands here
 * @param fill what it is filled with; a text needs it
 * @param stroke what its outline is drawn with
 * @param width of the outline
 * @param shadow whether it throws one
 */
public record Layer(
        Optional<String> path,
        Optional<List<Double>> ellipse,
        Optional<Slot> text,
        Optional<Dye> fill,
        Optional<Dye> stroke,
        Optional<Double> width,
        Optional<Boolean> shadow) {

    public Layer {
        if (Stream.of(path, ellipse, text).filter(Optional::isPresent).count() != 1) {
            throw new IllegalArgumentException("a layer is one of path, ellipse and text");
        }
        if (fill.isEmpty() && stroke.isEmpty()) {
            throw new IllegalArgumentException("a layer has a fill or a stroke");
        }
        if (stroke.isPresent() != width.isPresent()) {
            throw new IllegalArgumentException("a stroke has a width, and a width a stroke");
        }
        path.ifPresent(SvgPath::parse);
        ellipse.filter(e -> e.size() != 4).ifPresent(e -> {
            throw new IllegalArgumentException("an ellipse is centre x, centre y, radius x, radius y");
        });
    }

    /** A path or ellipse as a shape. */
    Optional<Shape> shape() {
        return path.<Shape>map(SvgPath::parse)
                .or(() -> ellipse.map(e ->
                        new Ellipse2D.Double(e.get(0) - e.get(2), e.get(1) - e.get(3), 2 * e.get(2), 2 * e.get(3))));
    }

    /**
     * Where one of the piece's texts stands: centred on the point, in bold.
     *
     * @param of {@code sign} or {@code number}
     */
    public record Slot(String of, double x, double y, double size) {
        public Slot {
            if (!of.equals("sign") && !of.equals("number")) {
                throw new IllegalArgumentException("a text is of the piece's sign or number, not " + of);
            }
        }
    }
}
