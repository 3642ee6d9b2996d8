package strategos.storage.access;

/**
 * What a file holds.
 *
 * @param schema the version of its schema
 * @param current the newest one
 * @param whole whether there was time to look at all of it
 */
public record Found(int schema, int current, boolean whole) {}
