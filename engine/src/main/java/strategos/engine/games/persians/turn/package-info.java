/** The sequence of play (2). */
package strategos.engine.games.persians.turn;
