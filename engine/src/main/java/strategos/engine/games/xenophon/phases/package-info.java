/** The sequence of play: one class for each of the sixteen phases, and what binds them together. */
package strategos.engine.games.xenophon.phases;
