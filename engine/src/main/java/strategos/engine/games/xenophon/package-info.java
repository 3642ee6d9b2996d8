/**
 * Xenophon and the Ten Thousand: the march from Cunaxa to the sea, for two to six armies or one alone. {@link
 * strategos.engine.games.xenophon.Xenophon} is the game, {@link strategos.engine.games.xenophon.state.MarchState} its
 * position, {@code printed} what the box prints, {@code events} what can happen. The rules lie by chapter, each phase with
 * its table, its roll and its order: {@code route}, {@code battle}, {@code hardship}, {@code cards}; {@code rules} is what
 * they share, {@code sequence} puts them in order. {@code asking} says who is asked what, {@code view} what is shown.
 */
package strategos.engine.games.xenophon;
