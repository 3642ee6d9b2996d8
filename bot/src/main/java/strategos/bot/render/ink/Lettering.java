package strategos.bot.render.ink;

import java.awt.BasicStroke;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GraphicAttribute;
import java.awt.font.ShapeGraphicAttribute;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.io.IOException;
import java.io.InputStream;
import java.text.AttributedString;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import strategos.bot.memory.Newest;
import strategos.bot.render.ink.Type.Face;
import strategos.engine.text.Shorten;

/**
 * Sets lines of type in the shipped fonts. A sign that they lack is drawn as a shape; a letter that they lack (a player's
 * name may be in any script) is looked for in the machine's fonts, and is a box where nobody has it.
 */
public final class Lettering {
    private static final String ELLIPSIS = "…";
    private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

    /** Sizes come from a few constants and from fitting; a flood of odd ones must not fill the heap. */
    private static final int MOST_KEPT = 512;

    private final Typefaces faces;
    private final Newest<Type, Double> capHeights = new Newest<>(MOST_KEPT);

    /** Hears of each text that was cut, whole. */
    private final Consumer<String> cuts;

    private Lettering(Typefaces faces, Consumer<String> cuts) {
        this.faces = faces;
        this.cuts = cuts;
    }

    /** With the shipped fonts. */
    public static Lettering load() {
        return load(text -> {});
    }

    /**
     * With the shipped fonts.
     *
     * @param cuts hears of each text that found no room and was cut
     */
    public static Lettering load(Consumer<String> cuts) {
        return new Lettering(Typefaces.load(), cuts);
    }

    /** The text in one line, however long. */
    public TextLine line(String text, Type type) {
        String clean = Sanitizer.clean(text);
        if (clean.isEmpty()) {
            return new TextLine("", Optional.empty(), capHeight(type));
        }
        return new TextLine(clean, Optional.of(layout(clean, type)), capHeight(type));
    }

    /** Whether every letter of the text is drawn as itself, in whatever face, and none as a box. */
    public boolean shows(String text) {
        return Sanitizer.clean(text)
                .codePoints()
                .filter(letter -> !Mixture.turns(letter) && !Mixture.joins(letter))
                .allMatch(letter -> faces.have(letter) || Signs.has(letter) || host(1).canDisplay(letter));
    }

    /** The advance of the text in pixels. */
    public double width(String text, Type type) {
        return line(text, type).width();
    }

    /** The text within the width: set smaller down to the least size, and then cut with an ellipsis. */
    public TextLine fit(String text, Type type, double leastSize, double width) {
        TextLine line = line(text, type);
        if (line.width() <= width) {
            return line;
        }
        double shrunk = Math.floor(type.size() * width / line.width() * 2) / 2;
        Type smaller = type.sized(Math.max(Math.min(leastSize, type.size()), shrunk));
        line = line(text, smaller);
        return line.width() <= width ? line : cut(line.text(), smaller, width);
    }

    /** The text broken at its spaces into lines of that width; the last one is cut when there are more. */
    public List<TextLine> wrap(String text, Type type, double width, int mostLines) {
        List<TextLine> lines = new ArrayList<>();
        String rest = Sanitizer.clean(text);
        while (!rest.isEmpty()) {
            if (lines.size() == mostLines - 1) {
                lines.add(fit(rest, type, type.size(), width));
                return lines;
            }
            int end = breakAt(rest, type, width);
            lines.add(line(rest.substring(0, end), type));
            rest = rest.substring(end).strip();
        }
        return lines;
    }

    /** The text broken into as many lines of that width as that height has room for: whole, and so as small as it takes. */
    public List<TextLine> block(String text, Type type, double leastSize, double width, double height) {
        Type smaller = type;
        while (smaller.size() > leastSize && broken(text, smaller, width).size() * smaller.size() > height) {
            smaller = smaller.sized(smaller.size() - 1);
        }
        List<String> lines = broken(text, smaller, width);
        int most = Math.max(1, (int) (height / smaller.size()));
        if (lines.size() > most) {
            return wrap(text, smaller, width, most);
        }
        Type chosen = smaller;
        return lines.stream().map(l -> line(l, chosen)).toList();
    }

    private List<String> broken(String text, Type type, double width) {
        List<String> lines = new ArrayList<>();
        String rest = Sanitizer.clean(text);
        while (!rest.isEmpty()) {
            int end = breakAt(rest, type, width);
            lines.add(rest.substring(0, end));
            rest = rest.substring(end).strip();
        }
        return lines;
    }

    /** The height of a capital of that type. */
    public double capHeight(Type type) {
        Type plain = type.tracked(0);
        return capHeights
                .get(plain)
                .orElseGet(() -> capHeights.putIfAbsent(
                        plain,
                        new TextLayout("H", faces.font(plain), CONTEXT)
                                .getBounds()
                                .getHeight()));
    }

    private int breakAt(String text, Type type, double width) {
        int good = 0;
        for (int space = text.indexOf(' '); space > 0; space = text.indexOf(' ', space + 1)) {
            if (width(text.substring(0, space), type) > width) {
                break;
            }
            good = space;
        }
        if (good > 0 && width(text, type) > width) {
            return good;
        }
        if (width(text, type) <= width) {
            return text.length();
        }
        return Math.max(Shorten.ends(text).getFirst(), longest(text, type, width, ""));
    }

    private TextLine cut(String text, Type type, double width) {
        cuts.accept(text);
        int end = longest(text, type, width, ELLIPSIS);
        return line(text.substring(0, end).strip() + ELLIPSIS, type);
    }

    /** How many chars of the text fit with the tail behind them; no sign is parted from its marks or from what it is joined to. */
    private int longest(String text, Type type, double width, String tail) {
        List<Integer> ends = Shorten.ends(text);
        int low = 0;
        int high = ends.size();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (width(text.substring(0, ends.get(middle - 1)) + tail, type) <= width) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low == 0 ? 0 : ends.get(low - 1);
    }

    private TextLayout layout(String text, Type type) {
        Font font = faces.font(type);
        boolean turned = text.chars().anyMatch(Mixture::turns);
        if (!turned && font.canDisplayUpTo(text) < 0) {
            return new TextLayout(text, font, CONTEXT);
        }
        AttributedString mixed = Mixture.mixed(text, font, host(type.size()));
        if (turned) { // the sentence runs as ours do, whatever the name with which it begins
            mixed.addAttribute(TextAttribute.RUN_DIRECTION, TextAttribute.RUN_DIRECTION_LTR);
        }
        return new TextLayout(mixed.getIterator(), CONTEXT);
    }

    private static Font host(double size) {
        return new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) size);
    }

    /** Signs in the fonts that have them. */
    private static final class Mixture {
        private static final char REPLACED = '\uFFFC';

        private Mixture() {}

        /** Whether it sets a name apart that may run the other way. */
        static boolean turns(int codePoint) {
            return codePoint == 0x2068 || codePoint == 0x2069;
        }

        /** Whether it joins or parts its neighbours, as some scripts need. */
        static boolean joins(int codePoint) {
            return codePoint == 0x200C || codePoint == 0x200D;
        }

        /** Each in the font that has all of it; else as one shape. */
        static AttributedString mixed(String text, Font font, Font host) {
            StringBuilder set = new StringBuilder();
            List<Font> fonts = new ArrayList<>();
            Map<Integer, GraphicAttribute> shapes = new HashMap<>();
            int from = 0;
            for (int end : Shorten.ends(text)) {
                String cluster = text.substring(from, end);
                from = end;
                int first = cluster.codePointAt(0);
                boolean own = font.canDisplayUpTo(cluster) < 0;
                if (own || (!Signs.has(first) && host.canDisplayUpTo(cluster) < 0)) {
                    set.append(cluster);
                    fonts.addAll(Collections.nCopies(cluster.length(), own ? font : host));
                } else if (!turns(first)) {
                    shapes.put(
                            set.length(),
                            new ShapeGraphicAttribute(
                                    Signs.shape(first, font.getSize2D()),
                                    GraphicAttribute.ROMAN_BASELINE,
                                    ShapeGraphicAttribute.FILL));
                    set.append(REPLACED);
                    fonts.add(font);
                }
            }
            AttributedString mixed = new AttributedString(set.toString());
            for (int at = 0; at < fonts.size(); at++) {
                mixed.addAttribute(TextAttribute.FONT, fonts.get(at), at, at + 1);
            }
            shapes.forEach((at, shape) -> mixed.addAttribute(TextAttribute.CHAR_REPLACEMENT, shape, at, at + 1));
            return mixed;
        }
    }

    /** Signs that are no letters and that the fonts lack, as shapes in a box of 100 by 100 standing on the baseline. */
    private static final class Signs {
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

    /** The shipped fonts, so that a picture is the same on every machine. */
    static final class Typefaces {
        /** Sizes come from a few constants and from fitting in half pixels; a flood of odd ones must not fill the heap. */
        private static final int MOST_KEPT = 512;

        private final Map<Face, Font> faces;
        private final Map<Type, Font> fonts = new ConcurrentHashMap<>();

        private Typefaces(Map<Face, Font> faces) {
            this.faces = faces;
        }

        static Typefaces load() {
            Map<Face, Font> faces = new EnumMap<>(Face.class);
            for (Face face : Face.values()) {
                try (InputStream in = Typefaces.class.getResourceAsStream(face.resource())) {
                    if (in == null) {
                        throw new IllegalStateException(face.resource() + " is missing from the jar");
                    }
                    faces.put(face, Font.createFont(Font.TRUETYPE_FONT, in));
                } catch (IOException | FontFormatException e) {
                    throw new IllegalStateException(face.resource() + " cannot be read", e);
                }
            }
            return new Typefaces(faces);
        }

        Font font(Type type) {
            Font kept = fonts.get(type);
            if (kept != null) {
                return kept;
            }
            if (fonts.size() >= MOST_KEPT) {
                fonts.clear();
            }
            return fonts.computeIfAbsent(type, this::derive);
        }

        /** Whether all shipped faces have the letter. */
        boolean have(int letter) {
            return faces.values().stream().allMatch(font -> font.canDisplay(letter));
        }

        private Font derive(Type type) {
            Map<TextAttribute, Object> how = new HashMap<>();
            how.put(TextAttribute.KERNING, TextAttribute.KERNING_ON);
            if (type.tracking() != 0) {
                how.put(TextAttribute.TRACKING, (float) type.tracking());
            }
            return faces.get(type.face()).deriveFont((float) type.size()).deriveFont(how);
        }
    }

    /** Makes any text fit for one line: people's names come with everything that a chat service lets through. */
    static final class Sanitizer {
        /** More than any picture has room for, and few enough to be measured at once. */
        private static final int MOST_SIGNS = 240;

        /** Piled accents would grow out of their line. */
        private static final int MOST_MARKS = 2;

        private Sanitizer() {}

        /** Without control characters and most of format, with single spaces, few marks on a letter, and of bounded length. */
        static String clean(String text) {
            StringBuilder clean = new StringBuilder(Math.min(text.length(), MOST_SIGNS));
            int marks = 0;
            int signs = 0;
            boolean gap = false;
            int step;
            for (int at = 0; at < text.length() && signs < MOST_SIGNS; at += step) {
                int codePoint = text.codePointAt(at);
                step = Character.charCount(codePoint);
                if (isSpace(codePoint)) {
                    gap = !clean.isEmpty();
                    continue;
                }
                marks = isMark(codePoint) ? marks + 1 : 0;
                if (isInvisible(codePoint, clean) || marks > MOST_MARKS) {
                    continue;
                }
                if (gap) {
                    clean.append(' ');
                    gap = false;
                }
                clean.appendCodePoint(codePoint);
                signs++;
            }
            return clean.toString();
        }

        private static boolean isSpace(int codePoint) {
            return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
        }

        private static boolean isMark(int codePoint) {
            int type = Character.getType(codePoint);
            return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
        }

        private static boolean isInvisible(int codePoint, CharSequence before) {
            if (Mixture.turns(codePoint)) {
                return false;
            }
            if (Mixture.joins(codePoint)) {
                return before.isEmpty() || Mixture.joins(before.charAt(before.length() - 1));
            }
            int type = Character.getType(codePoint);
            boolean variation =
                    (codePoint >= 0xFE00 && codePoint <= 0xFE0F) || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
            return variation
                    || type == Character.CONTROL
                    || type == Character.FORMAT
                    || type == Character.SURROGATE
                    || type == Character.UNASSIGNED
                    || type == Character.PRIVATE_USE;
        }
    }

    /** One line of set type: measured, and ready to be drawn at any place. */
    public static final class TextLine {
        private final String text;
        private final Optional<TextLayout> layout;
        private final double capHeight;

        TextLine(String text, Optional<TextLayout> layout, double capHeight) {
            this.text = text;
            this.layout = layout;
            this.capHeight = capHeight;
        }

        /** What is set, after cleaning and cutting. */
        public String text() {
            return text;
        }

        /** Its advance in pixels. */
        public double width() {
            return layout.map(TextLayout::getAdvance).orElse(0f);
        }

        /** The height of its capitals in pixels. */
        public double capHeight() {
            return capHeight;
        }

        /** Draws it with that baseline. */
        public void draw(Graphics2D g, Tone tone, double x, double baseline, Anchor anchor) {
            layout.ifPresent(l -> {
                g.setColor(tone.color());
                l.draw(g, (float) (x - anchor.share() * width()), (float) baseline);
            });
        }

        /** Draws it with its capitals centred on the point's height. */
        public void drawMiddle(Graphics2D g, Tone tone, double x, double middle, Anchor anchor) {
            draw(g, tone, x, middle + capHeight / 2, anchor);
        }

        /** Draws it over its own outline, stroked that wide in the halo's colour. */
        public void drawHaloed(
                Graphics2D g, Tone tone, Tone halo, double width, double x, double baseline, Anchor anchor) {
            layout.ifPresent(l -> {
                Shape outline =
                        l.getOutline(AffineTransform.getTranslateInstance(x - anchor.share() * width(), baseline));
                g.setColor(halo.color());
                g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.draw(outline);
                g.setColor(tone.color());
                g.fill(outline);
            });
        }

        /** Which point of a line stands at the given place. */
        public enum Anchor {
            LEFT(0),
            CENTRE(.5),
            RIGHT(1);

            private final double share;

            Anchor(double share) {
                this.share = share;
            }

            /** How much of the line's width lies before the place. */
            double share() {
                return share;
            }
        }
    }
}
