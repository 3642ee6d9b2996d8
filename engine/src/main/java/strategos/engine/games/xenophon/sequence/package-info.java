/** The sequence of play: what comes before the first turn, the sixteen phases, whose turn it is, and who has won. */
package strategos.engine.games.xenophon.sequence;
