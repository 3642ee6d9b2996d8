package strategos.bot.render.chart;

/** Names beside the ends of lines: each as near to its own as can be, none over another. */
final class Apart {
    private Apart() {}

    /**
     * Where each stands.
     *
     * @param wished places in rising order
     * @param pitch between two neighbours, at least
     */
    static double[] places(double[] wished, double top, double bottom, double pitch) {
        double[] places = new double[wished.length];
        double least = top;
        for (int i = 0; i < places.length; i++) {
            places[i] = Math.max(least, wished[i]);
            least = places[i] + pitch;
        }
        double most = bottom;
        for (int i = places.length - 1; i >= 0; i--) {
            places[i] = Math.min(places[i], most);
            most = places[i] - pitch;
        }
        return places;
    }
}
