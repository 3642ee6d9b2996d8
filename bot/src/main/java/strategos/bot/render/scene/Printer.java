package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.bot.render.ground.LandPainter;
import strategos.bot.render.ground.Window;
import strategos.bot.render.ink.Anchor;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.TextLine;
import strategos.bot.render.piece.RouteArt;
import strategos.bot.render.piece.SpotArt;
import strategos.bot.render.place.Chart;
import strategos.bot.render.place.PlacedName;
import strategos.bot.render.place.SpotPoint;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Style;

/** Prints a sheet: everything of its map that no scene changes. */
public final class Printer {
    private final Chart chart;
    private final Look look;
    private final Optional<LandPainter> land;
    private final Lettering lettering;
    private final SpotArt spots;

    /** @param land none for a sheet of plain paper */
    public Printer(Chart chart, Look look, Optional<LandPainter> land, Lettering lettering) {
        this.chart = chart;
        this.look = look;
        this.land = land;
        this.lettering = lettering;
        this.spots = new SpotArt(lettering);
    }

    /** The sheet in that window. */
    public Print print(Window window) {
        BufferedImage below = land.map(l -> l.paint(window)).orElseGet(() -> paper(window));
        Graphics2D g = Canvas.smooth(below);
        g.transform(window.transform());
        roads(g);
        chart.names().stream().filter(n -> n.of().isEmpty()).forEach(n -> name(g, n));
        chart.sheet().ground().ifPresent(ground -> {
            ground.rose().ifPresent(r -> RoseArt.paint(g, lettering, r));
            ground.scale().ifPresent(s -> ScaleArt.paint(g, lettering, s, ground.projection()));
        });
        g.dispose();
        return new Print(below, above(window));
    }

    private static BufferedImage paper(Window window) {
        BufferedImage paper = new BufferedImage(window.width(), window.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = paper.createGraphics();
        Canvas.fill(g, new Rectangle2D.Double(0, 0, window.width(), window.height()), Inks.PANEL);
        g.dispose();
        return paper;
    }

    private BufferedImage above(Window window) {
        BufferedImage above = new BufferedImage(window.width(), window.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = Canvas.smooth(above);
        g.transform(window.transform());
        chart.names().stream().filter(PlacedName::far).forEach(n -> lead(g, n));
        for (SpotPoint spot : chart.spots().values()) {
            spot.spot()
                    .look()
                    .ifPresent(l -> spots.paint(
                            g,
                            look.style(l, Style.Spot.class),
                            spot.spot().sign().orElse(""),
                            spot.x(),
                            spot.y(),
                            spot.radius()));
        }
        chart.names().stream().filter(n -> n.of().isPresent()).forEach(n -> name(g, n));
        g.dispose();
        return above;
    }

    private void roads(Graphics2D g) {
        Map<Style.Route, Path2D> roads = new LinkedHashMap<>();
        for (Sheet.Road road : chart.sheet().roads()) {
            Style.Route style = look.style(road.style(), Style.Route.class);
            Path2D path = roads.computeIfAbsent(style, s -> new Path2D.Double());
            boolean first = true;
            for (String id : road.spots()) {
                SpotPoint spot = chart.spot(id);
                if (first) {
                    path.moveTo(spot.x(), spot.y());
                } else {
                    path.lineTo(spot.x(), spot.y());
                }
                first = false;
            }
        }
        roads.forEach((style, path) -> RouteArt.casing(g, style, path));
        roads.forEach((style, path) -> RouteArt.core(g, style, path));
    }

    private void name(Graphics2D g, PlacedName name) {
        TextLine line = lettering.line(name.text(), name.type().type());
        double baseline = name.of().isPresent()
                ? name.box().centreY() + line.capHeight() / 2
                : name.box().bottom() - name.type().size() * .1;
        double x = name.of().isPresent() ? name.box().x() + 2 : name.box().x();
        line.drawHaloed(g, name.type().ink(), name.type().halo(), name.type().haloWidth(), x, baseline, Anchor.LEFT);
    }

    private static void lead(Graphics2D g, PlacedName name) {
        SpotPoint spot = name.of().orElseThrow();
        Line2D line = new Line2D.Double(
                spot.x(),
                spot.y(),
                Math.clamp(spot.x(), name.box().x() + 3, name.box().right() - 3),
                Math.clamp(spot.y(), name.box().y() + 3, name.box().bottom() - 3));
        Canvas.draw(g, line, Inks.CREAM.alpha(.8), 3.4);
        Canvas.draw(g, line, Inks.INK, 1.2);
    }
}
