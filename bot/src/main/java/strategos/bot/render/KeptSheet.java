package strategos.bot.render;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.kept.Shelf;
import strategos.bot.render.png.Palette;
import strategos.bot.render.scene.Print;

/**
 * What was painted of one sheet, from run to run.
 *
 * @param name the sheet's among all games
 */
record KeptSheet(Shelf shelf, String name) {
    /** The colours of a sheet, and the whole of it in them. */
    record Sheet(Palette palette, Print print) {}

    /** What was kept of the whole sheet. */
    Optional<Sheet> find(Crop whole) {
        return shelf.find(name).flatMap(work -> read(work, whole));
    }

    private static Optional<Sheet> read(byte[] work, Crop whole) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(work))) {
            Palette palette = Palette.read(in);
            Print print = Print.read(in, whole, palette);
            return in.read() < 0 ? Optional.of(new Sheet(palette, print)) : Optional.empty();
        } catch (IOException e) {
            // It is something else, and will be written over.
            return Optional.empty();
        }
    }

    void keep(Sheet sheet) {
        ByteArrayOutputStream work = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(work)) {
            sheet.palette().write(out);
            sheet.print().write(out);
        } catch (IOException e) {
            throw new UncheckedIOException("memory does not fail", e);
        }
        shelf.keep(name, work.toByteArray());
    }
}
