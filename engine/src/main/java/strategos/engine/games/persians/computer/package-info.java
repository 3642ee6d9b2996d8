/** The computer player. */
package strategos.engine.games.persians.computer;
