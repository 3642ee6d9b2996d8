package strategos.bot.render.ground;

/** Colours in even steps with everything between them: ints of red, green and blue. */
final class Ramp {
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
