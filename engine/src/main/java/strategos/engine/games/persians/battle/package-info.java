/** Battles, from the order to the result (7, 9.3). */
package strategos.engine.games.persians.battle;
