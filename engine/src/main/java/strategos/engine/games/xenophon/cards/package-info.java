/** The action deck and the leader cards: when a card may be played, what comes of it, and the orders about cards. */
package strategos.engine.games.xenophon.cards;
