package strategos.bot.render.panel;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.sheet.Look;
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
}
