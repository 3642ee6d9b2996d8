package strategos.bot.render;

/** Which part of a scene a picture shows. */
public sealed interface Part {
    /** The closest look: each step shows half as much in each direction; 0 is as large as on the whole sheet. */
    int MOST_ZOOM = 2;

    /** The whole sheet with its panel. */
    record Whole() implements Part {}

    /** A part of the map that the sheet names, without the panel. */
    record Region(String name, int zoom) implements Part {}

    /** A square of the map around a spot, without the panel. */
    record Around(String spot, int zoom) implements Part {}

    /** A square of the map around the last move, or where there is none around the middle of all pieces. */
    record LastMove(int zoom) implements Part {}

    static Part whole() {
        return new Whole();
    }

    static Part region(String name, int zoom) {
        return new Region(name, zoom);
    }

    static Part around(String spot, int zoom) {
        return new Around(spot, zoom);
    }

    static Part lastMove(int zoom) {
        return new LastMove(zoom);
    }
}
