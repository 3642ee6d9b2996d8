/**
 * Xenophon and the Ten Thousand: the march from Cunaxa to the sea, for two to six armies or one alone. {@link
 * strategos.engine.games.xenophon.Xenophon} is the game, {@link strategos.engine.games.xenophon.march.March} its position,
 * {@code phases} its sequence of play, {@code tables} what it prints, {@code cards} the action deck, {@code orders} one
 * file for each verb, {@code events} what can happen, {@code view} what is shown.
 */
package strategos.engine.games.xenophon;
