/** The computer player. */
package strategos.engine.games.xenophon.computer;
