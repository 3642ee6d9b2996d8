/**
 * What a PostgreSQL server alone needs: how connections to it are set up, its schema, what it promises of a commit, and one
 * sentence for each thing that goes wrong. {@code PostgresDatabase} opens all of it.
 *
 * <p>No sentence and no cause repeats a password or a bound value.
 */
package strategos.storage.database.postgres;
