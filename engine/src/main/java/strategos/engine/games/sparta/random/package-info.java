/** The events of a year (15). */
package strategos.engine.games.sparta.random;
