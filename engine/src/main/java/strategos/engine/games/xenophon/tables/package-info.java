/** The printed tables, one class each, as {@code tables.json} has them. */
package strategos.engine.games.xenophon.tables;
