package strategos.bot.render.ground;

/** The colour of the sea: soft steps of depth that wander a little, and pale waterlines along the shore. */
final class Sea {
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
