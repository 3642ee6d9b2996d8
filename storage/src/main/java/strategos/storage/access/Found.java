package strategos.storage.access;

import java.util.Optional;

/**
 * What a file holds.
 *
 * @param schema the version of its schema
 * @param current the newest one
 * @param whole whether there was time to look at all of it
 * @param application the application of Discord that was connected with it, if any
 */
public record Found(int schema, int current, boolean whole, Optional<String> application) {}
