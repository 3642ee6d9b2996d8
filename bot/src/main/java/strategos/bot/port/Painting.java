package strategos.bot.port;

import java.util.function.Supplier;

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
