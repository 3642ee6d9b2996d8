package strategos.engine.games.persians.war;

/** What tells a zone at sea from one on land: its id. */
public final class SeaZone {
    private static final String PREFIX = "sea-";

    private SeaZone() {}

    /** Whether the id is that of a sea zone. */
    public static boolean is(String id) {
        return id.startsWith(PREFIX);
    }
}
