package strategos.bot.render.ink;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.Map;

/** Signs that are no letters and that the fonts lack, as shapes in a box of 100 by 100 standing on the baseline. */
final class Signs {
    private static final Map<Integer, String> PATHS = Map.of(
            (int) '▾', "M10,-60L90,-60L50,-5Z",
            (int) '▼', "M5,-72L95,-72L50,0Z",
            (int) '▴', "M10,-5L90,-5L50,-60Z",
            (int) '▲', "M5,0L95,0L50,-72Z",
            (int) '✓', "M8,-34L22,-46L38,-26L78,-74L92,-62L40,-2Z",
            (int) '✔', "M8,-34L22,-46L38,-26L78,-74L92,-62L40,-2Z",
            (int) '✗', "M14,-66L26,-76L50,-48L74,-76L86,-66L62,-36L86,-8L74,2L50,-24L26,2L14,-8L38,-36Z",
            (int) '★', "M50,-80L60,-50L92,-50L66,-31L76,0L50,-19L24,0L34,-31L8,-50L40,-50Z",
            (int) '⇒', "M4,-46L56,-46L56,-66L96,-34L56,-2L56,-22L4,-22Z",
            (int) '●', "M90,-36C90,-14 72,4 50,4C28,4 10,-14 10,-36C10,-58 28,-76 50,-76C72,-76 90,-58 90,-36Z");

    /** A letter of no font at hand: an upright box, as wide as a letter. */
    private static final String UNKNOWN = "M10,-70L60,-70L60,0L10,0ZM17,-63L17,-7L53,-7L53,-63Z";

    private Signs() {}

    static boolean has(int codePoint) {
        return PATHS.containsKey(codePoint);
    }

    /** The sign at that type size; a box for one that is not known. */
    static Shape shape(int codePoint, double size) {
        String path = PATHS.getOrDefault(codePoint, UNKNOWN);
        return AffineTransform.getScaleInstance(size / 100, size / 100).createTransformedShape(SvgPath.parse(path));
    }
}
