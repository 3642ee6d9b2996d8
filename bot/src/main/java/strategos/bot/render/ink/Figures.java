package strategos.bot.render.ink;

/** Figures with a sign in front: a gain is green and a loss red, beside the sign itself. */
public final class Figures {
    private Figures() {}

    /** The colour of a figure as written; plain ink for one without a sign. */
    public static Tone tone(String figure) {
        if (figure.startsWith("+")) {
            return Inks.GAIN;
        }
        return figure.startsWith("−") || figure.startsWith("–") ? Inks.LOSS : Inks.INK;
    }
}
