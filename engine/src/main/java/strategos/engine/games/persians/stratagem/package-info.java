/** Stratagems (11.2). */
package strategos.engine.games.persians.stratagem;
