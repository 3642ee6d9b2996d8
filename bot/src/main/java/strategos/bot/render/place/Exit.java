package strategos.bot.render.place;

import strategos.bot.render.ink.Type;

/**
 * A sign at the map's edge: where a road leads that leaves the map.
 *
 * @param angle of the way there, clockwise from the east
 */
public record Exit(String name, Box box, double angle) {
    /** How the signs are lettered. */
    public static final Type TYPE = Type.sans(17);
}
