package strategos.bot.render.ink;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.render.ink.Tone.Dye;

/** A small drawing of our own in a box of 100 by 100: layers from below, in colours of its own or of a style. */
public final class Icon {
    /** Thinner lines would fade. */
    private static final double THINNEST = .7;

    private final List<Drawn> layers;

    private record Drawn(Layer layer, Optional<Shape> shape) {}

    /** An icon of these layers. */
    public Icon(List<Layer> layers) {
        this.layers = layers.stream().map(l -> new Drawn(l, l.shape())).toList();
    }

    /** Draws it without texts in a square with that left upper corner and side. */
    public void paint(Graphics2D g, double x, double y, double side, Dye.Dyes dyes) {
        paint(g, x, y, side, dyes, Texts.NONE);
    }

    /** Draws it in a square with that left upper corner and side. */
    public void paint(Graphics2D g, double x, double y, double side, Dye.Dyes dyes, Texts texts) {
        AffineTransform place = AffineTransform.getTranslateInstance(x, y);
        place.scale(side / 100, side / 100);
        for (Drawn drawn : layers) {
            Layer layer = drawn.layer();
            drawn.shape().ifPresent(s -> paint(g, place.createTransformedShape(s), layer, side / 100, dyes));
            layer.text()
                    .ifPresent(slot -> texts.draw(
                            g,
                            slot,
                            layer.fill().orElseThrow().tone(dyes),
                            x + slot.x() * side / 100,
                            y + slot.y() * side / 100,
                            slot.size() * side / 100));
        }
    }

    private static void paint(Graphics2D g, Shape shape, Layer layer, double unit, Dye.Dyes dyes) {
        if (layer.shadow().orElse(false)) {
            Canvas.shadow(g, shape, 6 * unit);
        }
        layer.fill().ifPresent(fill -> Canvas.fill(g, shape, fill.tone(dyes)));
        layer.stroke().ifPresent(stroke -> {
            g.setColor(stroke.tone(dyes).color());
            float width = (float) Math.max(THINNEST, layer.width().orElseThrow() * unit);
            g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(shape);
        });
    }

    /** Writes a piece's texts into an icon. */
    @FunctionalInterface
    public interface Texts {
        Texts NONE = (g, slot, tone, x, y, size) -> {};

        /** Writes the slot's text centred on the point. */
        void draw(Graphics2D g, Layer.Slot slot, Tone tone, double x, double y, double size);
    }

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
                    .or(() -> ellipse.map(e -> new Ellipse2D.Double(
                            e.get(0) - e.get(2), e.get(1) - e.get(3), 2 * e.get(2), 2 * e.get(3))));
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
}
