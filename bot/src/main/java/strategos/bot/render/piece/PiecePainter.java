package strategos.bot.render.piece;

import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.CounterArt.HiddenArt;
import strategos.bot.render.sheet.Icons;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** Draws any piece in its style. */
public final class PiecePainter {
    private final PawnArt pawns;
    private final CounterArt counters;
    private final HiddenArt hidden;
    private final ChipArt chips;
    private final PillArt pills;
    private final StarArt stars;
    private final MarkerArt markers;
    private final HoldingArt holdings;

    public PiecePainter(Lettering lettering, Icons icons) {
        pawns = new PawnArt(lettering);
        counters = new CounterArt(lettering, icons);
        hidden = new HiddenArt(lettering, icons);
        chips = new ChipArt(lettering, icons);
        pills = new PillArt(lettering);
        stars = new StarArt(lettering);
        markers = new MarkerArt(lettering, icons);
        holdings = new HoldingArt(lettering, icons);
    }

    /** The pieces with their labels as letters, where a style letters a name and the piece has no letters of its own. */
    public static List<Piece> named(List<Piece> pieces, Look look, Function<Text, String> words) {
        return pieces.stream()
                .map(p -> p.sign().isEmpty() && look.style(p.style()) instanceof Style.Pill
                        ? p.signed(words.apply(p.label()))
                        : p)
                .toList();
    }

    /** The piece's style on this map: on the plate that it says, and small where the map is compact. */
    public Style.Stacked worn(Style.Stacked style, Piece piece, boolean compact) {
        Style.Stacked plated = plated(style, piece) instanceof Style.Stacked stacked ? stacked : style;
        if (!compact) {
            return plated;
        }
        return switch (plated) {
            case Style.Counter counter -> counter.small();
            case Style.Pill pill -> pill.small();
            default -> plated;
        };
    }

    private static Style plated(Style style, Piece piece) {
        return style instanceof Style.Plated plated
                ? Looks.plate(piece).map(plated::on).orElse(style)
                : style;
    }

    /** Whether the piece lies within walls. */
    public static boolean isWalled(Piece piece) {
        return piece.looks().contains(Looks.INSIDE);
    }

    /** The place's style on this map: on the plate that the piece says. */
    public Style.Holding held(Style.Holding style, Piece piece) {
        return plated(style, piece) instanceof Style.Holding held ? held : style;
    }

    /** What the piece takes up when a counter has that side. */
    public PieceArt.Extent extent(Style.Stacked style, Piece piece, double side) {
        return switch (style) {
            case Style.Pawn s -> pawns.extent(s, piece, side);
            case Style.Counter s -> counters.extent(s, piece, side);
            case Style.Hidden s -> hidden.extent(s, piece, side);
            case Style.Chip s -> chips.extent(s, piece, side);
            case Style.Pill s -> pills.extent(s, piece, side);
            case Style.Star s -> stars.extent(s, piece, side);
            case Style.Marker s -> markers.extent(s, piece, side);
        };
    }

    /** Draws the piece with its left upper corner at the point, as large as beside a counter of that side. */
    public void paint(Graphics2D g, Style.Stacked style, Piece piece, double x, double y, double side) {
        switch (style) {
            case Style.Pawn s -> pawns.paint(g, s, piece, x, y, side);
            case Style.Counter s -> counters.paint(g, s, piece, x, y, side);
            case Style.Hidden s -> hidden.paint(g, s, piece, x, y, side);
            case Style.Chip s -> chips.paint(g, s, piece, x, y, side);
            case Style.Pill s -> pills.paint(g, s, piece, x, y, side);
            case Style.Star s -> stars.paint(g, s, piece, x, y, side);
            case Style.Marker s -> markers.paint(g, s, piece, x, y, side);
        }
    }

    /** Draws a place with its holder around the point. */
    public void holding(Graphics2D g, Style.Holding style, Piece piece, double x, double y, double radius) {
        holdings.paint(g, held(style, piece), piece, x, y, radius);
    }

    /** Draws the pieces of one kind of style. */
    public interface PieceArt<S extends Style> {
        /** Width and height that a piece takes up, in pixels, with what sticks out of it. */
        record Extent(double width, double height) {}

        /** What it takes up when a counter has that side. */
        Extent extent(S style, Piece piece, double side);

        /** Draws it with its left upper corner at the point. */
        void paint(Graphics2D g, S style, Piece piece, double x, double y, double side);
    }

    /** A state of a place: an icon with its own outline, so that none needs its colour. */
    private static final class MarkerArt implements PieceArt<Style.Marker> {
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
                    .fit(
                            (slot.of().equals("sign") ? piece.sign() : piece.number()).orElse(""),
                            Type.bold(height),
                            height / 2,
                            size)
                    .drawMiddle(graphics, tone, tx, ty, Anchor.CENTRE);
            icons.get(style.icon()).paint(g, x + size * MARGIN, y + size * MARGIN, size, style.dyes(), texts);
        }
    }
}
