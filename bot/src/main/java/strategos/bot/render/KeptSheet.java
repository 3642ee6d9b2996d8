package strategos.bot.render;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.kept.Kept;
import strategos.bot.render.png.Palette;
import strategos.bot.render.scene.Print;

/**
 * The colours of a sheet, and the whole of it in them.
 *
 * @param print of the whole map
 */
record KeptSheet(Palette palette, Print print) {
    /** How the sheet is written whose map is that crop. */
    static Kept.Form<KeptSheet> form(Crop whole) {
        return new Kept.Form<>() {
            @Override
            public void write(KeptSheet sheet, DataOutputStream out) throws IOException {
                sheet.palette().write(out);
                sheet.print().write(out);
            }

            @Override
            public KeptSheet read(DataInputStream in) throws IOException {
                Palette palette = Palette.read(in);
                return new KeptSheet(palette, Print.read(in, whole, palette));
            }
        };
    }
}
