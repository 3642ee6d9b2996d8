package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.util.Optional;
import strategos.bot.render.area.AreaField;
import strategos.bot.render.png.Palette;

/** What a sheet prints in one window, painted once and kept: nobody draws on it. */
public final class Print {
    private final BufferedImage below;
    private final Foil above;
    private final Optional<AreaField> areas;

    /**
     * As it was painted.
     *
     * @param below land, roads and the names of lands: {@link BufferedImage#TYPE_INT_RGB}
     * @param above spots and their names: {@link BufferedImage#TYPE_INT_ARGB_PRE}; what a scene shows between lies under them
     * @param areas which pixel belongs to which area, where the sheet has areas
     */
    Print(BufferedImage below, BufferedImage above, Optional<AreaField> areas) {
        this(below, Foil.of(above), areas);
    }

    private Print(BufferedImage below, Foil above, Optional<AreaField> areas) {
        this.below = below;
        this.above = above;
        this.areas = areas;
    }

    /** The same in the colours in which it will be sent: a quarter of the size. */
    public Print in(Palette palette) {
        return new Print(palette.indexed(below), above, areas);
    }

    /** Land, roads and the names of lands. */
    public BufferedImage below() {
        return below;
    }

    /** Which pixel belongs to which area, where the sheet has areas. */
    Optional<AreaField> areas() {
        return areas;
    }

    /** Draws spots and their names. */
    void above(Graphics2D g) {
        above.paint(g);
    }

    /** Its size in memory. */
    public long bytes() {
        DataBuffer pixels = below.getRaster().getDataBuffer();
        return (long) pixels.getSize() * DataBuffer.getDataTypeSize(pixels.getDataType()) / Byte.SIZE
                + above.bytes()
                + areas.map(AreaField::bytes).orElse(0L);
    }
}
