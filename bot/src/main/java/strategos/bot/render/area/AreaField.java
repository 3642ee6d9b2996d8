package strategos.bot.render.area;

/** The areas of land in one window, pixel by pixel. Never changed once made. */
public final class AreaField {
    private final byte[] labels;
    private final byte[] edges;

    /**
     * @param labels the area; 0 for water
     * @param edges how near its border is: 255 on it, fading to 0 within it
     */
    AreaField(byte[] labels, byte[] edges) {
        this.labels = labels;
        this.edges = edges;
    }

    int pixels() {
        return labels.length;
    }

    int label(int pixel) {
        return labels[pixel];
    }

    int edge(int pixel) {
        return edges[pixel] & 255;
    }

    /** Its size in memory. */
    public long bytes() {
        return (long) labels.length + edges.length;
    }
}
