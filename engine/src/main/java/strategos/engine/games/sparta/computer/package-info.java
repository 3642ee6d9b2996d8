/** The computer player. */
package strategos.engine.games.sparta.computer;
