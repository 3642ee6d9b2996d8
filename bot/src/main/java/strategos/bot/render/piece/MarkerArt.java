package strategos.bot.render.piece;

import java.awt.Graphics2D;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.sheet.Icons;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;

/** A state of a place: an icon with its own outline, so that none needs its colour. */
final class MarkerArt implements PieceArt<Style.Marker> {
    /** The size of a marker beside a counter of side 1. */
    private static final double SIZE = .7;

    private static final double MARGIN = .08;

    private final Lettering lettering;
    private final Icons icons;

    MarkerArt(Lettering lettering, Icons icons) {
        this.lettering = lettering;
        this.icons = icons;
    }

    @Override
    public Extent extent(Style.Marker style, Piece piece, double side) {
        double all = side * SIZE * (1 + 2 * MARGIN);
        return new Extent(all, all);
    }

    @Override
    public void paint(Graphics2D g, Style.Marker style, Piece piece, double x, double y, double side) {
        double size = side * SIZE;
        Icon.Texts texts = (graphics, slot, tone, tx, ty, height) -> lettering
                .fit(slot.of().equals("sign") ? piece.sign() : piece.number(), Type.bold(height), height / 2, size)
                .drawMiddle(graphics, tone, tx, ty, Anchor.CENTRE);
        icons.get(style.icon()).paint(g, x + size * MARGIN, y + size * MARGIN, size, style.dyes(), texts);
    }
}
