package strategos.bot.render.kept;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One work that is kept from run to run.
 *
 * @param name among all works of the shelf
 * @param <T> what it is
 */
public record Kept<T>(Shelf shelf, String name, Form<T> form) {
    /** How a work is written. */
    public interface Form<T> {
        /** Writes it so that {@link #read} gives it back. */
        void write(T work, DataOutputStream out) throws IOException;

        /** What {@link #write} wrote. @throws IOException when it is something else */
        T read(DataInputStream in) throws IOException;
    }

    /** The work as it was kept; made now, and kept, where it was not. */
    public T get(Supplier<T> maker) {
        Optional<T> found = shelf.find(name).flatMap(this::read);
        if (found.isPresent()) {
            return found.get();
        }
        T made = maker.get();
        keep(made);
        return made;
    }

    private Optional<T> read(byte[] work) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(work))) {
            T read = form.read(in);
            return in.read() < 0 ? Optional.of(read) : Optional.empty();
        } catch (IOException e) {
            // It is something else, and will be written over.
            return Optional.empty();
        }
    }

    private void keep(T made) {
        ByteArrayOutputStream work = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(work)) {
            form.write(made, out);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        shelf.keep(name, work.toByteArray());
    }
}
