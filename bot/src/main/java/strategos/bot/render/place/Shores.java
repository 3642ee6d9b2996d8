package strategos.bot.render.place;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import strategos.bot.render.sheet.Coast;
import strategos.bot.render.sheet.Sheet;

/** What of a map is land and what is sea, as far as names care: a sea's name on land would be read as a land's. */
final class Shores {
    private static final double[] SAMPLES = {.05, .3, .5, .7, .95};

    /** What a name pays when all of it lies on the wrong side of the shore. */
    private static final double WRONG = 130;

    /** Of the samples of a sea's name. */
    private static final int MOST_ASHORE = 2;

    private static final double NEVER = 4_000;

    private final Optional<BufferedImage> land;
    private final Optional<Box> inset;

    /** @param coast none where the sheet has no ground */
    Shores(Sheet sheet, Optional<Coast> coast) {
        this.land = coast.map(c -> mask(sheet.map(), c));
        this.inset = sheet.ground().flatMap(Sheet.Ground::inset).map(i -> new Box(i.x(), i.y(), i.width(), i.height()));
    }

    private static BufferedImage mask(Sheet.Size map, Coast coast) {
        BufferedImage mask = new BufferedImage(map.width(), map.height(), BufferedImage.TYPE_BYTE_BINARY);
        Graphics2D g = mask.createGraphics();
        g.setColor(Color.WHITE);
        g.fill(coast.land());
        g.dispose();
        return mask;
    }

    /** What it costs that the box lies on land when the point it belongs to does not, or the other way round. */
    double cost(Box box, double x, double y) {
        if (land.isEmpty() || inset.filter(i -> i.distance(x, y) == 0).isPresent()) {
            return 0;
        }
        boolean dry = dry(x, y);
        int wrong = 0;
        for (double u : SAMPLES) {
            wrong += dry(box.x() + u * box.width(), box.centreY()) == dry ? 0 : 1;
        }
        return !dry && wrong > MOST_ASHORE ? NEVER : WRONG * wrong / SAMPLES.length;
    }

    private boolean dry(double x, double y) {
        BufferedImage mask = land.orElseThrow();
        int column = Math.clamp((long) x, 0, mask.getWidth() - 1);
        int row = Math.clamp((long) y, 0, mask.getHeight() - 1);
        return (mask.getRGB(column, row) & 1) == 1;
    }
}
