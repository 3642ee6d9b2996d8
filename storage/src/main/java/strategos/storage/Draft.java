package strategos.storage;

import java.time.Instant;

/**
 * An order half filled by menus.
 *
 * @param id short, since buttons carry it
 * @param version the version at which the question it answers was first put
 * @param json what is filled so far
 */
public record Draft(String id, String match, String seat, String user, long version, String json, Instant updated) {}
