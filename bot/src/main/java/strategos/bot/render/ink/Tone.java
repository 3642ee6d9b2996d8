package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.awt.Color;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A colour.
 *
 * @param argb alpha, red, green and blue, eight bits each
 */
public record Tone(int argb) {
    private static final Pattern HEX = Pattern.compile("#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?");

    /**
     * The colour of {@code #RRGGBB} or {@code #RRGGBBAA}.
     *
     * @throws IllegalArgumentException when it is neither
     */
    @JsonCreator
    public static Tone of(String hex) {
        if (!HEX.matcher(hex).matches()) {
            throw new IllegalArgumentException("is no colour like #B5352C: " + hex);
        }
        int rgb = Integer.parseInt(hex.substring(1, 7), 16);
        int alpha = hex.length() == 9 ? Integer.parseInt(hex.substring(7), 16) : 255;
        return new Tone((alpha << 24) | rgb);
    }

    /** Opaque, from red, green and blue. */
    public static Tone rgb(int rgb) {
        return new Tone(0xFF000000 | rgb);
    }

    /** Red, green and blue alone. */
    public int rgb() {
        return argb & 0xFFFFFF;
    }

    public Color color() {
        return new Color(argb, true);
    }

    /** The same colour, that opaque: 0 to 1. */
    public Tone alpha(double opacity) {
        return new Tone(((int) Math.round(opacity * 255) << 24) | (argb & 0xFFFFFF));
    }

    /** This colour moved towards another: 0 is this one, 1 the other. */
    public Tone mix(Tone other, double share) {
        int mixed = 0;
        for (int shift = 0; shift <= 24; shift += 8) {
            int from = (argb >> shift) & 255;
            int to = (other.argb >> shift) & 255;
            mixed |= (int) Math.round(from + (to - from) * share) << shift;
        }
        return new Tone(mixed);
    }

    @JsonValue
    @Override
    public String toString() {
        String rgb = String.format(Locale.ROOT, "#%06X", argb & 0xFFFFFF);
        return argb >>> 24 == 255 ? rgb : rgb + String.format(Locale.ROOT, "%02X", argb >>> 24);
    }
}
