package strategos.bot.render.sheet;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import strategos.bot.render.ink.Canvas;

/** The shape of a place: what it is reads from its outline alone. */
public enum Outline {
    @JsonProperty("disc")
    DISC {
        @Override
        public Shape outer(double x, double y, double radius) {
            return Canvas.disc(x, y, radius);
        }

        @Override
        public Shape inner(double x, double y, double radius) {
            return Canvas.disc(x, y, radius * .65);
        }
    },
    @JsonProperty("walls")
    WALLS {
        @Override
        public Shape outer(double x, double y, double radius) {
            double side = radius * .95;
            double tower = radius * .275;
            Area walls = new Area(square(x, y, side));
            for (int i = -1; i <= 1; i += 2) {
                for (int j = -1; j <= 1; j += 2) {
                    walls.add(new Area(square(x + i * side, y + j * side, tower)));
                }
            }
            return walls;
        }

        @Override
        public Shape inner(double x, double y, double radius) {
            return square(x, y, radius * .66);
        }
    },
    @JsonProperty("lozenge")
    LOZENGE {
        @Override
        public Shape outer(double x, double y, double radius) {
            return lozenge(x, y, radius * 1.05);
        }

        @Override
        public Shape inner(double x, double y, double radius) {
            return lozenge(x, y, radius * .65);
        }
    },
    @JsonProperty("square")
    SQUARE {
        @Override
        public Shape outer(double x, double y, double radius) {
            return square(x, y, radius);
        }

        @Override
        public Shape inner(double x, double y, double radius) {
            return square(x, y, radius * .66);
        }
    },
    @JsonProperty("tower")
    TOWER {
        @Override
        public Shape outer(double x, double y, double radius) {
            return tower(x, y, radius * 1.12);
        }

        @Override
        public Shape inner(double x, double y, double radius) {
            return tower(x, y + radius * .04, radius * .86);
        }
    },
    @JsonProperty("ring")
    RING {
        @Override
        public Shape outer(double x, double y, double radius) {
            return Canvas.disc(x, y, radius);
        }

        @Override
        public Shape inner(double x, double y, double radius) {
            return Canvas.disc(x, y, radius * .46);
        }
    };

    /** The whole of a place with that radius. */
    public abstract Shape outer(double x, double y, double radius);

    /** Its core, where its strength stands. */
    public abstract Shape inner(double x, double y, double radius);

    private static Shape square(double x, double y, double half) {
        return new Rectangle2D.Double(x - half, y - half, 2 * half, 2 * half);
    }

    /** A tower with three battlements. */
    private static Shape tower(double x, double y, double half) {
        double[] across = {-.86, -.86, -1, -1, -.58, -.58, -.22, -.22, .22, .22, .58, .58, 1, 1, .86, .86};
        double[] down = {1, -.36, -.36, -1, -1, -.66, -.66, -1, -1, -.66, -.66, -1, -1, -.36, -.36, 1};
        Path2D path = new Path2D.Double();
        for (int i = 0; i < across.length; i++) {
            if (i == 0) {
                path.moveTo(x + across[i] * half, y + down[i] * half);
            } else {
                path.lineTo(x + across[i] * half, y + down[i] * half);
            }
        }
        path.closePath();
        return path;
    }

    private static Shape lozenge(double x, double y, double half) {
        Path2D path = new Path2D.Double();
        path.moveTo(x, y - half);
        path.lineTo(x + half, y);
        path.lineTo(x, y + half);
        path.lineTo(x - half, y);
        path.closePath();
        return path;
    }
}
