package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import java.awt.Color;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
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

    /**
     * What a layer of an icon is filled or drawn with: a colour of its own, or one of the style it is drawn for.
     *
     * @param role present when the colour comes from the style
     * @param own present when it does not
     */
    public record Dye(Optional<Role> role, Optional<Tone> own) {
        /** Colours that a style lends to an icon. */
        public enum Role {
            /** The style's own colour. */
            BODY,
            /** What stands out against the body. */
            INK,
            PLATE,
            PLATE_INK,
            RIM
        }

        /**
         * {@code #RRGGBB} or the name of a role, such as {@code plate-ink}.
         *
         * @throws IllegalArgumentException when it is neither
         */
        @JsonCreator
        public static Dye of(String name) {
            if (name.startsWith("#")) {
                return new Dye(Optional.empty(), Optional.of(Tone.of(name)));
            }
            String wanted = name.toUpperCase(Locale.ROOT).replace('-', '_');
            Role role = Arrays.stream(Role.values())
                    .filter(r -> r.name().equals(wanted))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(
                            "is neither a colour nor one of body, ink, plate, plate-ink, rim: " + name));
            return new Dye(Optional.of(role), Optional.empty());
        }

        /** The colour, with those that the style lends. */
        public Tone tone(Dyes dyes) {
            return own.orElseGet(() -> dyes.of(role.orElseThrow()));
        }

        /** Lends colours to icons. */
        @FunctionalInterface
        public interface Dyes {
            /** Ink on parchment. */
            Dyes PLAIN = role -> switch (role) {
                case BODY, PLATE -> Inks.CREAM;
                case INK, PLATE_INK, RIM -> Inks.INK;
            };

            Tone of(Role role);
        }
    }

    /** What a strength stands on: the side reads from its lightness, without any colour. */
    public enum Plate {
        @JsonProperty("light")
        LIGHT,
        @JsonProperty("dark")
        DARK,
        @JsonProperty("grey")
        GREY;

        private static final Tone NIGHT = Tone.rgb(0x231F2B);
        private static final Tone ASH = Tone.rgb(0xCFC9BC);

        public Tone ground() {
            return switch (this) {
                case LIGHT -> Inks.CREAM;
                case DARK -> NIGHT;
                case GREY -> ASH;
            };
        }

        /** What is written on it. */
        public Tone ink() {
            return this == DARK ? Inks.CREAM : Inks.INK;
        }

        /** The mark of a wavering or ravaged thing on it. */
        public Tone warning() {
            return this == DARK ? Inks.WAVERING_ON_DARK : Inks.LOSS;
        }

        /** The rim of a sign that is all plate. */
        public Tone rim() {
            return this == DARK ? Inks.GOLD : Inks.INK;
        }

        /** Second figures on it. */
        public Tone accent() {
            return this == DARK ? Inks.GOLD_INK : Inks.LOSS;
        }
    }
}
