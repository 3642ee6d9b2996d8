/**
 * What SQLite alone needs: connections to a file, the checks that come before one, the lock beside it, its schema, how
 * another file takes its place, and one sentence for each thing that goes wrong. {@code SqliteDatabase} opens all of it.
 *
 * <p>A file that is looked at or refused is left as it was. Its schema is counted here for both engines: a number means the
 * same in either.
 */
package strategos.storage.database.sqlite;
