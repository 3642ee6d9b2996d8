/**
 * An open database, and work on it in one transaction. {@link strategos.storage.database.Database} is sealed over the two
 * engines, which is why both stand here; what serves one of them alone lies in {@code sqlite} and {@code postgres} beneath. The
 * statements are one text for both (ADR 0029): where the engines differ, the database is asked. Nothing here knows a match.
 *
 * <p>This is the inside of the module. What is public is so for the packages of the tables beside it; nobody outside the
 * module may touch it, nor call what asks for a {@link strategos.storage.database.Script} or an open connection. {@code
 * WallsTest} of the bot holds that.
 */
package strategos.storage.database;
