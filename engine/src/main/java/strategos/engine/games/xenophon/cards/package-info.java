/** The action deck: each card with its ways, what a way does, at whom it may be aimed, and when it may be played. */
package strategos.engine.games.xenophon.cards;
