package strategos.bot.render.ink;

/** Which point of a line stands at the given place. */
public enum Anchor {
    LEFT(0),
    CENTRE(.5),
    RIGHT(1);

    private final double share;

    Anchor(double share) {
        this.share = share;
    }

    /** How much of the line's width lies before the place. */
    double share() {
        return share;
    }
}
