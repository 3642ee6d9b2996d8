package strategos.bot.render;

/** Which part of a scene a picture shows. */
public sealed interface Focus {
    /** The whole sheet with its panel. */
    record Whole() implements Focus {}

    /**
     * A part of the map that the sheet names, without the panel.
     *
     * @param percent 100 shows it as large as the whole picture does
     */
    record Region(String name, int percent) implements Focus {}

    /**
     * 800 by 800 pixels around a spot, without the panel.
     *
     * @param percent 100 shows it as large as the whole picture does
     */
    record Around(String spot, int percent) implements Focus {}

    static Focus whole() {
        return new Whole();
    }

    static Focus region(String name, int percent) {
        return new Region(name, percent);
    }

    static Focus around(String spot, int percent) {
        return new Around(spot, percent);
    }
}
