package strategos.bot.render.piece;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Icon;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.ink.Type;
import strategos.bot.render.piece.Body.Looks;
import strategos.bot.render.piece.PiecePainter.PieceArt;
import strategos.bot.render.sheet.Sheet.Icons;
import strategos.bot.render.sheet.Style;
import strategos.bot.render.sheet.Style.Outline;
import strategos.engine.scene.Piece;

/** A unit or a pile of them: body with hatch and figure above, the strength on its side's plate below. */
final class CounterArt implements PieceArt<Style.Counter> {
    private static final int MOST_EDGES = 3;
    private static final double PLATE = .60;
    private static final double BADGE = .40;

    /** Smaller counters bear no letters: they could not be read. */
    private static final double LEAST_WITH_LETTERS = 52;

    private final Lettering lettering;
    private final Icons icons;

    CounterArt(Lettering lettering, Icons icons) {
        this.lettering = lettering;
        this.icons = icons;
    }

    @Override
    public Extent extent(Style.Counter style, Piece piece, double side) {
        double up = rise(piece, side);
        return new Extent(side + Math.max(side * .08, up), side * 1.06 + up);
    }

    @Override
    public void paint(Graphics2D g, Style.Counter style, Piece piece, double x, double y, double side) {
        double top = y + rise(piece, side);
        int edges = Piles.edges(piece, MOST_EDGES);
        Body.edges(g, style.colour(), x, top, side, edges);
        face(g, style, piece, x, top, side, edges == 0 ? 1 : .6);
        if (edges > 0) {
            double reach = edges * side * Body.EDGE;
            badge(g, piece, x + side + reach - side * .07, top - reach + side * .05, side * BADGE);
        }
        if (piece.looks().contains(Looks.LOST)) {
            cross(g, x, top, side);
        }
    }

    /** How far edges and badge rise above the face. */
    private static double rise(Piece piece, double side) {
        int edges = Piles.edges(piece, MOST_EDGES);
        return edges == 0 ? 0 : edges * side * Body.EDGE + side * (BADGE / 2 - .05);
    }

    private void face(
            Graphics2D g, Style.Counter style, Piece piece, double x, double y, double side, double elevation) {
        boolean wavering = piece.looks().contains(Looks.WAVERING);
        boolean pale = wavering || piece.looks().contains(Looks.SPENT);
        Shape square = Body.square(x, y, side);
        if (piece.looks().contains(Looks.ACTIVE)) {
            Canvas.draw(g, square, Inks.CREAM, side * .24);
            Canvas.draw(g, square, Inks.CURRENT, side * .16);
        }
        Canvas.shadow(g, square, side * .06 * elevation);
        Tone body = pale ? style.colour().mix(Inks.CREAM, .5) : style.colour();
        Canvas.fill(g, square, body);
        Body.hatch(g, Canvas.rounded(x, y, side, side * .64, side * .1), style, side, pale);
        plate(g, style, square, x, y, side);
        Tone ink = pale ? Inks.INK.mix(style.colour(), .25) : style.ink();
        figure(g, style, body, ink, x, y, side);
        double middle = y + side * (PLATE + .20);
        lettering
                .fit(piece.number().orElse(""), Type.bold(side * .44), side * .24, side * (wavering ? .62 : .92))
                .drawMiddle(g, style.plate().ink(), x + side * .5, middle, Anchor.CENTRE);
        if (wavering) {
            mark(g, style.plate().warning(), x + side * .84, middle, side * .085);
            mark(g, style.plate().warning(), x + side * .16, middle, side * .085);
        }
        if (side >= LEAST_WITH_LETTERS) {
            lettering
                    .fit(
                            piece.sign().or(style::letters).orElse(""),
                            Type.bold(side * .15).tracked(.04),
                            side * .12,
                            side * .5)
                    .draw(g, ink, x + side * .06, y + side * .19, Anchor.LEFT);
        }
        Body.rim(g, square, x, y, side, wavering);
    }

    private static void plate(Graphics2D g, Style.Counter style, Shape square, double x, double y, double side) {
        Area plate = new Area(square);
        plate.intersect(new Area(new Rectangle2D.Double(x, y + side * PLATE, side, side)));
        Canvas.fill(g, plate, style.plate().ground());
    }

    private void figure(Graphics2D g, Style.Counter style, Tone body, Tone ink, double x, double y, double side) {
        Icon figure = icons.get(style.figure());
        Dye.Dyes dyes = role -> switch (role) {
            case BODY -> body;
            case INK -> ink;
            default -> style.dyes().of(role);
        };
        figure.paint(g, x + side * .19, y - side * .01, side * .66, dyes);
    }

    /** Two small triangles that point down: what wavers, whatever its colours. */
    private static void mark(Graphics2D g, Tone tone, double x, double y, double size) {
        Path2D triangle = new Path2D.Double();
        triangle.moveTo(x - size, y - size * .8);
        triangle.lineTo(x + size, y - size * .8);
        triangle.lineTo(x, y + size);
        triangle.closePath();
        Canvas.fill(g, triangle, tone);
    }

    private void badge(Graphics2D g, Piece piece, double x, double y, double size) {
        Ellipse2D disc = Canvas.disc(x, y, size / 2);
        Canvas.fill(g, disc, piece.looks().contains(Looks.SOME_WAVERING) ? Inks.SOME_WAVER : Inks.CREAM);
        Canvas.draw(g, disc, Inks.INK, Math.max(.9, size * .06));
        lettering
                .fit(piece.badge().orElse(""), Type.bold(size * .70), size * .4, size * .86)
                .drawMiddle(g, Inks.INK, x, y, Anchor.CENTRE);
    }

    private static void cross(Graphics2D g, double x, double y, double side) {
        Path2D cross = new Path2D.Double();
        cross.append(new Line2D.Double(x + side * .14, y + side * .14, x + side * .86, y + side * .86), false);
        cross.append(new Line2D.Double(x + side * .86, y + side * .14, x + side * .14, y + side * .86), false);
        Canvas.draw(g, cross, Inks.CREAM.alpha(.9), side * .17);
        Canvas.draw(g, cross, Inks.LOSS, side * .10);
    }

    /** How many edges a pile shows: one for each counter below the first, as far as its badge tells, and never many. */
    static final class Piles {
        private Piles() {}

        static int edges(Piece piece, int most) {
            if (piece.badge().isEmpty()) {
                return 0;
            }
            try {
                return Math.clamp(Long.parseLong(piece.badge().get()) - 1, 0, most);
            } catch (NumberFormatException e) {
                // A badge may be a word or a range where the number is not known: then it is a pile of some size.
                return most;
            }
        }
    }

    /** The back of a force: a seal, and on a tab the letter by which orders name it. A badge only shows edges, no number. */
    static final class HiddenArt implements PieceArt<Style.Hidden> {
        private static final int MOST_EDGES = 2;

        private final Lettering lettering;
        private final Icons icons;

        HiddenArt(Lettering lettering, Icons icons) {
            this.lettering = lettering;
            this.icons = icons;
        }

        @Override
        public Extent extent(Style.Hidden style, Piece piece, double side) {
            double up = Piles.edges(piece, MOST_EDGES) * side * Body.EDGE;
            return new Extent(side * 1.08 + up, side * 1.08 + up);
        }

        @Override
        public void paint(Graphics2D g, Style.Hidden style, Piece piece, double x, double y, double side) {
            int edges = Piles.edges(piece, MOST_EDGES);
            double top = y + edges * side * Body.EDGE;
            Body.edges(g, style.colour(), x, top, side, edges);
            Shape square = Body.square(x, top, side);
            if (edges == 0) {
                Canvas.shadow(g, square, side * .06);
            }
            Canvas.fill(g, square, style.colour());
            Body.hatch(g, square, style, side, false);
            Canvas.fill(
                    g,
                    Canvas.disc(x + side * .5, top + side * .48, side * .38),
                    style.colour().mix(Inks.INK, .25));
            Dye.Dyes dyes =
                    role -> role == Dye.Role.INK ? style.seal() : style.dyes().of(role);
            icons.get(style.figure()).paint(g, x + side * .14, top + side * .10, side * .72, dyes);
            Body.rim(g, square, x, top, side, false);
            piece.sign().ifPresent(sign -> tab(g, sign, x, top, side));
        }

        private void tab(Graphics2D g, String letter, double x, double y, double side) {
            Shape tab = Canvas.rounded(x + side * .62, y + side * .66, side * .44, side * .40, side * .08);
            Canvas.fill(g, tab, Inks.CREAM);
            Canvas.draw(g, tab, Inks.INK, Math.max(1, side * .025));
            lettering
                    .fit(letter, Type.bold(side * .36), side * .2, side * .40)
                    .drawMiddle(g, Inks.INK, x + side * .84, y + side * .86, Anchor.CENTRE);
        }
    }

    /** A place with its holder: lies on its spot, below everything else. */
    static final class HoldingArt {
        private static final double LEAST_WITH_NUMBER = 9;

        /** On smaller ones it could not be seen. */
        private static final double LEAST_WITH_HATCH = 12;

        private static final Tone SEA_RIM = Tone.rgb(0x3E6C7F);
        private static final Tone SEA_CORE = Tone.rgb(0x6F9BAB);

        private final Lettering lettering;

        private final Icons icons;

        HoldingArt(Lettering lettering, Icons icons) {
            this.lettering = lettering;
            this.icons = icons;
        }

        /** Draws it around the point. */
        void paint(Graphics2D g, Style.Holding style, Piece piece, double x, double y, double radius) {
            if (style.outline() == Outline.RING) {
                ring(g, x, y, radius * .56);
                return;
            }
            Shape outer = style.outline().outer(x, y, radius);
            Shape inner = style.outline().inner(x, y, radius);
            g.setColor(Inks.CREAM.alpha(.75).color());
            g.setStroke(Canvas.pen(radius * .34));
            g.draw(outer);
            Canvas.shadow(g, outer, radius * .10);
            Canvas.fill(g, outer, style.colour());
            if (style.figure().isPresent()) {
                figure(g, style, style.figure().get(), outer, x, y, radius);
                return;
            }
            if (radius >= LEAST_WITH_HATCH) {
                Body.hatch(g, outer, style, radius * 1.6, false);
            }
            Canvas.fill(g, inner, style.plate().ground());
            g.setColor(Inks.INK.color());
            g.setStroke(new BasicStroke((float) Math.max(1, radius * .10)));
            g.draw(outer);
            g.setStroke(new BasicStroke((float) Math.max(.7, radius * .05)));
            g.draw(inner);
            if (radius >= LEAST_WITH_NUMBER) {
                Tone ink = piece.looks().contains(Looks.RAVAGED)
                        ? style.plate().warning()
                        : style.plate().ink();
                lettering
                        .fit(piece.number().orElse(""), Type.bold(radius * 1.22), radius * .7, radius * 1.2)
                        .drawMiddle(g, ink, x, y, Anchor.CENTRE);
            }
        }

        private void figure(
                Graphics2D g, Style.Holding style, String figure, Shape outer, double x, double y, double radius) {
            double half = radius * .82;
            Dye.Dyes dyes =
                    role -> role == Dye.Role.INK ? style.ink() : style.dyes().of(role);
            icons.get(figure).paint(g, x - half, y - half, 2 * half, dyes);
            g.setColor(Inks.INK.color());
            g.setStroke(new BasicStroke((float) Math.max(1, radius * .14)));
            g.draw(outer);
        }

        private static void ring(Graphics2D g, double x, double y, double radius) {
            Canvas.fill(g, Canvas.disc(x, y, radius + 2), SEA_RIM);
            Canvas.fill(g, Canvas.disc(x, y, radius), Inks.WHITE);
            Canvas.fill(g, Canvas.disc(x, y, radius * .46), SEA_CORE);
        }
    }
}
