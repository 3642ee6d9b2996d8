package strategos.bot.render.panel;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.panel.PanelColumn.PanelArt;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Piece;
import strategos.engine.text.Text;

/** A grid of numbered cells: past ones dimmed, the current one ringed, markers as dots in their colours. */
final class TrackArt implements PanelArt<Panel.Track> {
    private static final double CELL = 33;
    private static final double FIGURES = .55;

    private final Lettering lettering;
    private final Look look;
    private final double side;

    TrackArt(Lettering lettering, Look look) {
        this(lettering, look, CELL);
    }

    /** With cells of that height. */
    TrackArt(Lettering lettering, Look look, double side) {
        this.lettering = lettering;
        this.look = look;
        this.side = side;
    }

    @Override
    public double height(Panel.Track track, double width, Function<Text, String> words) {
        return Math.ceilDiv(cells(track), track.columns()) * side;
    }

    private static int cells(Panel.Track track) {
        return Math.abs(track.to() - track.from()) + 1;
    }

    @Override
    public void paint(Graphics2D g, Panel.Track track, Bounds area, Function<Text, String> words) {
        double wide = area.width() / track.columns();
        for (int i = 0; i < cells(track); i++) {
            int row = i / track.columns();
            double x = area.x() + i % track.columns() * wide;
            cell(g, track, track.from() + (track.to() < track.from() ? -i : i), x, area.y() + row * side, wide);
        }
    }

    private void cell(Graphics2D g, Panel.Track track, int number, double x, double y, double wide) {
        boolean current = number == track.current();
        boolean past = track.to() < track.from() ? number > track.current() : number < track.current();
        Shape cell = new Rectangle2D.Double(x, y, wide, side);
        Canvas.fill(g, cell, past ? Inks.PAST : current ? Inks.CURRENT_CELL : Inks.CREAM);
        g.setColor(Inks.RULE.color());
        g.setStroke(new BasicStroke(1));
        g.draw(cell);
        Type type = current ? Type.bold(side * FIGURES) : Type.sans(side * FIGURES);
        lettering
                .line(String.valueOf(number), type)
                .drawMiddle(g, past ? Inks.RULE : Inks.INK, x + wide / 2, y + side / 2, Anchor.CENTRE);
        if (current) {
            Canvas.draw(g, Canvas.rounded(x + 1.5, y + 1.5, wide - 3, side - 3, 5), Inks.CURRENT, 3.2);
        }
        List<Piece> markers = track.pieces().stream()
                .filter(p -> p.spot().equals(String.valueOf(number)))
                .toList();
        for (int i = 0; i < markers.size(); i++) {
            Shape dot = Canvas.disc(x + wide - 7 - i * 9, y + 7, 4);
            Canvas.fill(g, dot, look.style(markers.get(i).style()).colour());
            Canvas.draw(g, dot, Inks.INK, 1);
        }
    }

    /** A disc of sectors, the current one ringed, with a title and lines beside it. */
    static final class DialArt implements PanelArt<Panel.Dial> {
        private static final double RADIUS = 78;
        private static final double HUB = 23;
        private static final double PITCH = 24;

        /** In turn: stone, spring green, ripe corn, snow. */
        private static final List<Tone> SECTORS =
                List.of(Tone.rgb(0xD9CDB4), Tone.rgb(0xA9BE82), Tone.rgb(0xE7C766), Tone.rgb(0xB9CBD4));

        private final Lettering lettering;

        DialArt(Lettering lettering) {
            this.lettering = lettering;
        }

        @Override
        public double height(Panel.Dial dial, double width, Function<Text, String> words) {
            return 2 * RADIUS + 6;
        }

        @Override
        public void paint(Graphics2D g, Panel.Dial dial, Bounds area, Function<Text, String> words) {
            double x = area.x() + RADIUS + 3;
            double y = area.y() + area.height() / 2;
            double step = 360.0 / Math.max(1, dial.sectors().size());
            for (int i = 0; i < dial.sectors().size(); i++) {
                sector(g, dial, i, x, y, step, words);
            }
            Shape current = sector(x, y, RADIUS - 3, dial.current() - 1, step);
            Canvas.draw(g, current, Inks.CURRENT, 4.5);
            Canvas.fill(g, Canvas.disc(x, y, HUB), Inks.PANEL);
            Canvas.draw(g, Canvas.disc(x, y, HUB), Inks.INK, 1.6);
            lettering.fit(dial.hub(), Type.bold(20), 12, HUB * 1.8).drawMiddle(g, Inks.INK, x, y, Anchor.CENTRE);
            beside(g, dial, x + RADIUS + 20, y, area.right(), words);
        }

        private static Shape sector(double x, double y, double radius, int index, double step) {
            return new Arc2D.Double(
                    x - radius, y - radius, 2 * radius, 2 * radius, 90 - index * step, -step, Arc2D.PIE);
        }

        private void sector(
                Graphics2D g,
                Panel.Dial dial,
                int index,
                double x,
                double y,
                double step,
                Function<Text, String> words) {
            boolean current = index == dial.current() - 1;
            Tone tone = SECTORS.get(index % SECTORS.size());
            Shape shape = sector(x, y, RADIUS, index, step);
            Canvas.fill(g, shape, current ? tone : tone.mix(Inks.PANEL, .4));
            Canvas.draw(g, shape, Inks.INK, 1.3);
            double angle = Math.toRadians(90 - (index + .5) * step);
            lettering
                    .fit(
                            words.apply(dial.sectors().get(index)),
                            current ? Type.bold(18) : Type.sans(18),
                            11,
                            RADIUS * .72)
                    .drawMiddle(
                            g,
                            current ? Inks.INK : Inks.SEPIA,
                            x + RADIUS * .62 * Math.cos(angle),
                            y - RADIUS * .60 * Math.sin(angle),
                            Anchor.CENTRE);
        }

        private void beside(
                Graphics2D g, Panel.Dial dial, double x, double y, double right, Function<Text, String> words) {
            double room = right - x;
            int most = 5;
            List<TextLine> lines = new ArrayList<>();
            for (Text line : dial.lines()) {
                int left = most - lines.size();
                if (left > 0) {
                    lines.addAll(lettering.wrap(words.apply(line), Type.italic(20), room, Math.min(3, left)));
                }
            }
            double top = y - (lines.size() * PITCH) / 2 - 4;
            lettering.fit(words.apply(dial.title()), Type.serif(27), 18, room).draw(g, Inks.INK, x, top, Anchor.LEFT);
            for (int i = 0; i < lines.size(); i++) {
                lines.get(i).draw(g, Inks.SEPIA, x, top + 28 + i * PITCH, Anchor.LEFT);
            }
        }
    }

    /** A scale that deepens towards each side in its colour, with a marker on the level. */
    static final class BalanceArt implements PanelArt<Panel.Balance> {
        private static final double HEIGHT = 72;
        private static final double BAND = 24;
        private static final double TOP = 26;
        private static final int FIGURES = 5;

        /** Parts of the width: how long a name may be, and how near the pointer may come to it. */
        private static final double NAME = .28;

        private static final double NEAR = .3;

        /** From the pointer to the figure, and from that to a name. */
        private static final double BESIDE = 14;

        private static final double GAP = 10;

        private final Lettering lettering;
        private final Look look;

        BalanceArt(Lettering lettering, Look look) {
            this.lettering = lettering;
            this.look = look;
        }

        @Override
        public double height(Panel.Balance balance, double width, Function<Text, String> words) {
            return HEIGHT;
        }

        @Override
        public void paint(Graphics2D g, Panel.Balance balance, Bounds area, Function<Text, String> words) {
            int cells = balance.to() - balance.from() + 1;
            double wide = area.width() / cells;
            double y = area.y() + TOP;
            int middle = (balance.from() + balance.to()) / 2;
            double reach = Math.max(1, balance.to() - middle);
            Tone low = look.style(balance.low()).colour();
            Tone high = look.style(balance.high()).colour();
            for (int level = balance.from(); level <= balance.to(); level++) {
                double x = area.x() + (level - balance.from()) * wide;
                double share = Math.abs(level - middle) / reach;
                Tone tone =
                        level == middle ? Inks.CREAM : Inks.PANEL.mix(level < middle ? low : high, .2 + .55 * share);
                Shape cell = new Rectangle2D.Double(x, y, wide, BAND);
                Canvas.fill(g, cell, tone);
                g.setColor(Inks.RULE.color());
                g.setStroke(new BasicStroke(.8f));
                g.draw(cell);
                if ((level - middle) % FIGURES == 0) {
                    lettering
                            .line(String.valueOf(Math.abs(level)), Type.sans(16))
                            .draw(g, Inks.INK, x + wide / 2, y + BAND + 18, Anchor.CENTRE);
                }
            }
            double at =
                    area.x() + (Math.clamp(balance.at(), balance.from(), balance.to()) - balance.from() + .5) * wide;
            marker(g, at, y, wide);
            sides(g, balance, area, at, low, high, words);
        }

        private static void marker(Graphics2D g, double x, double y, double wide) {
            Path2D pointer = new Path2D.Double();
            pointer.moveTo(x - 8, y - 14);
            pointer.lineTo(x + 8, y - 14);
            pointer.lineTo(x, y - 3);
            pointer.closePath();
            Canvas.fill(g, pointer, Inks.INK);
            Canvas.draw(g, new Rectangle2D.Double(x - wide / 2 - 2, y - 3, wide + 4, BAND + 6), Inks.INK, 2.6);
        }

        /**
         * The names at both ends; the figure beside the pointer, towards the middle where there is room. Where the pointer has
         * come to a name, it stands before the figure.
         */
        private void sides(
                Graphics2D g,
                Panel.Balance balance,
                Bounds area,
                double at,
                Tone low,
                Tone high,
                Function<Text, String> words) {
            double line = area.y() + TOP - 9;
            boolean left = at > area.x() + area.width() / 2;
            double room = area.width() * NAME;
            TextLine figure = lettering.line(balance.figure(), Type.bold(21));
            figure.draw(g, Inks.INK, left ? at - BESIDE : at + BESIDE, line + 2, left ? Anchor.RIGHT : Anchor.LEFT);
            double taken = BESIDE + figure.width() + GAP;
            boolean lowCovered = at - area.x() <= area.width() * NEAR;
            boolean highCovered = area.right() - at <= area.width() * NEAR;
            lettering
                    .fit(words.apply(balance.lowName()), Type.italic(19), 14, room)
                    .draw(g, low, lowCovered ? at + taken : area.x(), line, Anchor.LEFT);
            lettering
                    .fit(words.apply(balance.highName()), Type.italic(19), 14, room)
                    .draw(g, high, highCovered ? at - taken : area.right(), line, Anchor.RIGHT);
        }
    }
}
