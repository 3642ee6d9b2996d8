package strategos.bot.render.panel;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.ink.TextLine.Anchor;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.ink.Type;
import strategos.bot.render.layout.Bounds;
import strategos.engine.scene.Panel;
import strategos.engine.text.Text;

/** A disc of sectors, the current one ringed, with a title and lines beside it. */
final class DialArt implements PanelArt<Panel.Dial> {
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
        return new Arc2D.Double(x - radius, y - radius, 2 * radius, 2 * radius, 90 - index * step, -step, Arc2D.PIE);
    }

    private void sector(
            Graphics2D g, Panel.Dial dial, int index, double x, double y, double step, Function<Text, String> words) {
        boolean current = index == dial.current() - 1;
        Tone tone = SECTORS.get(index % SECTORS.size());
        Shape shape = sector(x, y, RADIUS, index, step);
        Canvas.fill(g, shape, current ? tone : tone.mix(Inks.PANEL, .4));
        Canvas.draw(g, shape, Inks.INK, 1.3);
        double angle = Math.toRadians(90 - (index + .5) * step);
        lettering
                .fit(words.apply(dial.sectors().get(index)), current ? Type.bold(18) : Type.sans(18), 11, RADIUS * .72)
                .drawMiddle(
                        g,
                        current ? Inks.INK : Inks.SEPIA,
                        x + RADIUS * .62 * Math.cos(angle),
                        y - RADIUS * .60 * Math.sin(angle),
                        Anchor.CENTRE);
    }

    private void beside(Graphics2D g, Panel.Dial dial, double x, double y, double right, Function<Text, String> words) {
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
