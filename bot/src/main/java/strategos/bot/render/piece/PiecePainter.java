package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.Body.Looks;
import strategos.bot.render.piece.CounterArt.HiddenArt;
import strategos.bot.render.piece.CounterArt.HoldingArt;
import strategos.bot.render.sheet.Sheet.Icons;
import strategos.bot.render.sheet.Sheet.Look;
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

    /** A person in one line: the nation's block with a star, the name, the ratings, and how many more persons there are. */
    static final class PillArt implements PieceArt<Style.Pill> {
        /** The height of a pill for a counter of side 1. */
        private static final double HEIGHT = .463;

        private final Lettering lettering;

        PillArt(Lettering lettering) {
            this.lettering = lettering;
        }

        @Override
        public Extent extent(Style.Pill style, Piece piece, double side) {
            double height = side * HEIGHT;
            return new Extent(width(piece, height) + 2, height * 1.14);
        }

        private static Type name(double height) {
            return Type.serif(height * .80);
        }

        private static Type ratings(double height) {
            return Type.bold(height * .74);
        }

        private double width(Piece piece, double height) {
            double figures = lettering.width(piece.number().orElse(""), ratings(height));
            return height * 1.45
                    + lettering.width(piece.sign().orElse(""), name(height))
                    + (figures == 0 ? 0 : figures + height * .5)
                    + more(piece, height);
        }

        /** The room for the number of those who are not named. */
        private double more(Piece piece, double height) {
            return piece.badge()
                    .map(badge -> lettering.width(badge, ratings(height)) + height * .6)
                    .orElse(0.0);
        }

        @Override
        public void paint(Graphics2D g, Style.Pill style, Piece piece, double x, double y, double side) {
            double height = side * HEIGHT;
            double width = width(piece, height);
            Shape pill = Canvas.rounded(x, y, width, height, height * .5);
            Canvas.shadow(g, pill, height * .1);
            Canvas.fill(g, pill, style.plate().ground());
            Canvas.within(g, pill, () -> {
                Shape block = new Rectangle2D.Double(x, y, height * .92, height);
                Canvas.fill(g, block, style.colour());
                Body.hatch(g, block, style, height * 1.4, false);
            });
            StarArt.star(g, style.ink(), x + height * .50, y + height * .5, height * .32);
            double middle = y + height * .5;
            lettering
                    .line(piece.sign().orElse(""), name(height))
                    .drawMiddle(g, style.plate().ink(), x + height * 1.08, middle, Anchor.LEFT);
            double more = more(piece, height);
            TextLine figures = lettering.line(piece.number().orElse(""), ratings(height));
            figures.drawMiddle(g, style.plate().accent(), x + width - more - height * .40, middle, Anchor.RIGHT);
            if (more > 0) {
                Canvas.within(
                        g,
                        pill,
                        () -> Canvas.fill(
                                g,
                                new Rectangle2D.Double(x + width - more - height * .1, y, more + height * .1, height),
                                style.colour()));
                lettering
                        .line(piece.badge().orElseThrow(), ratings(height))
                        .drawMiddle(g, style.ink(), x + width - more / 2 - height * .08, middle, Anchor.CENTRE);
            }
            Canvas.draw(g, pill, style.plate().rim(), Math.max(1, height * .07));
        }
    }

    /** A person where room is scarce: a star on the nation's block, round which the plate shows; how many more, behind it. */
    static final class StarArt implements PieceArt<Style.Star> {
        private static final double MARGIN = .16;

        private final Lettering lettering;

        StarArt(Lettering lettering) {
            this.lettering = lettering;
        }

        private static Type figures(double side) {
            return Type.bold(side * .8);
        }

        private double more(Piece piece, double side) {
            return piece.badge()
                    .map(badge -> lettering.width(badge, figures(side)) + side * .2)
                    .orElse(0.0);
        }

        @Override
        public Extent extent(Style.Star style, Piece piece, double side) {
            return new Extent(side * 1.04 + more(piece, side), side * 1.1);
        }

        @Override
        public void paint(Graphics2D g, Style.Star style, Piece piece, double x, double y, double side) {
            double more = more(piece, side);
            Shape plate = Canvas.rounded(x, y, side + more, side, side * .3);
            Canvas.draw(g, plate, Inks.CREAM.alpha(.85), side * .2);
            Canvas.shadow(g, plate, side * .10);
            Canvas.fill(g, plate, style.plate().ground());
            double inner = side * (1 - 2 * MARGIN);
            Shape block = Canvas.rounded(x + side * MARGIN, y + side * MARGIN, inner, inner, side * .2);
            Canvas.fill(g, block, style.colour());
            Body.hatch(g, block, style, side * 1.7, false);
            star(g, style.ink(), x + side * .5, y + side * .52, side * .34);
            Canvas.draw(g, plate, style.plate().rim(), Math.max(1, side * .07));
            if (more > 0) {
                lettering
                        .line(piece.badge().orElseThrow(), figures(side))
                        .drawMiddle(g, style.plate().ink(), x + side * .94 + more / 2, y + side * .52, Anchor.CENTRE);
            }
        }

        /** A star of five points around the point. */
        static void star(Graphics2D g, Tone tone, double x, double y, double radius) {
            Path2D star = new Path2D.Double();
            for (int i = 0; i < 10; i++) {
                double angle = -Math.PI / 2 + i * Math.PI / 5;
                double away = i % 2 == 0 ? radius : radius * .45;
                double px = x + away * Math.cos(angle);
                double py = y + away * Math.sin(angle);
                if (i == 0) {
                    star.moveTo(px, py);
                } else {
                    star.lineTo(px, py);
                }
            }
            star.closePath();
            Canvas.fill(g, star, tone);
        }
    }

    /** A counter for maps with little room: a nation's block with a small figure, the number on the plate beside it. */
    static final class ChipArt implements PieceArt<Style.Chip> {
        private static final double BLOCK = .92;

        private final Lettering lettering;
        private final Icons icons;

        ChipArt(Lettering lettering, Icons icons) {
            this.lettering = lettering;
            this.icons = icons;
        }

        @Override
        public Extent extent(Style.Chip style, Piece piece, double side) {
            return new Extent(width(piece, side) + side * .1, side * 1.1);
        }

        private double width(Piece piece, double side) {
            double figures = lettering.width(piece.number().orElse(""), Type.bold(side * .86));
            return side * BLOCK + Math.max(side * .72, figures + side * .34);
        }

        @Override
        public void paint(Graphics2D g, Style.Chip style, Piece piece, double x, double y, double side) {
            boolean wavering = piece.looks().contains(Looks.WAVERING);
            double width = width(piece, side);
            Shape chip = Canvas.rounded(x, y, width, side, side * .16);
            Canvas.draw(g, chip, Inks.CREAM.alpha(.85), side * .2);
            Canvas.shadow(g, chip, side * .10);
            Canvas.fill(g, chip, style.plate().ground());
            Tone body = wavering ? style.colour().mix(Inks.CREAM, .45) : style.colour();
            Canvas.within(g, chip, () -> {
                Shape block = new Rectangle2D.Double(x, y, side * BLOCK, side);
                Canvas.fill(g, block, body);
                Body.hatch(g, block, style, side * 1.7, wavering);
            });
            Dye.Dyes dyes = role -> switch (role) {
                case BODY -> body;
                case INK -> wavering ? Inks.INK : style.ink();
                default -> style.dyes().of(role);
            };
            icons.get(style.figure()).paint(g, x + side * .07, y + side * .06, side * .78, dyes);
            lettering
                    .line(piece.number().orElse(""), Type.bold(side * .86))
                    .drawMiddle(
                            g,
                            style.plate().ink(),
                            x + side * BLOCK + (width - side * BLOCK) / 2,
                            y + side * .52,
                            Anchor.CENTRE);
            g.setColor(Inks.INK.color());
            g.setStroke(
                    wavering
                            ? new BasicStroke(
                                    1.3f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {3, 2}, 0)
                            : new BasicStroke(1.2f));
            g.draw(chip);
        }
    }
}
