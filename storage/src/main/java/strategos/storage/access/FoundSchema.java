package strategos.storage.access;

/**
 * What the database of a server holds.
 *
 * @param schema the version of its schema
 * @param current the newest one
 */
public record FoundSchema(int schema, int current) {}
