package strategos.bot.render.ground;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.stream.IntStream;
import strategos.bot.render.ink.Canvas;
import strategos.bot.render.ink.Inks;
import strategos.bot.render.ink.Tone;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Ranges;
import strategos.bot.render.sheet.Sheet;

/** Paints the land and the sea of a sheet: the dear part of a map. Safe for use by several threads. */
public final class LandPainter {
    private static final Tone SHORE = Tone.rgb(0x8B7B50);
    private static final Tone RIVER = Tone.rgb(0x5F8FA3);
    private static final Tone LAKE_RIM = Tone.rgb(0x44707F);
    private static final Tone LAKE_GLOW = Tone.rgb(0xC3DAD9);

    private final Sheet.Ground ground;
    private final Coast coast;
    private final RangeLines ranges;

    public LandPainter(Sheet.Ground ground, Coast coast, Ranges ranges) {
        this.ground = ground;
        this.coast = coast;
        this.ranges = RangeLines.of(ranges, ground.projection());
    }

    /** A picture of {@link BufferedImage#TYPE_INT_RGB} of that window. */
    public BufferedImage paint(Window window) {
        BufferedImage image = new BufferedImage(window.width(), window.height(), BufferedImage.TYPE_INT_RGB);
        landAndSea(image, window);
        Graphics2D g = Canvas.smooth(image);
        g.transform(window.transform());
        Canvas.within(g, coast.land(), () -> {
            shore(g);
            rivers(g);
        });
        lakes(g);
        Canvas.draw(g, coast.land(), Inks.COAST, Math.clamp(ground.glyph() / 12, 1.1, 1.7));
        new MountainGlyphs(ranges, ground.glyph(), ground.seed()).paint(g, coast.land(), coast.lakes());
        g.dispose();
        return image;
    }

    private void landAndSea(BufferedImage image, Window window) {
        Sea sea = new Sea(ground.band());
        int margin = (int) Math.ceil(sea.reach() * window.zoom());
        Window wide = window.grown(margin);
        byte[] land = LandMask.of(coast, wide);
        float[] offShore = DistanceTransform.of(land, wide.width(), wide.height());
        Relief relief = new Relief(window, ranges, ground.glyph());
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        IntStream.range(0, window.height()).parallel().forEach(row -> {
            int at = row * window.width();
            int from = (row + margin) * wide.width() + margin;
            for (int column = 0; column < window.width(); column++, at++, from++) {
                int share = land[from] & 255;
                int water = share == 255
                        ? 0
                        : sea.colour(window.sheetX(column), window.sheetY(row), offShore[from] / window.zoom());
                int soil = share == 0 ? 0 : relief.colour(column, row);
                pixels[at] = share == 0 ? water : share == 255 ? soil : Ramp.mix(water, soil, share / 255.0);
            }
        });
    }

    private void shore(Graphics2D g) {
        Canvas.draw(g, coast.land(), SHORE.alpha(.16), 9);
        Canvas.draw(g, coast.land(), SHORE.alpha(.18), 4);
    }

    private void rivers(Graphics2D g) {
        double width = Math.max(1.1, ground.glyph() / 13);
        for (Coast.River river : coast.rivers()) {
            if (visible(g, river.course())) {
                Canvas.draw(g, river.course(), Inks.CREAM.alpha(.35), width + 1.6);
                Canvas.draw(g, river.course(), RIVER, width);
            }
        }
    }

    private void lakes(Graphics2D g) {
        Path2D lakes = coast.lakes();
        Canvas.fill(g, lakes, Inks.SEA);
        Canvas.within(g, lakes, () -> {
            Canvas.draw(g, lakes, LAKE_GLOW.alpha(.45), 11);
            Canvas.draw(g, lakes, LAKE_GLOW.alpha(.55), 5);
        });
        Canvas.draw(g, lakes, LAKE_RIM, Math.max(.9, ground.glyph() / 20));
    }

    private static boolean visible(Graphics2D g, Shape shape) {
        Rectangle2D clip = g.getClipBounds();
        return clip == null || shape.intersects(clip) || clip.intersects(shape.getBounds2D());
    }
}
