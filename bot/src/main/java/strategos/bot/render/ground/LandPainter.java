package strategos.bot.render.ground;

import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
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

    /** A picture of {@link BufferedImage#TYPE_INT_RGB} of that crop. */
    public BufferedImage paint(Crop crop) {
        BufferedImage image = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_INT_RGB);
        landAndSea(image, crop);
        Graphics2D g = Canvas.smooth(image);
        g.transform(crop.transform());
        Canvas.within(g, coast.land(), () -> {
            shore(g);
            rivers(g);
        });
        lakes(g);
        Canvas.draw(g, coast.land(), Inks.COAST, Math.clamp(ground.glyph() / 12, 1.1, 1.7));
        new MountainGlyphs(ranges, ground.glyph(), ground.seed()).paint(g, coast.land(), coast.lakes(), crop);
        g.dispose();
        return image;
    }

    private void landAndSea(BufferedImage image, Crop crop) {
        Sea sea = new Sea(ground.band());
        int margin = (int) Math.ceil(sea.reach() * crop.zoom());
        Crop wide = crop.grown(margin);
        byte[] land = LandMask.of(coast, wide);
        float[] offShore = DistanceTransform.of(land, wide.width(), wide.height());
        Relief relief = new Relief(crop, ranges, ground.glyph());
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        IntStream.range(0, crop.height()).parallel().forEach(row -> {
            int at = row * crop.width();
            int from = (row + margin) * wide.width() + margin;
            for (int column = 0; column < crop.width(); column++, at++, from++) {
                int share = land[from] & 255;
                int water = share == 255
                        ? 0
                        : sea.colour(crop.sheetX(column), crop.sheetY(row), offShore[from] / crop.zoom());
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
        Rectangle2D clip = g.getClipBounds();
        for (Coast.River river : coast.rivers()) {
            if (clip == null || clip.intersects(river.bounds())) {
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

    /** Says of each pixel of a crop how much of it is land. */
    public static final class LandMask {
        private LandMask() {}

        /** From 0 for water to 255 for land, row by row. */
        public static byte[] of(Coast coast, Crop crop) {
            BufferedImage mask = new BufferedImage(crop.width(), crop.height(), BufferedImage.TYPE_BYTE_GRAY);
            Graphics2D g = Canvas.smooth(mask);
            g.transform(crop.transform());
            Canvas.fill(g, coast.land(), Inks.WHITE);
            g.dispose();
            return ((DataBufferByte) mask.getRaster().getDataBuffer()).getData();
        }
    }

    /** Colours in even steps with everything between them: ints of red, green and blue. */
    static final class Ramp {
        private final int[] stops;

        Ramp(int... stops) {
            this.stops = stops;
        }

        /** The colour at a place from 0, the first stop, to the number of the last. */
        int at(double place) {
            double held = Math.max(0, Math.min(stops.length - 1.0001, place));
            int below = (int) held;
            return mix(stops[below], stops[below + 1], held - below);
        }

        static int mix(int from, int to, double share) {
            int mixed = 0;
            for (int shift = 16; shift >= 0; shift -= 8) {
                int a = (from >> shift) & 255;
                int b = (to >> shift) & 255;
                mixed |= (int) Math.round(a + (b - a) * share) << shift;
            }
            return mixed;
        }
    }

    /** The colour of the sea: soft steps of depth that wander a little, and pale waterlines along the shore. */
    private static final class Sea {
        private static final Ramp DEPTHS = new Ramp(0xA9C8C9, 0x97BAC0, 0x86ABB5, 0x769CA9, 0x688E9D);
        private static final double[] STEPS = {.45, 1.1, 2.2, 4.2};
        private static final double[] LINES = {3.2, 7.6, 13.2};
        private static final double[] LINE_STRENGTHS = {.55, .34, .20};
        private static final int FOAM = 0xF2F5E8;

        private final double band;

        Sea(double band) {
            this.band = band;
        }

        /** How far from the shore the depth still changes, in the sheet's pixels. */
        double reach() {
            return band * STEPS[STEPS.length - 1] * 1.4;
        }

        /** The colour at a point so far off shore, both in the sheet's pixels. */
        int colour(double x, double y, double offShore) {
            if (offShore == 0) {
                return DEPTHS.at(0);
            }
            int water = DEPTHS.at(depth(x, y, offShore));
            double foam = offShore < 3 ? .18 : 0;
            for (int i = 0; i < LINES.length; i++) {
                double away = Math.abs(offShore - LINES[i]);
                if (away < 1) {
                    foam = Math.max(foam, LINE_STRENGTHS[i] * (1 - away));
                }
            }
            return foam > 0 ? Ramp.mix(water, FOAM, foam) : water;
        }

        private double depth(double x, double y, double offShore) {
            double bent = offShore;
            if (offShore >= band * .3) {
                double noise = Noise.clouds(x / 90, y / 90, 3, 3) - .5;
                bent = offShore * (1 + noise * .7) + noise * band * .35;
            }
            double depth = 0;
            for (int i = 0; i < STEPS.length; i++) {
                double past = (bent - band * STEPS[i]) / (2.1 + i * .5);
                depth += Math.clamp((past + 1) / 2, 0, 1);
            }
            return depth;
        }
    }
}
