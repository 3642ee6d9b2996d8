package strategos.bot.render.sheet;

/**
 * From longitude and latitude to pixels: equirectangular, true at one latitude.
 *
 * @param west longitude of the left edge
 * @param north latitude of the upper edge
 * @param degree pixels of one degree of longitude
 * @param trueLatitude where east and north have the same scale
 */
public record Projection(double west, double north, double degree, double trueLatitude) {
    private static final double METRES_OF_A_DEGREE = 111_320;

    public Projection {
        if (degree <= 0 || Math.abs(trueLatitude) > 80 || Math.abs(north) > 85) {
            throw new IllegalArgumentException("a projection has a scale above 0 and latitudes away from the poles");
        }
    }

    public double x(double longitude) {
        return (longitude - west) * degree;
    }

    public double y(double latitude) {
        return (north - latitude) * degree / Math.cos(Math.toRadians(trueLatitude));
    }

    /** Pixels of that many metres. */
    public double pixels(double metres) {
        return metres * degree / (METRES_OF_A_DEGREE * Math.cos(Math.toRadians(trueLatitude)));
    }
}
