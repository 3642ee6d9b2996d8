package strategos.bot.render.layout;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import strategos.bot.render.layout.Chart.SpotPoint;
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

    /** The side of a cell in pixels: no shore needs to be known closer. */
    private static final int CELL = 2;

    /** How far from a spot there must be water on all sides for its stacks to be at sea. */
    private static final double AT_SEA = 1.2;

    /** What a fleet pays for each sample that lies on land. */
    private static final double ASHORE = 30;

    private final Optional<BufferedImage> land;
    private final Optional<Bounds> inset;

    private Shores(Sheet sheet, Optional<BufferedImage> land) {
        this.land = land;
        this.inset =
                sheet.ground().flatMap(Sheet.Ground::inset).map(i -> new Bounds(i.x(), i.y(), i.width(), i.height()));
    }

    /** @param coast none where the sheet has no ground */
    static Shores of(Sheet sheet, Optional<Coast> coast) {
        return new Shores(sheet, coast.map(c -> mask(sheet.map(), c)));
    }

    /** Writes it so that {@link #read} gives it back. */
    void write(DataOutput out) throws IOException {
        out.writeBoolean(land.isPresent());
        if (land.isPresent()) {
            out.write(bits(land.get()));
        }
    }

    /** What {@link #write} wrote of that sheet. */
    static Shores read(DataInput in, Sheet sheet) throws IOException {
        if (!in.readBoolean()) {
            return new Shores(sheet, Optional.empty());
        }
        BufferedImage mask = blank(sheet.map());
        in.readFully(bits(mask));
        return new Shores(sheet, Optional.of(mask));
    }

    private static byte[] bits(BufferedImage mask) {
        return ((DataBufferByte) mask.getRaster().getDataBuffer()).getData();
    }

    private static BufferedImage blank(Sheet.Size map) {
        return new BufferedImage(map.width() / CELL + 1, map.height() / CELL + 1, BufferedImage.TYPE_BYTE_BINARY);
    }

    private static BufferedImage mask(Sheet.Size map, Coast coast) {
        BufferedImage mask = blank(map);
        Graphics2D g = mask.createGraphics();
        g.scale(1.0 / CELL, 1.0 / CELL);
        g.setColor(Color.WHITE);
        g.fill(coast.land());
        g.dispose();
        return mask;
    }

    /** What it costs that the box lies on land when the point it belongs to does not, or the other way round. */
    double cost(Bounds box, double x, double y) {
        if (isUnknown(x, y)) {
            return 0;
        }
        boolean dry = dry(x, y);
        int wrong = 0;
        for (double u : SAMPLES) {
            wrong += dry(box.x() + u * box.width(), box.centreY()) == dry ? 0 : 1;
        }
        return !dry && wrong > MOST_ASHORE ? NEVER : WRONG * wrong / SAMPLES.length;
    }

    private boolean isUnknown(double x, double y) {
        return land.isEmpty() || inset.filter(i -> i.distance(x, y) == 0).isPresent();
    }

    /** What it costs a stack to lie on land when its spot is out at sea. */
    double ashore(SpotPoint spot, Bounds box) {
        double out = spot.radius() * AT_SEA;
        if (isUnknown(spot.x(), spot.y())
                || dry(spot.x(), spot.y())
                || dry(spot.x() - out, spot.y())
                || dry(spot.x() + out, spot.y())
                || dry(spot.x(), spot.y() - out)
                || dry(spot.x(), spot.y() + out)) {
            return 0;
        }
        double cost = 0;
        for (double u : SAMPLES) {
            cost += dry(box.x() + u * box.width(), box.centreY()) ? ASHORE : 0;
        }
        return cost;
    }

    private boolean dry(double x, double y) {
        BufferedImage mask = land.orElseThrow();
        int column = Math.clamp((long) (x / CELL), 0, mask.getWidth() - 1);
        int row = Math.clamp((long) (y / CELL), 0, mask.getHeight() - 1);
        return (mask.getRGB(column, row) & 1) == 1;
    }
}
