package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.scene.FrameArt;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Board;
import strategos.engine.text.Text;

/** Paints boards, 1600 pixels wide: title, the field with both camps and the way to the column, chart, chances. */
public final class BoardPainter {
    public static final int WIDTH = 1600;

    private static final Rectangle2D FIELD = new Rectangle2D.Double(36, 138, WIDTH - 72, 492);
    private static final double CHART = 664;
    private static final double UNDER = 18;
    private static final double KEY = 34;
    private static final double BOTTOM = 30;

    /** How much larger the ground is than on its map, and how far it fades. */
    private static final double ENLARGED = 2;

    private static final double FADED = .62;

    private final Lettering lettering;
    private final CampArt camps;
    private final StepsArt steps;
    private final GridArt grids;
    private final ChancesArt chances;

    public BoardPainter(Atlas atlas, Lettering lettering) {
        this.lettering = lettering;
        this.camps = new CampArt(atlas.look(), lettering, new PiecePainter(lettering, atlas.icons()));
        this.steps = new StepsArt(lettering);
        this.grids = new GridArt(lettering);
        this.chances = new ChancesArt(lettering);
    }

    /**
     * Where the fight is, on the kept print of a map.
     *
     * @param print the map
     * @param x of the place in the print's pixels
     * @param y of the place in the print's pixels
     */
    public record Site(BufferedImage print, double x, double y) {}

    /**
     * The board.
     *
     * @param site none for a board on plain paper
     */
    public BufferedImage paint(Board board, Optional<Site> site, Function<Text, String> words) {
        String key = words.apply(board.key());
        double below = CHART + grids.height(board.grid());
        double under = below + (key.isBlank() ? 0 : KEY) + UNDER;
        int height = (int) Math.ceil(under + chances.height(board.chances()) + BOTTOM);
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Canvas.fill(g, new Rectangle2D.Double(0, 0, WIDTH, height), Inks.PANEL);
        double middle = WIDTH / 2.0;
        lettering
                .fit(words.apply(board.title()), Type.serif(50).tracked(.04), 28, WIDTH - 120.0)
                .draw(g, Inks.INK, middle, 74, Anchor.CENTRE);
        lettering
                .fit(words.apply(board.subtitle()), Type.sans(26), 16, WIDTH - 120.0)
                .draw(g, Inks.SEPIA, middle, 112, Anchor.CENTRE);
        Shape field = Canvas.rounded(FIELD.getX(), FIELD.getY(), FIELD.getWidth(), FIELD.getHeight(), 10);
        Canvas.within(g, field, () -> site.ifPresent(s -> ground(g, s)));
        Canvas.draw(g, field, Inks.INK, 2);
        for (int i = 0; i < board.camps().size(); i++) {
            camps.paint(g, board.camps().get(i), FIELD.getY() + (i == 0 ? 56 : 324), words);
        }
        steps.paint(g, board, FIELD.getCenterY() + 6, words);
        grids.paint(g, board, CHART);
        lettering
                .fit(key, Type.sans(23), 16, WIDTH - 120.0)
                .draw(g, Inks.SEPIA, middle, below + KEY - 4, Anchor.CENTRE);
        chances.paint(g, board.chances(), under, words);
        FrameArt.paint(g, WIDTH, height);
        g.dispose();
        return image;
    }

    private static void ground(Graphics2D g, Site site) {
        double wide = FIELD.getWidth() / ENLARGED;
        double high = FIELD.getHeight() / ENLARGED;
        double left =
                Math.clamp(site.x() - wide / 2, 0, Math.max(0, site.print().getWidth() - wide));
        double top = Math.clamp(site.y() - high / 2, 0, Math.max(0, site.print().getHeight() - high));
        // Faded before it is enlarged: it has a quarter of the pixels then.
        BufferedImage cut = new BufferedImage((int) wide, (int) high, BufferedImage.TYPE_INT_RGB);
        Graphics2D onto = cut.createGraphics();
        onto.drawImage(site.print(), -(int) left, -(int) top, null);
        Canvas.fill(onto, new Rectangle2D.Double(0, 0, wide, high), Inks.PANEL.alpha(FADED));
        onto.dispose();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(
                cut,
                (int) FIELD.getMinX(),
                (int) FIELD.getMinY(),
                (int) FIELD.getWidth(),
                (int) FIELD.getHeight(),
                null);
    }
}
