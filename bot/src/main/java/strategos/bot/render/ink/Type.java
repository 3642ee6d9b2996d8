package strategos.bot.render.ink;

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
}
