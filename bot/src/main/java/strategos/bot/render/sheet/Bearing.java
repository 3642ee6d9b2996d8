package strategos.bot.render.sheet;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The eight sides on which a name can stand, clockwise from the east. */
public enum Bearing {
    @JsonProperty("e")
    E(1, 0),
    @JsonProperty("se")
    SE(.78, .78),
    @JsonProperty("s")
    S(0, 1),
    @JsonProperty("sw")
    SW(-.78, .78),
    @JsonProperty("w")
    W(-1, 0),
    @JsonProperty("nw")
    NW(-.78, -.78),
    @JsonProperty("n")
    N(0, -1),
    @JsonProperty("ne")
    NE(.78, -.78);

    private final double dx;
    private final double dy;

    Bearing(double dx, double dy) {
        this.dx = dx;
        this.dy = dy;
    }

    /** To the right, in parts of the distance. */
    public double dx() {
        return dx;
    }

    /** Downwards, in parts of the distance. */
    public double dy() {
        return dy;
    }
}
