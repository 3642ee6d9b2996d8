package strategos.bot.render.ink;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.font.TextAttribute;
import java.io.IOException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.render.ink.Type.Face;

/** The shipped fonts, so that a picture is the same on every machine. */
final class Typefaces {
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
