package strategos.storage;

/**
 * The position after a version: a cache of what the journal says.
 *
 * @param format the version of the JSON; who reads another one makes the snapshot anew
 */
public record Snapshot(long version, int format, String json) {}
