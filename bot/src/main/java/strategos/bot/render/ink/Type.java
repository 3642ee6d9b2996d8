package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * How a line is set.
 *
 * @param size in pixels
 * @param tracking letter-spacing in parts of the size
 */
public record Type(Face face, double size, double tracking) {
    public static Type serif(double size) {
        return new Type(Face.SERIF, size, 0);
    }

    public static Type italic(double size) {
        return new Type(Face.ITALIC, size, 0);
    }

    public static Type sans(double size) {
        return new Type(Face.SANS, size, 0);
    }

    public static Type bold(double size) {
        return new Type(Face.BOLD, size, 0);
    }

    public Type tracked(double tracking) {
        return new Type(face, size, tracking);
    }

    public Type sized(double size) {
        return new Type(face, size, tracking);
    }

    /** The four faces that are shipped: EB Garamond for names and titles, Fira Sans Condensed for what must be read small. */
    public enum Face {
        @JsonProperty("serif")
        SERIF("EBGaramond-Medium"),
        @JsonProperty("italic")
        ITALIC("EBGaramond-MediumItalic"),
        @JsonProperty("sans")
        SANS("FiraSansCondensed-Medium"),
        @JsonProperty("bold")
        BOLD("FiraSansCondensed-Bold");

        private final String file;

        Face(String file) {
            this.file = file;
        }

        String resource() {
            return "/fonts/" + file + ".ttf";
        }
    }
}
