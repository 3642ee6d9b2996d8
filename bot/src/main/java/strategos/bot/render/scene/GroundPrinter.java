package strategos.bot.render.scene;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.render.area.AreaPrinter;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ground.LandPainter;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Lettering.TextLine;
import strategos.bot.render.ink.Lettering.TextLine.Anchor;
import strategos.bot.render.ink.Tone.Dye;
import strategos.bot.render.layout.Bounds;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.Exit;
import strategos.bot.render.layout.Chart.InsetTitle;
import strategos.bot.render.layout.Chart.PlacedName;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.Chart.Way;
import strategos.bot.render.layout.Tags;
import strategos.bot.render.piece.SpotArt;
import strategos.bot.render.piece.SpotArt.RouteArt;
import strategos.bot.render.scene.ScenePainter.Trimmings;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Sheet.Icons;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Sheet.NameType;
import strategos.bot.render.sheet.Style;

/** Prints a sheet: everything of its map that no scene changes. */
public final class GroundPrinter {
    private final Chart chart;
    private final Look look;
    private final Optional<LandPainter> land;
    private final Lettering lettering;
    private final SpotArt spots;
    private final Icons icons;
    private final Optional<LandPainter> insetLand;
    private final Optional<AreaPrinter> areas;

    /**
     * A printer of that chart.
     *
     * @param land none for a sheet of plain paper
     * @param insetLand of the sheet's inset, if it has one
     * @param areas into which the land is divided, if it is
     */
    public GroundPrinter(
            Chart chart,
            Atlas atlas,
            Optional<LandPainter> land,
            Optional<LandPainter> insetLand,
            Optional<AreaPrinter> areas,
            Lettering lettering) {
        this.areas = areas;
        this.chart = chart;
        this.look = atlas.look();
        this.icons = atlas.icons();
        this.insetLand = insetLand;
        this.land = land;
        this.lettering = lettering;
        this.spots = new SpotArt(lettering);
    }

    /** The sheet in that crop. */
    public Print print(Crop crop) {
        BufferedImage below = land.map(l -> l.paint(crop)).orElseGet(() -> paper(crop));
        Optional<AreaPrinter.Field> field = areas.map(a -> {
            byte[] ashore = a.land(crop);
            a.borders(below, crop, ashore);
            return a.field(crop, ashore);
        });
        Graphics2D g = Canvas.smooth(below);
        g.transform(crop.transform());
        if (!chart.sheet().roads().isEmpty()) {
            Canvas.within(g, Journey.open(chart.sheet()), () -> roads(g, Optional.empty()));
        }
        inset().ifPresent(i -> inset(g, i, crop.zoom()));
        chart.names().stream().filter(n -> n.of().isEmpty()).forEach(n -> name(g, n));
        chart.sheet().ground().ifPresent(ground -> Trimmings.paint(g, lettering, ground, crop));
        g.dispose();
        return new Print(below, above(crop), field);
    }

    private static BufferedImage paper(Crop crop) {
        BufferedImage paper = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = paper.createGraphics();
        Canvas.fill(g, new Rectangle2D.Double(0, 0, crop.width(), crop.height()), Inks.PANEL);
        g.dispose();
        return paper;
    }

    private BufferedImage above(Crop crop) {
        BufferedImage above = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = Canvas.smooth(above);
        g.transform(crop.transform());
        chart.names().stream()
                .filter(PlacedName::far)
                .filter(n -> !chart.isArea(n.of().orElseThrow()))
                .forEach(n -> lead(g, n));
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
        chart.spots().values().stream()
                .filter(spot -> !chart.isArea(spot))
                .forEach(spot -> spot.spot().emblem().ifPresent(e -> {
                    Bounds box = spot.emblem();
                    icons.get(e).paint(g, box.x(), box.y(), box.width(), Dye.Dyes.PLAIN);
                }));
        chart.names().stream().filter(n -> n.of().isPresent()).forEach(n -> name(g, n));
        chart.exits().forEach(e -> exit(g, e));
        g.dispose();
        return above;
    }

    private Optional<Sheet.Inset> inset() {
        return chart.sheet().ground().flatMap(Sheet.Ground::inset);
    }

    private void inset(Graphics2D g, Sheet.Inset inset, double zoom) {
        Rectangle2D box = new Rectangle2D.Double(inset.x(), inset.y(), inset.width(), inset.height());
        insetLand.ifPresent(l -> {
            Crop all = new Crop(
                    0, 0, (int) Math.round(inset.width() * zoom), (int) Math.round(inset.height() * zoom), zoom);
            AffineTransform place = AffineTransform.getTranslateInstance(inset.x(), inset.y());
            place.scale(1 / zoom, 1 / zoom);
            g.drawImage(l.paint(all), place, null);
        });
        Canvas.within(g, box, () -> roads(g, Optional.of(inset)));
        g.setStroke(new BasicStroke(6));
        g.setColor(Inks.PANEL.color());
        g.draw(box);
        g.setStroke(new BasicStroke(1.6f));
        g.setColor(Inks.INK.color());
        g.draw(box);
        g.draw(new Rectangle2D.Double(inset.x() - 3, inset.y() - 3, inset.width() + 6.0, inset.height() + 6.0));
        Bounds tab = InsetTitle.box(inset, lettering);
        Rectangle2D title = new Rectangle2D.Double(tab.x(), tab.y(), tab.width(), tab.height());
        Canvas.fill(g, title, Inks.PANEL);
        g.setColor(Inks.INK.color());
        g.draw(title);
        lettering
                .line(InsetTitle.text(inset), InsetTitle.TYPE)
                .drawMiddle(g, Inks.INK, tab.centreX(), tab.centreY(), Anchor.CENTRE);
    }

    /** A kind of road after the other, in the order in which the sheet names the kinds first. */
    private void roads(Graphics2D g, Optional<Sheet.Inset> inset) {
        Map<Style.Route, Path2D> roads = new LinkedHashMap<>();
        for (Way way : chart.ways()) {
            if (way.inset().equals(inset)) {
                Style.Route style = look.style(way.road().style(), Style.Route.class)
                        .scaled(chart.sheet().scaled(1));
                roads.computeIfAbsent(style, s -> new Path2D.Double()).append(way.line(), false);
            }
        }
        roads.forEach((style, path) -> {
            RouteArt.casing(g, style, path);
            RouteArt.core(g, style, path);
        });
    }

    private void name(Graphics2D g, PlacedName name) {
        TextLine line = lettering.line(name.text(), name.type().type());
        double baseline = name.of().isPresent()
                ? name.box().centreY() + line.capHeight() / 2
                : name.box().bottom() - name.type().size() * .1;
        double x = name.of().isPresent() ? name.box().x() + 2 : name.box().x();
        name.of().flatMap(s -> s.spot().tags()).ifPresent(tags -> tags(g, name, tags));
        if (name.of().filter(chart::isArea).isPresent()) {
            x += emblem(g, name);
        }
        line.drawHaloed(g, name.type().ink(), name.type().halo(), name.type().haloWidth(), x, baseline, Anchor.LEFT);
    }

    /** Draws the emblem of an area before its name; the room that it takes up. */
    private double emblem(Graphics2D g, PlacedName name) {
        SpotPoint spot = name.of().orElseThrow();
        double room = PlacedName.emblemWidth(spot, name.type());
        spot.spot()
                .emblem()
                .ifPresent(e -> icons.get(e)
                        .paint(g, name.box().x(), name.box().centreY() - room * .46, room * .88, Dye.Dyes.PLAIN));
        return room;
    }

    private void tags(Graphics2D g, PlacedName name, List<Sheet.Tag> tags) {
        NameType type = name.type();
        double height = Tags.height(type);
        double x = name.box().x() + 2 + lettering.width(name.text(), type.type()) + Tags.gap(type);
        double y = name.box().centreY() - height / 2;
        for (Sheet.Tag tag : tags) {
            double width = Tags.width(tag, type, lettering);
            Rectangle2D box = new Rectangle2D.Double(x, y, width, height);
            Canvas.fill(g, box, tag.colour());
            g.setColor(Inks.CREAM.color());
            g.setStroke(new BasicStroke((float) Math.max(.8, height * .06)));
            g.draw(box);
            lettering
                    .line(tag.text(), Tags.type(type))
                    .drawMiddle(g, Inks.CREAM, x + width / 2, y + height / 2, Anchor.CENTRE);
            x += width;
        }
    }

    private void exit(Graphics2D g, Exit exit) {
        Bounds box = exit.box();
        Canvas.fill(
                g,
                Canvas.rounded(box.x(), box.y(), box.width(), box.height(), box.height() / 2),
                Inks.CREAM.alpha(.86));
        lettering.line(exit.name(), Exit.TYPE).drawMiddle(g, Inks.SEA_INK, box.x() + 7, box.centreY(), Anchor.LEFT);
        double x = box.right() - 10;
        Path2D arrow = new Path2D.Double();
        arrow.moveTo(x + 7 * Math.cos(exit.angle()), box.centreY() + 7 * Math.sin(exit.angle()));
        for (double back : new double[] {2.4, -2.4}) {
            arrow.lineTo(x + 6 * Math.cos(exit.angle() + back), box.centreY() + 6 * Math.sin(exit.angle() + back));
        }
        arrow.closePath();
        Canvas.fill(g, arrow, Inks.SEA_INK);
    }

    private static void lead(Graphics2D g, PlacedName name) {
        SpotPoint spot = name.of().orElseThrow();
        double x = Math.clamp(spot.x(), name.box().x() + 3, name.box().right() - 3);
        double y = Math.clamp(spot.y(), name.box().y() + 3, name.box().bottom() - 3);
        double share = Math.min(1, spot.radius() / Math.max(1, Math.hypot(x - spot.x(), y - spot.y())));
        // It starts at the rim: what stands in the spot must not be crossed.
        Line2D line = new Line2D.Double(spot.x() + (x - spot.x()) * share, spot.y() + (y - spot.y()) * share, x, y);
        Canvas.draw(g, line, Inks.CREAM.alpha(.8), 3.4);
        Canvas.draw(g, line, Inks.INK, 1.2);
    }
}
