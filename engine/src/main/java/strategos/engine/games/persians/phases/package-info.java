/** The sequence of play. */
package strategos.engine.games.persians.phases;
