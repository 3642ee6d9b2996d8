package strategos.bot.render.piece;

import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.piece.PieceArt.Extent;
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
    private final PlaceArt places;

    public PiecePainter(Lettering lettering, Icons icons) {
        pawns = new PawnArt(lettering);
        counters = new CounterArt(lettering, icons);
        hidden = new HiddenArt(lettering, icons);
        chips = new ChipArt(lettering, icons);
        pills = new PillArt(lettering);
        stars = new StarArt(lettering);
        markers = new MarkerArt(lettering, icons);
        places = new PlaceArt(lettering, icons);
    }

    /** The pieces with their labels as letters, where a style letters a name and the piece has no letters of its own. */
    public static List<Piece> named(List<Piece> pieces, Look look, Function<Text, String> words) {
        return pieces.stream()
                .map(p -> p.sign().isEmpty() && look.style(p.style()) instanceof Style.Pill
                        ? new Piece(
                                p.spot(),
                                p.style(),
                                words.apply(p.label()),
                                p.number(),
                                p.badge(),
                                p.looks(),
                                p.label())
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

    /** What the piece takes up when a counter has that side. */
    Extent extent(Style.Stacked style, Piece piece, double side) {
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
    public void place(Graphics2D g, Style.Place style, Piece piece, double x, double y, double radius) {
        places.paint(g, plated(style, piece) instanceof Style.Place place ? place : style, piece, x, y, radius);
    }
}
