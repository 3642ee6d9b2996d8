package strategos.bot.render.kept;

import java.util.Optional;

/** Where work is kept from one run to the next. Whatever goes wrong with it, work is only done anew. Thread-safe. */
public interface Shelf {
    /** Keeps nothing. */
    Shelf NONE = new Shelf() {
        @Override
        public Optional<byte[]> find(String name) {
            return Optional.empty();
        }

        @Override
        public void keep(String name, byte[] work) {
            // there is no place for it
        }
    };

    /** What was kept under that name, if it is whole and was made from the same data by the same code. */
    Optional<byte[]> find(String name);

    /** Keeps it in the place of what was kept under that name. */
    void keep(String name, byte[] work);
}
