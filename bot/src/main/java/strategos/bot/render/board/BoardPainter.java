package strategos.bot.render.board;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.scene.ScenePainter.Trimmings;
import strategos.bot.render.sheet.Atlas;
import strategos.engine.scene.Board;
import strategos.engine.text.Text;

/** Paints boards, 1600 pixels wide: title, the field with both camps and the way to the column, chart, chances. */
public final class BoardPainter {
    public static final int WIDTH = 1600;

    private static final double FIELD = 138;
    private static final double FIELD_HEIGHT = 492;
    private static final double BELOW_FIELD = 34;
    private static final double UPPER_CAMP = 56;
    private static final double LOWER_CAMP = 324;
    private static final double UNDER = 18;
    private static final double KEY = 38;
    private static final double BOTTOM = 30;

    /** How much larger the ground is than on its map, and how far it fades. */
    private static final double ENLARGED = 2;

    private static final double FADED = .62;

    private final Lettering lettering;
    private final CampArt camps;
    private final CastArt casts;
    private final GridArt grids;
    private final ChancesArt chances;
    private final EarlierArt earlier;

    public BoardPainter(Atlas atlas, Lettering lettering) {
        this.lettering = lettering;
        this.camps = new CampArt(atlas.look(), lettering, new PiecePainter(lettering, atlas.icons()));
        this.casts = new CastArt(lettering);
        this.grids = new GridArt(lettering);
        this.chances = new ChancesArt(lettering);
        this.earlier = new EarlierArt(lettering);
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
        CastArt.Pill pill = casts.of(board.cast(), words);
        Rectangle2D field = new Rectangle2D.Double(36, FIELD, WIDTH - 72, FIELD_HEIGHT + pill.more());
        double chart = field.getMaxY() + BELOW_FIELD;
        double below = chart + grids.height(board.grid());
        double under = below + (key.isBlank() ? 0 : KEY) + UNDER;
        // Once the die has fallen the picture shows what came, and no more what could have come.
        List<Board.Chance> ahead = board.cast().roll().isPresent() ? List.of() : board.chances();
        double then = under + chances.height(ahead);
        int height = (int) Math.ceil(then + earlier.height(board.earlier()) + BOTTOM);
        BufferedImage image = new BufferedImage(WIDTH, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Canvas.fill(g, new Rectangle2D.Double(0, 0, WIDTH, height), Inks.PANEL);
        middle(g, words.apply(board.title()), Type.serif(50).tracked(.04), Inks.INK, 72);
        middle(g, words.apply(board.subtitle()), Type.sans(32), Inks.SEPIA, 116);
        field(g, board, site, field, words);
        casts.paint(g, pill, FIELD + (UPPER_CAMP + LOWER_CAMP + CampArt.HEIGHT + pill.more()) / 2);
        grids.paint(g, board, chart);
        middle(g, key, Type.sans(27), Inks.SEPIA, below + KEY - 4);
        chances.paint(g, ahead, under, words);
        earlier.paint(g, board.earlier(), then, words);
        Trimmings.frame(g, WIDTH, height);
        g.dispose();
        return image;
    }

    private void middle(Graphics2D g, String said, Type type, Tone tone, double baseline) {
        lettering.fit(said, type, 18, WIDTH - 120.0).draw(g, tone, WIDTH / 2.0, baseline, Anchor.CENTRE);
    }

    private void field(
            Graphics2D g, Board board, Optional<Site> site, Rectangle2D field, Function<Text, String> words) {
        Shape edge = Canvas.rounded(field.getX(), field.getY(), field.getWidth(), field.getHeight(), 10);
        Canvas.within(g, edge, () -> site.ifPresent(s -> ground(g, s, field)));
        Canvas.draw(g, edge, Inks.INK, 2);
        double more = field.getHeight() - FIELD_HEIGHT;
        for (int i = 0; i < board.camps().size(); i++) {
            double y = FIELD + (i == 0 ? UPPER_CAMP : LOWER_CAMP + more);
            camps.paint(g, board.camps().get(i), y, words);
        }
    }

    private static void ground(Graphics2D g, Site site, Rectangle2D field) {
        double wide = field.getWidth() / ENLARGED;
        double high = field.getHeight() / ENLARGED;
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
                (int) field.getMinX(),
                (int) field.getMinY(),
                (int) field.getWidth(),
                (int) field.getHeight(),
                null);
    }

    /** The exact chance of each result, side by side; each as wide as it is likely, as far as its words allow. */
    static final class ChancesArt {
        private static final double LEFT = 60;
        private static final double WIDTH = 1480;
        private static final double HEIGHT = 92;
        private static final double GAP = 10;
        private static final double MARGIN = 14;
        private static final Type MEANING = Type.sans(26);

        /** Smaller, nobody reads it on a telephone. */
        static final double LEAST_MEANING = 22;

        private final Lettering lettering;

        ChancesArt(Lettering lettering) {
            this.lettering = lettering;
        }

        double height(List<Board.Chance> chances) {
            return chances.isEmpty() ? 0 : HEIGHT;
        }

        void paint(Graphics2D g, List<Board.Chance> chances, double y, Function<Text, String> words) {
            List<Double> widths = widths(chances, words);
            double x = LEFT;
            for (int i = 0; i < chances.size(); i++) {
                paint(g, chances.get(i), new Rectangle2D.Double(x, y, widths.get(i), HEIGHT), words);
                x += widths.get(i) + GAP;
            }
        }

        /** Each gets what its words need before the rest is shared out by chance. */
        List<Double> widths(List<Board.Chance> chances, Function<Text, String> words) {
            double all =
                    chances.stream().mapToDouble(c -> (double) c.of() / c.in()).sum();
            List<Double> needs = chances.stream().map(c -> need(c, words)).toList();
            double needed = needs.stream().mapToDouble(Double::doubleValue).sum();
            double room = WIDTH - GAP * (chances.size() - 1);
            double squeezed = Math.min(1, room / Math.max(1, needed));
            double shared = Math.max(0, room - needed);
            List<Double> widths = new ArrayList<>();
            for (int i = 0; i < chances.size(); i++) {
                Board.Chance chance = chances.get(i);
                widths.add(needs.get(i) * squeezed + shared * chance.of() / chance.in() / Math.max(1e-9, all));
            }
            return widths;
        }

        private double need(Board.Chance chance, Function<Text, String> words) {
            double head = code(chance).width() + MARGIN + odds(chance).width();
            TextLine meaning = lettering.line(words.apply(chance.meaning()), MEANING.sized(LEAST_MEANING));
            return Math.ceil(Math.max(head, meaning.width())) + 2 * MARGIN + 1;
        }

        private TextLine code(Board.Chance chance) {
            return lettering.line(chance.result().code(), Type.bold(34));
        }

        private TextLine odds(Board.Chance chance) {
            return lettering.line(chance.of() + "/" + chance.in(), Type.bold(34));
        }

        private void paint(Graphics2D g, Board.Chance chance, Rectangle2D box, Function<Text, String> words) {
            Shape card = Canvas.rounded(box.getX(), box.getY(), box.getWidth(), box.getHeight(), 7);
            Canvas.fill(g, card, GridArt.tone(chance.result()));
            double bar = box.getWidth() * chance.of() / chance.in();
            Canvas.within(
                    g,
                    card,
                    () -> Canvas.fill(g, new Rectangle2D.Double(box.getX(), box.getMaxY() - 9, bar, 9), Inks.CURRENT));
            Canvas.draw(g, card, Inks.RULE, 1.4);
            double left = box.getX() + MARGIN;
            double right = box.getMaxX() - MARGIN;
            TextLine odds = odds(chance);
            odds.draw(g, Inks.INK, right, box.getY() + 42, Anchor.RIGHT);
            lettering
                    .fit(chance.result().code(), Type.bold(34), 18, right - odds.width() - 10 - left)
                    .draw(g, Inks.LOSS, left, box.getY() + 42, Anchor.LEFT);
            lettering
                    .fit(words.apply(chance.meaning()), MEANING, 11, right - left)
                    .draw(g, Inks.INK, left, box.getY() + 73, Anchor.LEFT);
        }
    }
}
