/** The position as immutable values. */
package strategos.engine.games.persians.war;
