package strategos.bot.port;

import java.util.function.Supplier;

/**
 * A picture that is painted when it is sent.
 *
 * @param name a file name without a path, ending in {@code .png}; it tells nothing hidden
 * @param alt the picture in words, at most 1,024 characters
 * @param png paints and encodes it
 */
public record Picture(String name, String alt, Painting png) {

    /** Paints a picture and encodes it when it is asked to, on whatever thread it likes. */
    @FunctionalInterface
    public interface Painting extends Supplier<byte[]> {
        /**
         * The picture as PNG; may take a tenth of a second, and longer where others come first.
         *
         * @throws Crowded when so many come first that it would take too long
         */
        @Override
        byte[] get();

        /** Whether others come first now, so that whoever waits for the picture is better told. */
        default boolean waits() {
            return false;
        }
    }

    /** More pictures are asked for than can be painted soon: ask again later. */
    public static final class Crowded extends RuntimeException {
        private static final long serialVersionUID = 1L;

        public Crowded(Throwable cause) {
            super("too many pictures wait to be painted", cause);
        }
    }
}
