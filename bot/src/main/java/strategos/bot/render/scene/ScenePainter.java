package strategos.bot.render.scene;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import strategos.bot.render.area.AreaMap;
import strategos.bot.render.area.AreaTints;
import strategos.bot.render.ground.Crop;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.layout.Chart;
import strategos.bot.render.layout.Chart.SpotPoint;
import strategos.bot.render.layout.StackPlacer;
import strategos.bot.render.panel.PanelColumn;
import strategos.bot.render.panel.PanelRow;
import strategos.bot.render.piece.PiecePainter;
import strategos.bot.render.sheet.Atlas;
import strategos.bot.render.sheet.Look;
import strategos.bot.render.sheet.Sheet;
import strategos.bot.render.sheet.Style;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Arrow;
import strategos.engine.text.Text;

/**
 * Paints scenes over the print of their sheet. From below: land and roads, names of lands, last moves, lines to stacks,
 * spots with their names, stacks; the panel and the frame beside and round them.
 */
public final class ScenePainter {
    private final Chart chart;
    private final Look look;
    private final PiecePainter pieces;
    private final PanelColumn panel;
    private final PanelRow footer;
    private final Optional<AreaTints> tints;

    /** @param areas of the chart's sheet, if it has any */
    public ScenePainter(Chart chart, Atlas atlas, Optional<AreaMap> areas, Lettering lettering) {
        this.tints = areas.map(a -> new AreaTints(a, atlas.look()));
        this.chart = chart;
        this.look = atlas.look();
        this.pieces = new PiecePainter(lettering, atlas.icons());
        this.panel = new PanelColumn(atlas, lettering, pieces);
        this.footer = new PanelRow(atlas, lettering, pieces);
    }

    /** The whole sheet with its panel: {@link BufferedImage#TYPE_INT_RGB}. */
    public BufferedImage whole(Scene scene, Print print, Function<Text, String> words) {
        Sheet sheet = chart.sheet();
        BufferedImage image =
                new BufferedImage(sheet.size().width(), sheet.size().height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        Sheet.Size map = sheet.map();
        map(g, image, scene, print, new Crop(0, 0, map.width(), map.height(), 1), words);
        sheet.panel().ifPresent(p -> panel.paint(g, scene, map.width(), p.width(), map.height(), words));
        sheet.footer()
                .ifPresent(f -> footer.paint(
                        g,
                        scene,
                        new PanelRow.Band(
                                sheet.name().orElse(""),
                                f,
                                map.height(),
                                sheet.size().width()),
                        words));
        Trimmings.frame(g, image.getWidth(), image.getHeight());
        g.dispose();
        return image;
    }

    /** A part of the map without the panel: {@link BufferedImage#TYPE_INT_RGB}. */
    public BufferedImage part(Scene scene, Print print, Crop crop, Function<Text, String> words) {
        BufferedImage image = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = Canvas.smooth(image);
        map(g, image, scene, print, crop, words);
        Trimmings.frame(g, image.getWidth(), image.getHeight());
        g.dispose();
        return image;
    }

    /** The older moves below the newer, each within the part of the map where it runs. */
    private void arrows(Graphics2D g, List<Arrow> arrows) {
        for (Arrow arrow : arrows) {
            Style.Arrow style = look.style(arrow.style(), Style.Arrow.class)
                    .scaled(chart.sheet().scaled(1));
            Journey.of(chart, arrow)
                    .forEach(leg -> Canvas.within(g, leg.within(), () -> ArrowArt.paint(g, style, leg)));
        }
    }

    private void map(
            Graphics2D g, BufferedImage image, Scene scene, Print print, Crop crop, Function<Text, String> words) {
        AffineTransform before = g.getTransform();
        g.setClip(0, 0, crop.width(), crop.height());
        StackLayer stacks = new StackLayer(
                PiecePainter.named(scene.pieces(), look, words), chart, new StackPlacer(chart), look, pieces);
        g.drawImage(print.below(), 0, 0, null);
        tints.ifPresent(t -> t.paint(image, print.areas().orElseThrow(), crop.width(), scene.tints()));
        g.transform(crop.transform());
        arrows(g, scene.arrows());
        stacks.paintBelow(g);
        for (Piece piece : scene.pieces()) {
            if (look.style(piece.style()) instanceof Style.Holding holding && chart.shows(piece.spot())) {
                SpotPoint spot = chart.spot(piece.spot());
                pieces.holding(g, holding, piece, spot.x(), spot.y(), spot.radius());
            }
        }
        g.setTransform(before);
        print.above(g);
        g.transform(crop.transform());
        stacks.paint(g);
        g.setTransform(before);
        g.setClip(null);
    }
}
