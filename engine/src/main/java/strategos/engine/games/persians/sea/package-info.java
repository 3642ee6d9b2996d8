/** Fleets and what they carry (9). */
package strategos.engine.games.persians.sea;
