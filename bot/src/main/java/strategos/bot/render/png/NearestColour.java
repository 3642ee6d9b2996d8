package strategos.bot.render.png;

/** Finds the nearest of a few colours; green counts most, blue least, as for the eye. */
final class NearestColour {
    static final double RED = 1.0;
    static final double GREEN = 1.6;
    static final double BLUE = .7;

    private final double[] red;
    private final double[] green;
    private final double[] blue;

    NearestColour(int[] colours) {
        red = new double[colours.length];
        green = new double[colours.length];
        blue = new double[colours.length];
        for (int i = 0; i < colours.length; i++) {
            red[i] = (colours[i] >> 16) & 255;
            green[i] = (colours[i] >> 8) & 255;
            blue[i] = colours[i] & 255;
        }
    }

    NearestColour(double[][] colours) {
        red = new double[colours.length];
        green = new double[colours.length];
        blue = new double[colours.length];
        for (int i = 0; i < colours.length; i++) {
            red[i] = colours[i][0];
            green[i] = colours[i][1];
            blue[i] = colours[i][2];
        }
    }

    /** The index of the nearest; a good guess saves most of the search. */
    int find(double r, double g, double b, int guess) {
        int best = guess;
        double least = distance(guess, r, g, b);
        for (int i = 0; i < green.length; i++) {
            double dg = green[i] - g;
            if (dg * dg * GREEN < least) {
                double distance = distance(i, r, g, b);
                if (distance < least) {
                    least = distance;
                    best = i;
                }
            }
        }
        return best;
    }

    private double distance(int i, double r, double g, double b) {
        double dr = red[i] - r;
        double dg = green[i] - g;
        double db = blue[i] - b;
        return dr * dr * RED + dg * dg * GREEN + db * db * BLUE;
    }
}
