package strategos.bot.render.area;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Scene.Tint;

/** Lays the colours of a scene over the areas of a printed ground. */
public final class AreaTints {
    private static final double BY_BORDER = .36;
    private static final double MOST = .62;

    /** From here on a pixel lies on the border itself, which keeps its colour. */
    private static final int ON_BORDER = 222;

    private final AreaMap map;
    private final Look look;

    public AreaTints(AreaMap map, Look look) {
        this.map = map;
        this.look = look;
    }

    /** Tints the areas in the left upper part of the image, as wide as the field. */
    public void paint(BufferedImage image, AreaPrinter.Field field, int width, List<Tint> tints) {
        Style.Tint[] styles = new Style.Tint[map.areas().land().size() + 1];
        tints.forEach(t -> {
            if (!map.has(t.area())) {
                throw new IllegalArgumentException("the sheet has no area " + t.area());
            }
            styles[map.landLabel(t.area())] = look.style(t.style(), Style.Tint.class);
        });
        styles[0] = null;
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        int stride = image.getWidth();
        for (int at = 0; at < field.pixels(); at++) {
            Style.Tint style = styles[field.label(at)];
            int edge = field.edge(at);
            if (style != null && edge < ON_BORDER) {
                int x = at % width;
                int y = at / width;
                double share = (style.marks(x, y) ? style.mark() : style.fill()) + BY_BORDER * edge / 255;
                int pixel = y * stride + x;
                pixels[pixel] = mix(pixels[pixel], style.colour().rgb(), (int) (256 * Math.min(MOST, share)));
            }
        }
    }

    private static int mix(int below, int above, int share) {
        int redBlue = (((below & 0xFF00FF) * (256 - share) + (above & 0xFF00FF) * share) >>> 8) & 0xFF00FF;
        int green = (((below & 0x00FF00) * (256 - share) + (above & 0x00FF00) * share) >>> 8) & 0x00FF00;
        return redBlue | green;
    }
}
