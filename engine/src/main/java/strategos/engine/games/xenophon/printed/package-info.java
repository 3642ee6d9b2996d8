/** What the box prints: the card list with what each card does and at whom it may be aimed, and the distance track. */
package strategos.engine.games.xenophon.printed;
