package strategos.bot.render.chart;

import java.util.Locale;

/** Points as they are written in a table. */
final class Points {
    private Points() {}

    /** Halves as ½; other shares, of matches of several, to one place. */
    static String written(double points) {
        double halves = points * 2;
        if (Math.abs(halves - Math.rint(halves)) > 1e-6) {
            return String.format(Locale.ROOT, "%.1f", points);
        }
        long twice = Math.round(halves);
        String whole = twice == 1 ? "" : Long.toString(twice / 2);
        return twice % 2 == 0 ? whole : whole + "½";
    }
}
